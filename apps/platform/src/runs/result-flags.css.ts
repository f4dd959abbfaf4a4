import { appStyle, type, vars } from '@constella/ui/tokens';

export const list = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['6'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const flag = appStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space['6'],
  overflowWrap: 'anywhere',
});

/** In the middle of the first line. */
export const mark = appStyle({ marginBlockStart: '0.25em', color: vars.warning.text });
