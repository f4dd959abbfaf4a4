import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';
// What follows must come after the styles it changes.
import '../private/control.css.js';
import '../private/menu-surface.css.js';

export const box = componentStyle({
  flexWrap: 'wrap',
  gap: vars.space['4'],
  paddingBlock: 3,
  paddingInline: 4,
  '@media': { [media.coarse]: { paddingBlock: 0 } },
});

/** Tags and input flow as one paragraph. */
export const list = componentStyle({ display: 'contents' });

export const tag = componentStyle({
  ...type['13'],
  lineHeight: controlLine,
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingInlineStart: vars.space['8'],
  borderRadius: vars.radius['4'],
  background: vars.surface.active,
  color: vars.text.default,
  selectors: {
    '&:focus-within': { background: vars.surface.selected, color: vars.text.strong },
  },
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const words = componentStyle({
  minInlineSize: 0,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const remove = componentStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 24,
  blockSize: 24,
  borderRadius: vars.radius['4'],
  color: vars.text.muted,
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&:focus-visible': { outlineOffset: -2 },
    '&:disabled': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { inlineSize: 44, blockSize: 44 } },
});

export const input = componentStyle({
  flex: '1 1 96px',
  minInlineSize: 64,
  minBlockSize: 24,
  paddingInline: 6,
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});

export const popup = componentStyle({
  inlineSize: 'var(--radix-popover-trigger-width)',
  minInlineSize: 'min(200px, var(--radix-popover-content-available-width))',
  maxBlockSize: 'min(320px, var(--radix-popover-content-available-height, 320px))',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
});

export const suggestion = componentStyle({
  minInlineSize: 0,
  lineHeight: controlLine,
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
