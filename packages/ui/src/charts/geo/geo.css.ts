import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { color } from '../frame/series.css.js';

/** Borders are ground that shows through. */
export const region = componentStyle({
  stroke: vars.surface.raised,
  strokeWidth: 0.75,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** Land under the colour of a value. */
export const land = componentStyle({
  fill: vars.surface.active,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const dot = componentStyle({
  fill: color,
  fillOpacity: 0.8,
  stroke: vars.surface.raised,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Enlarges what can be hit, without being seen. */
export const hit = componentStyle({ fill: 'transparent' });
