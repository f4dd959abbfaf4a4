import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** The mark one bar is held against. */
export const aim = componentStyle({
  stroke: vars.text.strong,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** The place of a bar that is missing. */
export const gap = componentStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 1,
  strokeDasharray: '3 3',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
