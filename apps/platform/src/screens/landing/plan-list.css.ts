import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;
/** Four plans side by side need this much. */
const pairs = '(max-width: 1099px)';

/** One panel, divided by hairlines; the plans' rows are one grid, so that prices and buttons align. */
export const plans = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
  '@media': {
    [pairs]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

const mark = appStyle({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: -1,
    border: `1.5px solid ${vars.highlight.border}`,
    borderRadius: vars.radius['12'],
    pointerEvents: 'none',
  },
});

// The recommended plan's frame stands where its hairlines and those of the next plan were.
const unlined = { [`${mark}&, ${mark} + &`]: { borderColor: 'transparent' } };

export const plan = appStyle({
  position: 'relative',
  display: 'grid',
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  padding: vars.space['24'],
  selectors: { '& + &': { borderInlineStart: hairline }, ...unlined },
  '@media': {
    [pairs]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: hairline },
        ...unlined,
      },
    },
    [media.small]: {
      padding: `${vars.space['20']} ${vars.space['16']}`,
      selectors: {
        '& + &': { borderInlineStart: 0, borderBlockStart: hairline },
        ...unlined,
      },
    },
  },
});

/** Amber: the one plan that is recommended. */
export const recommended = `${plan} ${mark}`;

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: 24,
});

export const description = appStyle({ ...type['13'], color: vars.text.muted });

export const cost = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['6']}`,
  marginBlockStart: vars.space['16'],
});

export const amount = appStyle({
  ...type['32'],
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const per = appStyle({ ...type['13'], color: vars.text.muted });

export const bill = appStyle({
  ...type['12'],
  marginBlockEnd: vars.space['16'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const features = appStyle({
  ...type['13'],
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['8'],
  marginBlockStart: vars.space['20'],
});

export const feature = appStyle({ display: 'flex', gap: vars.space['8'] });

export const check = appStyle({ marginBlockStart: 2, color: vars.text.muted });
