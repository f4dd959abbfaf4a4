import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** Ribbons lie on one another, and each is seen. */
export const ribbon = componentStyle({
  fillOpacity: 0.5,
  stroke: vars.surface.raised,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', fillOpacity: 1 } },
});

/** Ribbons people do not look at step back. */
export const veil = componentStyle({
  fill: vars.surface.raised,
  fillOpacity: 0.78,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const looked = componentStyle({
  fillOpacity: 0.85,
  pointerEvents: 'none',
});
