import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { color } from '../frame/series.css.js';

export const drawingWidth = createVar('chart-flow-width');

/** A flow that is wider than its place is moved sideways in it. */
export const scroller = componentStyle({
  blockSize: '100%',
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.border.control} transparent`,
  '@media': { [media.forcedColors]: { scrollbarColor: 'auto' } },
});

/** The ring of the focus stays inside: what is around it would cut it. */
export const wide = componentStyle({
  inlineSize: drawingWidth,
  blockSize: '100%',
  padding: vars.space['4'],
  margin: `calc(-1 * ${vars.space['4']})`,
});

export const node = componentStyle({
  fill: vars.surface.raised,
  stroke: vars.border.default,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Canvas', stroke: 'CanvasText' } },
});

/** A step of a kind: its colour, as a breath on the ground. */
export const kind = componentStyle({
  fill: color,
  fillOpacity: 0.1,
  stroke: color,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'CanvasText' } },
});

export const name = componentStyle({
  fill: vars.text.strong,
  fontWeight: vars.weight.medium,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const link = componentStyle({
  fill: 'none',
  stroke: vars.border.control,
  strokeWidth: 1.25,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const back = componentStyle({ strokeDasharray: '4 3' });

export const head = componentStyle({
  fill: vars.border.control,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

/** The links of the step people look at. */
export const looked = componentStyle({
  fill: 'none',
  stroke: vars.border.focus,
  strokeWidth: 2,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});

export const lookedHead = componentStyle({
  fill: vars.border.focus,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { fill: 'Highlight' } },
});

export const labelGround = componentStyle({
  fill: vars.surface.raised,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});
