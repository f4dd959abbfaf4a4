import { appStyle, vars } from '@constella/ui/tokens';

/** Floats over the foot of the page from the first change on: nothing moves. */
export const bar = appStyle({
  position: 'fixed',
  insetBlockEnd: vars.space['16'],
  insetInline: vars.space['16'],
  zIndex: vars.layer.sticky,
  maxInlineSize: vars.size.form,
  marginInline: 'auto',
  boxShadow: vars.shadow.menu,
  '@media': { print: { display: 'none' } },
});
