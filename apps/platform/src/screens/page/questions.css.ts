import { appStyle, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const search = appStyle({ display: 'grid', gap: vars.space['8'] });
/** Its line is there before it says anything: what stands below does not move. */
export const count = appStyle({ minBlockSize: vars.space['20'], color: vars.text.muted });

export const questions = appStyle({ minInlineSize: 0, borderBlockStart: hairline });
export const question = appStyle({
  borderBlockEnd: hairline,
  scrollMarginBlockStart: vars.space['64'],
});

export const summary = appStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space['16'],
  paddingBlock: vars.space['16'],
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

export const words = appStyle({ fontWeight: vars.weight.medium, textWrap: 'pretty' });

export const mark = appStyle({
  marginBlockStart: vars.space['4'],
  color: vars.text.muted,
  transition: `transform ${vars.time.feedback} ${vars.ease.in}`,
  selectors: { [`${question}[open] &`]: { transform: 'rotate(45deg)' } },
});

export const answer = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  maxInlineSize: '66ch',
  paddingBlockEnd: 18,
  color: vars.text.muted,
});
