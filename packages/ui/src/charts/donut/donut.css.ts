import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** A hair of ground between two slices. */
export const slice = componentStyle({
  stroke: vars.surface.raised,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 1 } },
});

export const total = componentStyle({
  fill: vars.text.strong,
  fontSize: type['20'].fontSize,
  fontWeight: vars.weight.strong,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
