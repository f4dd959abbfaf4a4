import { appStyle, type, vars } from '@constella/ui/tokens';

export const note = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const facts = appStyle({
  ...type['12'],
  display: 'grid',
  gap: vars.space['4'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

/** In every language to its end, on two lines where one is too short. */
export const fact = appStyle({ alignItems: 'baseline', whiteSpace: 'normal' });

/** At the foot of every card, however long its words are. */
export const foot = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  marginBlockStart: 'auto',
});
