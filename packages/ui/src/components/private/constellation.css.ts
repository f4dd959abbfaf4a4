import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';

export const drawing = componentStyle({
  inlineSize: 120,
  blockSize: 72,
  overflow: 'visible',
  fill: 'none',
  transform: `scaleX(${forward})`,
});

export const link = componentStyle({ stroke: vars.graph.link, opacity: 0.62 });
export const arrow = componentStyle({ fill: vars.graph.link, opacity: 0.7 });

export const star = {
  meta: componentStyle({ color: vars.agent.meta }),
  coordinator: componentStyle({ color: vars.agent.coordinator }),
  processor: componentStyle({ color: vars.agent.processor }),
  executor: componentStyle({ color: vars.agent.executor }),
};

export const disc = componentStyle({ stroke: 'currentColor', strokeWidth: 1.5 });
export const waiting = componentStyle({ strokeDasharray: '3 3' });
