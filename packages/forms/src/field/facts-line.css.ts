import { componentStyle, media, type, vars } from '@constella/ui/tokens';

/** It belongs to the fields above it. */
export const section = componentStyle({
  selectors: { '&&&': { paddingBlock: `0 ${vars.space['12']}`, borderBlockStart: 0 } },
});

/** Its height is there before anything is read: nothing below it moves. */
export const line = componentStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  blockSize: 48,
  color: vars.text.muted,
  // It has the focus only when the last fact was removed.
  outline: 'none',
});

export const note = componentStyle({ margin: 0 });

/** The facts in one line; what has no room is scrolled to. */
export const list = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  flex: '0 1 auto',
  minInlineSize: 0,
  margin: 0,
  padding: vars.space['4'],
  listStyle: 'none',
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});

export const fact = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  paddingInlineStart: vars.space['8'],
  borderRadius: vars.radius['4'],
  background: vars.surface.active,
  color: vars.text.default,
  whiteSpace: 'nowrap',
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const head = componentStyle({ flex: 'none' });
export const use = componentStyle({ flex: 'none' });
