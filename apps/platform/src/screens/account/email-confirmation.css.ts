import { appStyle, vars } from '@constella/ui/tokens';

export const confirmed = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  overflowWrap: 'anywhere',
});

export const mark = appStyle({ flex: 'none', color: vars.success.text });

export const unconfirmed = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  marginBlockStart: vars.space['4'],
  overflowWrap: 'anywhere',
});
