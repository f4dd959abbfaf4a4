import { appStyle } from '@constella/ui/tokens';

/** Hides what a phone's bar has no room for; the menu sheet holds it too. */
export const barOnly = appStyle({
  display: 'contents',
  '@media': { '(max-width: 599px)': { display: 'none' } },
});
