import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { type } from '../../tokens/type.js';

export const height = createVar('sparkline-height');

/** As wide as its place; in a line of text or a cell it needs a width from there. */
export const root = componentStyle({
  position: 'relative',
  minInlineSize: 24,
  blockSize: height,
  fontSize: type['12'].fontSize,
});
