import { globalStyle } from '@vanilla-extract/css';

import { declarations, rules } from './generated/styles.js';
import { layers } from './layers.css.js';

for (const { selector, media, use, colorScheme } of rules) {
  const rule = {
    vars: declarations[use],
    ...(colorScheme && { colorScheme }),
  };
  globalStyle(selector, {
    '@layer': { [layers.base]: media ? { '@media': { [media]: rule } } : rule },
  });
}
