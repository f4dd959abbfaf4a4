import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: vars.space['24'],
  paddingBlockStart: vars.space['96'],
  scrollMarginBlockStart: `calc(-1 * ${vars.space['64']})`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockStart: vars.space['64'],
      scrollMarginBlockStart: `calc(-1 * ${vars.space['40']})`,
    },
  },
});

export const title = appStyle({ ...type['32'], '@media': { [media.small]: type['24'] } });
export const contact = appStyle({ marginBlockStart: vars.space['8'], color: vars.text.muted });

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
  maxInlineSize: '66ch',
  paddingBlockEnd: 18,
  color: vars.text.muted,
});
