import { componentStyle } from '../tokens/component-style.js';
import { forward } from '../tokens/direction.css.js';

export const icon = componentStyle({
  display: 'block',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

// The stroke is drawn on a 24 grid: it is corrected so that a line stays about 1.3 px at every size.
export const size = {
  12: componentStyle({ inlineSize: 12, blockSize: 12, strokeWidth: 2.25 }),
  14: componentStyle({ inlineSize: 14, blockSize: 14, strokeWidth: 2 }),
  16: componentStyle({ inlineSize: 16, blockSize: 16, strokeWidth: 2 }),
  20: componentStyle({ inlineSize: 20, blockSize: 20, strokeWidth: 1.75 }),
};

export const flip = componentStyle({ transform: `scaleX(${forward})` });
