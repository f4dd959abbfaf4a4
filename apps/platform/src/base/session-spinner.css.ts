import { appStyle, vars } from '@constella/ui/tokens';

/** Fills what the bar leaves and centres one thing in it. */
export const fullPage = appStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(100vh - ${vars.size.bar})`,
});
