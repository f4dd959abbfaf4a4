import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

const numbers = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

export const color = createVar('chart-series');
/** `url()` of the series' pattern, for readers who cannot tell by colour. */
export const texture = createVar('chart-texture');

/** Sets the series' colour for everything inside. */
export const series = numbers.map((number) =>
  componentStyle({ vars: { [color]: vars.data[number] } }),
);

/** Colours with a meaning of their own, by it. */
export const tones = {
  meta: componentStyle({ vars: { [color]: vars.agent.meta } }),
  coordinator: componentStyle({ vars: { [color]: vars.agent.coordinator } }),
  processor: componentStyle({ vars: { [color]: vars.agent.processor } }),
  executor: componentStyle({ vars: { [color]: vars.agent.executor } }),
  danger: componentStyle({ vars: { [color]: vars.danger.solid } }),
  neutral: componentStyle({ vars: { [color]: vars.text.muted } }),
};

export const line = componentStyle({
  fill: 'none',
  stroke: color,
  strokeWidth: 2,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** The first line is solid, the others differ. */
export const dash = ['none', '7 4', '2 4', '10 4 2 4', '14 5', '5 3', '1 5', '10 3 2 3 2 3'].map(
  (pattern) => componentStyle({ strokeDasharray: pattern }),
);

const moreContrast = ':root[data-contrast="more"]';

/** A bar, a slice, a ribbon: a plain colour, or colour and pattern where contrast is asked for. */
export const fill = componentStyle({
  fill: color,
  selectors: { [`${moreContrast} &`]: { fill: texture } },
  '@media': {
    '(prefers-contrast: more)': { fill: texture },
    [media.forcedColors]: { fill: texture, stroke: 'CanvasText', strokeWidth: 1 },
  },
});

/** Mark not ended yet. */
export const open = componentStyle({ fillOpacity: 0.45 });

/** The ground between two ends, under a line. */
export const wash = componentStyle({
  fill: color,
  fillOpacity: 0.14,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** One of several grounds on one another. */
export const layer = componentStyle({
  fill: color,
  fillOpacity: 0.32,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', fillOpacity: 0.1 } },
});

export const textureGround = componentStyle({
  fill: color,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const textureLine = componentStyle({
  fill: 'none',
  stroke: vars.surface.raised,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

/** A small sign in the series' shape. */
export const symbol = componentStyle({
  fill: color,
  stroke: vars.surface.raised,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Words in the series' colour, mixed towards the text colour until they can be read. */
export const words = componentStyle({
  // style-rule: mixes tokens, makes no colour of its own
  fill: `color-mix(in oklab, ${color} 60%, ${vars.text.strong})`,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** The line values are held against. */
export const target = componentStyle({
  stroke: vars.text.strong,
  strokeWidth: 1,
  strokeDasharray: '4 3',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
