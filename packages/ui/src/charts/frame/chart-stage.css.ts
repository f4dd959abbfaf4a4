import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const inline = createVar('chart-mark-inline');
export const block = createVar('chart-mark-block');
export const inlineSize = createVar('chart-mark-inline-size');
export const blockSize = createVar('chart-mark-block-size');

export const stage = componentStyle({
  position: 'relative',
  blockSize: '100%',
  borderRadius: vars.radius['6'],
  // One finger scrolls the page; moved sideways it reads the values.
  touchAction: 'pan-y',
});

export const drawing = componentStyle({
  display: 'block',
  overflow: 'visible',
  fontSize: 'inherit',
  fontVariantNumeric: 'tabular-nums',
  userSelect: 'none',
});

/** Where the walk is; assistive technology finds its place and its name here. */
export const mark = componentStyle({
  position: 'absolute',
  insetInlineStart: inline,
  insetBlockStart: block,
  inlineSize: inlineSize,
  blockSize: blockSize,
  pointerEvents: 'none',
});

/** The box around the current mark. */
export const outline = componentStyle({
  fill: 'none',
  stroke: vars.border.focus,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

/** The line from a point to its axis. */
export const guide = componentStyle({
  fill: 'none',
  stroke: vars.chart.axis,
  strokeWidth: 1,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const text = componentStyle({
  fill: vars.text.muted,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const strongText = componentStyle({
  fill: vars.text.strong,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** Keeps words readable where lines cross them. */
export const halo = componentStyle({
  paintOrder: 'stroke',
  stroke: vars.surface.raised,
  strokeWidth: 3,
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

export const grid = componentStyle({
  stroke: vars.chart.grid,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

export const baseline = componentStyle({
  stroke: vars.chart.axis,
  strokeWidth: 1,
  shapeRendering: 'crispEdges',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
