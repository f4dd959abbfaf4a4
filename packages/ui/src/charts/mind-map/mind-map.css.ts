import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { color } from '../frame/series.css.js';

export const link = componentStyle({
  fill: 'none',
  stroke: color,
  strokeWidth: 1.5,
  strokeOpacity: 0.7,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeOpacity: 1 } },
});

/** A node that opens shows it to a pointer. */
export const opens = componentStyle({ cursor: 'pointer' });

export const root = componentStyle({
  fill: vars.surface.inverse,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const rootName = componentStyle({
  fill: vars.text.inverse,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const limb = componentStyle({
  fill: color,
  fillOpacity: 0.12,
  stroke: color,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', fillOpacity: 1, stroke: 'CanvasText' } },
});

export const limbName = componentStyle({
  fill: vars.text.strong,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** A branch without a box: there to be hit. */
export const leaf = componentStyle({ fill: 'transparent' });

export const sign = componentStyle({
  fill: vars.surface.sunken,
  stroke: vars.border.default,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});
