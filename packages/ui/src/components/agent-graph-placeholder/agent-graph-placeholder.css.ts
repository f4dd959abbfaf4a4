import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const height = createVar('graph-placeholder-height');
/** The legend's two lines and the distances around them, in px, as the graph draws them. */
const legendHeight = 62;

export const root = componentStyle({
  display: 'grid',
  placeItems: 'center',
  minInlineSize: 0,
  blockSize: height,
  overflow: 'hidden',
});

export const withLegend = componentStyle({ marginBlockEnd: legendHeight });

export const drawing = componentStyle({
  inlineSize: 300,
  blockSize: 300,
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  fill: vars.surface.active,
});

export const orbit = componentStyle({
  fill: 'none',
  stroke: vars.graph.orbit,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});
