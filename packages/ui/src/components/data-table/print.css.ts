import type { StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { root } from './data-table.css.js';

/** On paper a table is what HTML has it to be: as wide as the sheet, its head on every page. */
const printed = (rule: StyleRule) =>
  componentStyle({ selectors: { [`${root}[data-printing] &&&&`]: rule } });

const whole: StyleRule = { overflow: 'visible', whiteSpace: 'normal', overflowWrap: 'anywhere' };

export const frame = printed({ overflow: 'visible', maxBlockSize: 'none' });
export const sizer = printed({
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 'auto',
  overflow: 'visible',
});
export const grid = printed({
  position: 'static',
  display: 'table',
  inlineSize: '100%',
  minInlineSize: 0,
  blockSize: 'auto',
  overflow: 'visible',
});
export const head = printed({ position: 'static', display: 'table-header-group' });
// The rows were moved by script.
export const body = printed({ display: 'table-row-group', transform: 'none !important' });
export const row = printed({ display: 'table-row', blockSize: 'auto', breakInside: 'avoid' });
export const cell = printed({
  ...whole,
  position: 'static',
  display: 'table-cell',
  paddingBlock: vars.space['4'],
});
export const words = printed(whole);
export const away = printed({ display: 'none' });
