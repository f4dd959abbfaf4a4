import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { controlLine } from '../../tokens/type.js';

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

export const content = componentStyle({
  inlineSize: 'var(--radix-select-trigger-width)',
  minInlineSize: 180,
  maxInlineSize: 'var(--radix-select-content-available-width)',
  maxBlockSize: 'min(360px, var(--radix-select-content-available-height))',
});

export const words = componentStyle({ flex: 1, minInlineSize: 0 });

export const label = componentStyle({ display: 'block', lineHeight: controlLine });

export const description = componentStyle({ display: 'block' });

/** The check stands on the first line, beside the label and not between the two. */
export const check = componentStyle({
  display: 'grid',
  flex: 'none',
  alignSelf: 'flex-start',
  placeItems: 'center',
  blockSize: controlLine,
  color: vars.text.muted,
});
