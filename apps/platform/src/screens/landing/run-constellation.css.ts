import { appStyle, vars } from '@constella/ui/tokens';

export const stage = appStyle({ position: 'relative', minInlineSize: 0 });

/** The keyboard's way in; seen only while it has the focus. */
export const explore = appStyle({
  position: 'absolute',
  insetBlockEnd: vars.space['8'],
  insetInlineStart: vars.space['8'],
  selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none' } },
});
