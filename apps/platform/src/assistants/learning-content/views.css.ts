import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
const narrow = '(max-width: 639px)';

export const links = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  padding: `0 ${vars.space['24']} ${vars.space['16']}`,
  '@container': { [narrow]: { paddingInline: vars.space['16'] } },
});

export const body = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['20'],
  padding: vars.space['24'],
  overflowWrap: 'anywhere',
  '@container': { [narrow]: { padding: vars.space['16'] } },
});

/** A text with its outline beside it, or over it where there is no room. */
export const outlined = appStyle({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 68ch)',
  gap: vars.space['32'],
  padding: vars.space['24'],
  '@container': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      padding: vars.space['16'],
      gap: vars.space['16'],
    },
  },
});

export const outline = appStyle({
  ...type['13'],
  position: 'sticky',
  insetBlockStart: vars.space['16'],
  alignSelf: 'start',
  display: 'grid',
  gap: vars.space['4'],
  '@container': { [narrow]: { position: 'static' } },
});

export const outlineList = appStyle({ display: 'grid', gap: vars.space['2'] });

export const text = appStyle({
  display: 'grid',
  gap: vars.space['24'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const section = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  scrollMarginBlockStart: vars.space['16'],
});

export const deck = appStyle({ display: 'grid', gap: vars.space['12'], justifyItems: 'center' });

/** A card is as high as the higher of its sides: turned over, nothing under it moves. */
export const card = appStyle({
  display: 'grid',
  inlineSize: '100%',
  maxInlineSize: 560,
  minBlockSize: 220,
  padding: 0,
  perspective: 1_200,
  textAlign: 'start',
  cursor: 'pointer',
  borderRadius: vars.radius['12'],
});

export const sides = appStyle({
  display: 'grid',
  transformStyle: 'preserve-3d',
  transition: 'transform 320ms ease',
  selectors: { '&[data-turned]': { transform: 'rotateY(180deg)' } },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const side = appStyle({
  gridArea: '1 / 1',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  gap: vars.space['8'],
  padding: vars.space['24'],
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
  boxShadow: vars.shadow.low,
  backfaceVisibility: 'hidden',
  overflowWrap: 'anywhere',
  selectors: { '&[data-back]': { transform: 'rotateY(180deg)' } },
});

export const label = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});

export const words = appStyle({
  ...type['20'],
  alignSelf: 'center',
  color: vars.text.strong,
  whiteSpace: 'pre-line',
  textAlign: 'center',
});

export const turns = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space['12'] });

export const place = appStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  minInlineSize: 72,
  textAlign: 'center',
});

export const list = appStyle({
  display: 'grid',
  marginBlockStart: vars.space['8'],
  borderBlockStart: hairline,
});

export const row = appStyle({
  ...type['14'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: vars.space['16'],
  paddingBlock: vars.space['12'],
  whiteSpace: 'pre-line',
  selectors: { '& + &': { borderBlockStart: hairline } },
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['2'] } },
});

export const front = appStyle({ color: vars.text.strong, fontWeight: vars.weight.medium });

export const exercises = appStyle({ display: 'grid', gap: vars.space['24'] });

export const exercise = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  justifyItems: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const answer = appStyle({
  inlineSize: '100%',
  padding: vars.space['16'],
  borderRadius: vars.radius['8'],
  background: vars.surface.sunken,
});

/** Columns of a sheet, as many as there is room for. */
export const columns = appStyle({
  columnWidth: 240,
  columnGap: vars.space['24'],
  overflowWrap: 'anywhere',
});

export const block = appStyle({
  display: 'grid',
  gap: vars.space['6'],
  paddingBlockEnd: vars.space['16'],
  breakInside: 'avoid',
});
