import { appStyle, type, vars } from '@constella/ui/tokens';

export const label = appStyle({
  ...type['12'],
  display: 'flex',
  gap: vars.space['8'],
  color: vars.text.muted,
});

export const icon = appStyle({ flex: 'none', marginBlockStart: 1 });

export const summary = appStyle({ cursor: 'pointer', paddingBlock: vars.space['4'] });
