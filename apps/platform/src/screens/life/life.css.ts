import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** Eight figures in one panel, divided by hairlines. */
export const figures = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: 1,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'hidden',
  background: vars.border.hairline,
  border: hairline,
  borderRadius: vars.radius['12'],
  '@media': { '(max-width: 799px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = appStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  minInlineSize: 0,
  padding: `${vars.space['12']} 14px`,
  background: vars.surface.raised,
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { background: vars.surface.hover } } },
  },
});

export const figureName = appStyle({
  ...type['13'],
  display: 'flex',
  gap: vars.space['8'],
  alignItems: 'center',
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

/** The name is a link as large as the figure. */
export const whole = appStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });

export const figureValue = appStyle({
  ...type['18'],
  marginBlockStart: vars.space['6'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const none = appStyle({
  ...type['13'],
  marginBlockStart: vars.space['8'],
  color: vars.text.muted,
});

export const note = appStyle({ ...type['12'], color: vars.text.muted });

/** Charts and goals at the start side, the day at the end side; the day comes first where it is narrow. */
export const two = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  gap: vars.space['16'],
  alignItems: 'start',
  paddingBlockStart: vars.space['16'],
  '@media': { [media.mid]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const stack = appStyle({ display: 'grid', gap: vars.space['16'], minInlineSize: 0 });

export const rail = appStyle({
  display: 'grid',
  gap: vars.space['16'],
  minInlineSize: 0,
  '@media': {
    [media.mid]: {
      order: -1,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
    },
    '(max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const halves = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['16'],
  '@media': { '(max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** A chart: its note stands at the foot, as that of the higher chart beside it. */
export const chart = appStyle({ display: 'grid', gridTemplateRows: 'auto minmax(0, 1fr) auto' });

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

/** Time, sign, words. */
export const hour = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(64px, auto) 18px minmax(0, 1fr) auto',
  gap: `0 ${vars.space['8']}`,
  alignItems: 'center',
  padding: `${vars.space['6']} ${vars.space['16']}`,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const time = appStyle({ ...type['13'], color: vars.text.muted });

export const what = appStyle({
  ...type['14'],
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const past = appStyle({ fontWeight: vars.weight.regular, color: vars.text.muted });

/** The line of the present between what was and what comes. */
export const now = appStyle({
  ...type['12'],
  display: 'flex',
  gap: vars.space['8'],
  alignItems: 'center',
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['16'],
  fontWeight: vars.weight.medium,
  color: vars.accent.text,
  '::after': { content: '', flex: 1, blockSize: 1, background: vars.accent.solid },
});

export const buttons = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['8'],
});

export const log = appStyle({ justifyContent: 'flex-start' });

export const goal = appStyle({ display: 'grid', gap: vars.space['8'], minInlineSize: 0 });

export const goalHead = appStyle({
  display: 'flex',
  gap: vars.space['16'],
  alignItems: 'flex-start',
  justifyContent: 'space-between',
});

export const goalFacts = appStyle({
  ...type['12'],
  display: 'flex',
  gap: vars.space['6'],
  alignItems: 'center',
  color: vars.text.muted,
});

export const pace = appStyle({ ...type['12'], textAlign: 'end', color: vars.text.muted });

export const late = appStyle({
  ...type['12'],
  display: 'inline-flex',
  gap: vars.space['4'],
  alignItems: 'center',
  fontWeight: vars.weight.medium,
  color: vars.warning.text,
});

export const row = appStyle({
  minBlockSize: 28,
  display: 'flex',
  gap: vars.space['12'],
  alignItems: 'center',
  justifyContent: 'space-between',
  minInlineSize: 0,
});

export const when = appStyle({ ...type['12'], whiteSpace: 'nowrap', color: vars.text.muted });

export const empty = appStyle({ margin: 0, padding: vars.space['16'] });

/** Four sums, two beside each other. */
export const sums = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space['16'],
});

export const grow = appStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const findings = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['8'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const suggestion = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['12'],
  border: hairline,
  borderRadius: vars.radius['8'],
});

/** A sentence, and the way to its rows on a line of its own. */
export const finding = appStyle({ display: 'grid', justifyItems: 'start' });
