import { globalStyle } from '@vanilla-extract/css';

import { layers } from '../tokens/layers.css.js';

/**
 * Keeps the native inputs that Radix adds for forms inside their parent. Radix shifts each by its
 * own width to the left, which in right-to-left text is beyond the page's end and makes it scroll.
 * `parent` is a class as `style()` gives it.
 */
export function containBubbleInputs(parent: string): void {
  globalStyle(parent, { '@layer': { [layers.components]: { position: 'relative' } } });
  globalStyle(`${parent} > input[aria-hidden='true']`, {
    '@layer': {
      [layers.components]: {
        // Radix writes its own values inline.
        transform: 'none !important',
        inlineSize: '1px !important',
        blockSize: '1px !important',
        insetInlineStart: 0,
        insetBlockStart: 0,
      },
    },
  });
}
