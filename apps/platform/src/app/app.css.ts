import { appStyle, vars } from '@constella/ui/tokens';

/** Fills what the bar leaves and centres one thing in it. */
export const fullPage = appStyle({
  display: 'grid',
  placeItems: 'center',
  minBlockSize: `calc(100vh - ${vars.size.bar})`,
});

/** Hides what a phone's bar has no room for; the menu sheet holds it too. */
export const barOnly = appStyle({
  display: 'contents',
  '@media': { '(max-width: 599px)': { display: 'none' } },
});
