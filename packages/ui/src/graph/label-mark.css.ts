import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';
import { ground } from './agent-graph.css.js';

export const label = componentStyle({
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
  // Wide enough to part a link behind the name, and between its letters.
  strokeWidth: 6,
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
