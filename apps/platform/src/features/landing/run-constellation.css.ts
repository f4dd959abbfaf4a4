import { appStyle, vars } from '@constella/ui/tokens';

const box = { position: 'relative', minInlineSize: 0 } as const;

/** Keeps the height the drawing will have, so that nothing under it moves. */
export const stage = {
  small: appStyle({ ...box, minBlockSize: 324 }),
  wide: appStyle({ ...box, minBlockSize: 512 }),
};

/** The keyboard's way in; seen only while it has the focus. */
export const explore = appStyle({
  position: 'absolute',
  insetBlockEnd: vars.space['8'],
  insetInlineStart: vars.space['8'],
  selectors: { '&:not(:focus)': { opacity: 0, pointerEvents: 'none' } },
});
