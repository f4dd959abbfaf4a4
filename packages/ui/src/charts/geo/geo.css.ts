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

/** A stop of a way; its number stands on it. */
export const stop = componentStyle({
  fill: vars.text.strong,
  stroke: vars.surface.raised,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const route = componentStyle({
  fill: 'none',
  stroke: vars.accent.solid,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

const stopText = {
  fontSize: 12,
  fontWeight: 600,
  dominantBaseline: 'central',
  pointerEvents: 'none',
} as const;

export const stopNumber = componentStyle({
  ...stopText,
  fill: vars.surface.raised,
  textAnchor: 'middle',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

/** The earth is never mirrored: names keep their side, in whatever direction they are read. */
export const stopName = componentStyle({
  ...stopText,
  direction: 'ltr',
  fill: vars.text.strong,
  stroke: vars.surface.raised,
  strokeWidth: 3,
  paintOrder: 'stroke',
  textAnchor: 'start',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const stopNameEnd = componentStyle({ textAnchor: 'end' });
