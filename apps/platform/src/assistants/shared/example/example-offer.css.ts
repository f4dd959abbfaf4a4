import { appStyle, vars } from '@constella/ui/tokens';

export const heading = appStyle({ paddingBlockEnd: vars.space['8'] });

export const links = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['6'],
  marginBlockStart: vars.space['12'],
});
