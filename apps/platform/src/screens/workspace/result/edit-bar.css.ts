import { appStyle, vars } from '@constella/ui/tokens';

/** Over the foot of the result, in sight from the first change on: nothing above it moves. */
export const bar = appStyle({
  position: 'sticky',
  insetBlockEnd: vars.space['16'],
  zIndex: 1,
  boxShadow: vars.shadow.menu,
  '@media': { print: { display: 'none' } },
});
