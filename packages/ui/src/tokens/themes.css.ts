import { globalStyle } from '@vanilla-extract/css';

import { vars } from './contract.css.js';
import { declarations, rules } from './generated/styles.js';
import { layers } from './layers.css.js';

for (const { selector, media, use, colorScheme, font } of rules) {
  const rule = {
    vars: declarations[use],
    ...(colorScheme && { colorScheme }),
    ...(font && { fontFamily: vars.font.sans }),
  };
  globalStyle(selector, {
    '@layer': { [layers.base]: media ? { '@media': { [media]: rule } } : rule },
  });
}
