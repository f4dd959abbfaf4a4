import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';

export const lines = componentStyle({
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  opacity: 0.55,
});
export const point = componentStyle({ fill: 'currentColor' });
export const star = componentStyle({ fill: vars.accent.solid });
