import { appStyle, vars } from '@constella/ui/tokens';

/** Below this width nothing stands beside the form. */
const narrow = '(max-width: 1199px)';

/** Where nothing stands beside anything, everything follows in its order. */
const below = { '@media': { [narrow]: { gridColumn: 'auto', gridRow: 'auto' } } };

export const stacked = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['16'],
});

/** The form and what stands beside it; what is below both takes the room that is left. */
export const beside = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: vars.space['24'],
  rowGap: vars.space['16'],
  alignItems: 'start',
  '@media': {
    [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' },
  },
});

export const form = appStyle({
  borderRadius: vars.radius['12'],
  scrollMarginBlockStart: vars.size.bar,
});

/** Beside each other where two can be read, else one below the other. */
export const answers = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 400px), 1fr))',
  gap: vars.space['16'],
  alignItems: 'start',
});

/** Several answers, below what stands beside the form. */
export const compared = appStyle({
  display: 'grid',
  gap: vars.space['16'],
  gridColumn: '1 / -1',
  gridRow: 2,
  scrollMarginBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
  ...below,
});

export const aside = appStyle({ gridColumn: 2, gridRow: '1 / span 2', ...below });

/** Beside the form alone. */
export const asideAbove = appStyle({ gridColumn: 2, gridRow: 1, ...below });
