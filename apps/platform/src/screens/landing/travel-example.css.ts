import { appStyle, media, type, vars } from '@constella/ui/tokens';

import { travelBudget, type Expense } from './travel-budget';

export const days = appStyle({
  ...type['13'],
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': {
    [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space['12'] },
  },
});

export const day = appStyle({
  minInlineSize: 0,
  paddingInline: vars.space['16'],
  selectors: {
    '&:first-child': { paddingInlineStart: 0 },
    '&:last-child': { paddingInlineEnd: 0 },
    '& + &': { borderInlineStart: `1px solid ${vars.border.hairline}` },
  },
  '@media': {
    [media.small]: {
      paddingInline: 0,
      selectors: { '& + &': { borderInlineStart: 0 } },
    },
  },
});

export const dayHead = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['8'],
  marginBlockEnd: vars.space['8'],
});

export const cost = appStyle({ fontWeight: vars.weight.regular, color: vars.text.muted });

export const stop = appStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  gap: vars.space['8'],
  paddingBlock: vars.space['4'],
});

export const time = appStyle({ color: vars.text.muted, fontVariantNumeric: 'tabular-nums' });

export const split = appStyle({
  display: 'flex',
  gap: 2,
  blockSize: 10,
  marginBlock: `${vars.space['20']} ${vars.space['8']}`,
});

const piece = (expense: Expense, background: string) =>
  appStyle({
    flexGrow: travelBudget[expense],
    flexBasis: 0,
    background,
    selectors: {
      '&:first-child': { borderStartStartRadius: 3, borderEndStartRadius: 3 },
      '&:last-child': { borderStartEndRadius: 3, borderEndEndRadius: 3 },
    },
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  });

export const part = {
  stay: piece('stay', vars.data['1']),
  food: piece('food', vars.data['7']),
  transport: piece('transport', vars.data['3']),
  tickets: piece('tickets', vars.data['2']),
  // style-rule: what is left of the money, not a side
  left: piece('left', vars.surface.track),
};

export const parts = appStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['20']}`,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const rest = appStyle({ marginInlineStart: 'auto' });

export const amount = appStyle({ fontWeight: vars.weight.medium, color: vars.text.strong });
