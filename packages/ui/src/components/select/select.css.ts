import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';

export const trigger = componentStyle({
  selectors: {
    '&[data-placeholder]:not(:disabled, [aria-disabled])': { color: vars.text.muted },
  },
});

export const value = componentStyle({
  flex: 1,
  minInlineSize: 0,
  // Along the line only: hidden would cut what hangs below it, such as the dots of Arabic letters.
  overflowX: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const chevron = componentStyle({ color: vars.text.muted });

/** Under the button, so that what the browser says of a missing value points at it. */
export const native = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 1,
  padding: 0,
  border: 0,
  opacity: 0,
  appearance: 'none',
  pointerEvents: 'none',
});
