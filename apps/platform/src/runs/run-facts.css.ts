import { appStyle, vars } from '@constella/ui/tokens';

export const facts = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['20']}`,
});
