import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

/** From 0. */
export const depth = createVar();
export const maxHeight = createVar();
export const scrolled = createVar();
export const frameHeight = createVar();

const rowHeight = `max(${vars.control.small}, 1.75rem)`;

export const root = componentStyle({ ...type['13'], position: 'relative', minInlineSize: 0 });

/** Many rows: they scroll in a frame of their own. */
export const scroller = componentStyle({
  maxBlockSize: maxHeight,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
});
export const sizer = componentStyle({ blockSize: scrolled, overflow: 'clip' });
export const frame = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  blockSize: frameHeight,
  overflow: 'clip',
});
export const probe = componentStyle({
  position: 'absolute',
  inlineSize: 0,
  blockSize: rowHeight,
  visibility: 'hidden',
});
/** Keeps the focus while it is scrolled out of view. */
export const parked = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  clipPath: 'inset(50%)',
});

export const item = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minBlockSize: rowHeight,
  paddingBlock: 4,
  paddingInlineEnd: vars.space['8'],
  // The steps narrow on a phone, so that deep names keep some room.
  paddingInlineStart: `calc(${vars.space['4']} + min(${depth} * 1.25rem, 40%))`,
  borderRadius: vars.radius['6'],
  color: vars.text.default,
  lineHeight: controlLine,
  cursor: 'default',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-selected="true"]': { background: vars.surface.selected, color: vars.text.strong },
    '&[aria-disabled="true"]': { color: vars.text.disabled },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': { outline: '1px solid Highlight', outlineOffset: -1 },
        '&:focus-visible': { outline: '2px solid Highlight', outlineOffset: -2 },
        '&[aria-disabled="true"]': { color: 'GrayText' },
      },
    },
  },
});
/** All rows of one height, so that their places are known without measuring each. */
export const even = componentStyle({ blockSize: rowHeight, paddingBlock: 0 });

export const toggle = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  blockSize: 24,
  marginBlock: -2,
  borderRadius: vars.radius['4'],
  color: vars.text.muted,
  selectors: { '&[data-parent]:hover': { background: vars.surface.active } },
  '@media': { [media.coarse]: { inlineSize: 36, blockSize: 36, marginBlock: -8 } },
});
export const chevron = componentStyle({
  transition: `transform ${vars.time.feedback} ${vars.ease.in}`,
  selectors: {
    // From right to left the arrow is mirrored, and turns the other way.
    '[aria-expanded="true"] > * > &': { transform: `scaleX(${forward}) rotate(90deg)` },
  },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
});

export const icon = componentStyle({ flex: 'none', color: vars.text.muted });
export const label = componentStyle({
  flex: '1 1 auto',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const cut = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const detail = componentStyle({
  ...type['12'],
  flex: 'none',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const check = componentStyle({ flex: 'none', color: vars.accent.text });
export const failed = componentStyle({ color: vars.danger.text });
export const quiet = componentStyle({ color: vars.text.muted });
