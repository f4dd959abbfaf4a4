import { appStyle, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const questions = appStyle({ minInlineSize: 0, borderBlockStart: hairline });
export const question = appStyle({ borderBlockEnd: hairline });

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
