import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { type } from '../../tokens/type.js';

export const height = createVar('sparkline-height');

/** As wide as its place; in a line of text or a cell it needs a width from there. */
export const root = componentStyle({
  position: 'relative',
  minInlineSize: 24,
  // What is drawn follows the width; the width, in a cell, may not follow what is drawn.
  contain: 'inline-size',
  containIntrinsicInlineSize: 96,
  blockSize: height,
  fontSize: type['12'].fontSize,
});
