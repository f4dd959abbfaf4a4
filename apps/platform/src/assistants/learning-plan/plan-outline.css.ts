import { appStyle, type, vars } from '@constella/ui/tokens';

const narrow = '(max-width: 479px)';

/** Under the title, on its sheet. */
export const link = appStyle({
  padding: `0 ${vars.space['24']} ${vars.space['20']}`,
  '@container': { [narrow]: { paddingInline: vars.space['16'] } },
});

export const outline = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['32'],
  overflowWrap: 'anywhere',
});

export const stage = appStyle({ ...type['18'], color: vars.text.strong });

export const about = appStyle({ ...type['14'], margin: 0, color: vars.text.muted });

export const module = appStyle({ marginBlockStart: vars.space['16'] });

export const name = appStyle({ ...type['14'], fontWeight: vars.weight.strong });

export const activities = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  margin: 0,
  marginBlockStart: vars.space['8'],
  padding: 0,
  listStyle: 'none',
});

export const activity = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['8']}`,
  margin: 0,
});

export const title = appStyle({
  ...type['14'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const facts = appStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const steps = appStyle({
  ...type['13'],
  margin: 0,
  marginBlockStart: vars.space['4'],
  paddingInlineStart: vars.space['20'],
  listStyle: 'disc',
});
