import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const table = appStyle({
  inlineSize: '100%',
  padding: vars.space['16'],
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 4,
});

export const corner = appStyle({
  inlineSize: 112,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  verticalAlign: 'bottom',
});

export const columnHead = appStyle({
  paddingBlockEnd: vars.space['4'],
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  verticalAlign: 'bottom',
});

export const rowHead = appStyle({
  paddingInlineEnd: vars.space['8'],
  fontWeight: vars.weight.medium,
  textAlign: 'start',
  overflowWrap: 'anywhere',
});

/** A level, from pale to strong: the tones' own washes hardly differ in the dark. */
const ground = (tone: 'success' | 'info' | 'warning' | 'danger', share: number) =>
  `color-mix(in oklab, ${vars[tone].solid} ${share}%, ${vars.surface.raised})`;

export const cell = appStyle({
  blockSize: 76,
  padding: vars.space['6'],
  borderRadius: vars.radius['6'],
  verticalAlign: 'top',
  selectors: {
    '&[data-level="low"]': { background: ground('success', 20) },
    '&[data-level="medium"]': { background: ground('info', 30) },
    '&[data-level="high"]': { background: ground('warning', 38) },
    '&[data-level="critical"]': { background: ground('danger', 46) },
    '&[data-over]': { outline: `2px solid ${vars.border.focus}`, outlineOffset: -2 },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const score = appStyle({
  display: 'block',
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});

export const chips = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['4'] });

export const chip = appStyle({
  minInlineSize: 32,
  minBlockSize: 32,
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: {
    '&[data-movable]': { cursor: 'grab', touchAction: 'none' },
    '&[data-lifted]': { cursor: 'grabbing', opacity: 0.6 },
    '&[aria-pressed="true"]': {
      borderColor: vars.accent.solid,
      background: vars.accent.solid,
      color: vars.accent.onSolid,
    },
  },
});

export const legend = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
});

/** The same in words, where five columns have no room. */
export const scores = appStyle({ ...type['13'], display: 'grid' });

export const scored = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  padding: vars.space['16'],
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '&[data-chosen]': { background: vars.accent.wash },
  },
});

export const scoredHead = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'baseline',
  gap: vars.space['8'],
});

export const scoredNumber = appStyle({
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** A target as large as its words are long, without an edge of its own. */
export const scoredTitle = appStyle({
  justifyContent: 'start',
  blockSize: 'auto',
  paddingBlock: vars.space['4'],
  paddingInline: 0,
  color: vars.text.strong,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover:not(:disabled)': { background: 'transparent', textDecoration: 'underline' },
  },
});

/** Likelihood and impact beside each other. */
export const place = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'end',
  gap: vars.space['12'],
});
