import { appStyle, vars } from '@constella/ui/tokens';

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const version = appStyle({
  display: 'grid',
  gap: vars.space['8'],
  paddingBlock: vars.space['16'],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});
