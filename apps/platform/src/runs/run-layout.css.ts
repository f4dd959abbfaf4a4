import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

/** Steps, text, side: the middle is what is read, the others stay in sight. */
export const layout = appStyle({
  display: 'grid',
  gridTemplateColumns: '244px minmax(0, 1fr) 336px',
  alignItems: 'stretch',
  minBlockSize: `calc(100dvh - ${vars.size.bar} - 112px)`,
  borderBlockStart: hairline,
  '@media': {
    [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const steps = appStyle({
  minInlineSize: 0,
  paddingBlock: vars.space['20'],
  paddingInline: `${vars.size.gutter} ${vars.space['16']}`,
  '@media': {
    [media.mid]: {
      gridColumn: '1 / -1',
      paddingInline: vars.size.gutter,
      paddingBlock: vars.space['12'],
      borderBlockEnd: hairline,
    },
  },
});

export const sticky = appStyle({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space['20']})`,
  '@media': { [media.mid]: { position: 'static' } },
});

/** The steps as one line of dots with the present one by its name. */
export const stepDots = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

export const dot = appStyle({
  inlineSize: 8,
  blockSize: 8,
  border: `1.5px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  selectors: {
    '&[data-state="completed"]': { background: vars.text.strong, borderColor: vars.text.strong },
    '&[data-state="running"]': { background: vars.accent.solid, borderColor: vars.accent.solid },
    '&[data-state="failed"]': {
      background: vars.danger.solid,
      borderColor: vars.danger.solid,
      borderRadius: 2,
    },
  },
});

export const stepName = appStyle({
  ...type['13'],
  marginInlineStart: vars.space['4'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const center = appStyle({
  minInlineSize: 0,
  paddingBlock: vars.space['24'],
  paddingInline: vars.size.gutter,
  background: vars.surface.raised,
  borderInline: hairline,
  '@media': {
    [media.mid]: { borderInlineStart: 0 },
    [media.narrow]: { borderInline: 0 },
  },
});

/** Widest running text. */
export const text = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['24'],
  maxInlineSize: vars.size.reading,
  marginInline: 'auto',
});

export const side = appStyle({
  minInlineSize: 0,
  paddingBlock: vars.space['20'],
  paddingInline: `${vars.space['20']} ${vars.size.gutter}`,
  '@media': { [media.narrow]: { paddingInline: vars.size.gutter, borderBlockStart: hairline } },
});

export const sideStack = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.bar} + ${vars.space['20']})`,
  '@media': { [media.narrow]: { position: 'static' } },
});

/** Lines stay lines. */
export const described = appStyle({ whiteSpace: 'pre-line' });

export const entry = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
});

export const entryHead = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  color: vars.text.muted,
});

export const entryName = appStyle({
  ...type['13'],
  letterSpacing: 'normal',
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

/** Floats over the text: it moves nothing. */
export const followPlace = appStyle({
  position: 'sticky',
  insetBlockEnd: vars.space['16'],
  display: 'flex',
  justifyContent: 'center',
  blockSize: 0,
  overflow: 'visible',
  zIndex: vars.layer.sticky,
  // Over the button that cancels.
  '@media': { [media.small]: { insetBlockEnd: 64 } },
});

export const followButton = appStyle({
  transform: 'translateY(-100%)',
  background: vars.surface.overlay,
  boxShadow: vars.shadow.menu,
  borderRadius: vars.radius.full,
});

export const cost = appStyle({ display: 'grid', gap: vars.space['4'] });

export const costFigure = appStyle({
  ...type['24'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});
