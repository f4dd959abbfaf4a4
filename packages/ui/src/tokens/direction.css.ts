import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';

import './layers.css.js';
import { layers } from './layers.css.js';

const sign = createVar('forward');
for (const [dir, value] of Object.entries({ ltr: '1', rtl: '-1' }))
  globalStyle(`[dir="${dir}"]`, { '@layer': { [layers.base]: { vars: { [sign]: value } } } });

/**
 * 1 where lines run from left to right, -1 where they run from right to left: transforms along a line
 * are multiplied by it. Instead of `:dir(rtl)`, which bundlers turn into a list of languages for the
 * browsers that lack it, so that a part turned against its language would not be turned.
 */
export const forward = fallbackVar(sign, '1');
