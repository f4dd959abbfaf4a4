import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';
import { ground } from './agent-graph.css.js';

/** px of the picture per px of text; text keeps its size when the picture is zoomed. */
export const unit = createVar('graph-unit');
export const labelX = createVar('graph-label-x');
export const labelY = createVar('graph-label-y');

export const label = componentStyle({
  transform: `translate(${labelX}, ${labelY}) scale(${unit})`,
  textAnchor: 'middle',
  cursor: 'grab',
  transition: `opacity ${vars.time.feedback}`,
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&[data-faded]': { opacity: 0.28 },
  },
  '@media': {
    [media.forcedColors]: { selectors: { '&[data-faded]': { opacity: 0.6 } } },
  },
});

const text = {
  // A Latin name keeps its ellipsis at its own end in a right-to-left page.
  unicodeBidi: 'plaintext',
  stroke: ground,
  strokeWidth: 4,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
} as const;

export const name = componentStyle({
  ...text,
  fill: vars.text.strong,
  fontWeight: vars.weight.medium,
});

export const note = componentStyle({ ...text, fill: vars.text.muted });
