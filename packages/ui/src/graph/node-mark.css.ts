import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle, stillWhileTyping } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';
import { ground } from './agent-graph.css.js';
import { marks } from './link-mark.css.js';

const tone = createVar('graph-tone');

const swell = keyframes({
  from: { transform: 'scale(0.86)', opacity: 0.9 },
  to: { transform: 'scale(1.16)', opacity: 0 },
});

export const node = componentStyle({
  outline: 'none',
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

export const nodeType = {
  meta: componentStyle({ vars: { [tone]: vars.agent.meta } }),
  coordinator: componentStyle({ vars: { [tone]: vars.agent.coordinator } }),
  processor: componentStyle({ vars: { [tone]: vars.agent.processor } }),
  executor: componentStyle({ vars: { [tone]: vars.agent.executor } }),
};

/** Enlarges what can be hit, without being seen. */
export const hit = componentStyle({ fill: 'transparent' });

export const disc = componentStyle({
  fill: ground,
  stroke: tone,
  strokeWidth: 1.5,
  selectors: {
    [`${node}:hover &`]: { strokeWidth: 2.5 },
    [`${node}[data-status="processing"] &`]: { fill: tone },
    [`${node}[data-status="waiting"] &`]: { strokeDasharray: '3 3' },
    // Switched off: it steps back, and the orbit still passes behind it.
    [`${node}[data-status="inactive"] &`]: { strokeOpacity: 0.55 },
  },
  '@media': {
    [media.forcedColors]: {
      fill: 'Canvas',
      stroke: 'CanvasText',
      selectors: { [`${node}[data-status="processing"] &`]: { fill: 'CanvasText' } },
    },
  },
});

export const glyph = componentStyle({
  color: tone,
  pointerEvents: 'none',
  selectors: {
    [`${node}[data-status="processing"] &`]: { color: ground },
    [`${node}[data-status="inactive"] &`]: { opacity: 0.55 },
  },
  '@media': {
    [media.forcedColors]: {
      color: 'CanvasText',
      selectors: { [`${node}[data-status="processing"] &`]: { color: 'Canvas' } },
    },
  },
});

/** A second outline inside the disc: an agent that learns. */
export const inner = componentStyle({
  fill: 'none',
  stroke: tone,
  strokeWidth: 1,
  opacity: 0.6,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const pulse = componentStyle({
  fill: 'none',
  stroke: tone,
  strokeWidth: 1,
  opacity: 0.4,
  pointerEvents: 'none',
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${swell} 1.8s ${vars.ease.in} infinite`,
  selectors: { ...stillWhileTyping, [`${marks}[data-plain] &`]: { animation: 'none' } },
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const tick = componentStyle({
  fill: vars.success.solid,
  stroke: ground,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const tickMark = componentStyle({
  fill: 'none',
  stroke: vars.success.onSolid,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '@media': { [media.forcedColors]: { stroke: 'Canvas' } },
});

/** Square as every sign of an error: the shape tells it apart where colours do not. */
export const failed = componentStyle({
  fill: vars.danger.solid,
  stroke: ground,
  strokeWidth: 2,
  '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

export const selection = componentStyle({
  fill: vars.accent.subtle,
  stroke: vars.accent.border,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { fill: 'Highlight', stroke: 'Highlight' } },
});

export const focus = componentStyle({
  display: 'none',
  fill: 'none',
  stroke: vars.border.focus,
  strokeWidth: 2,
  pointerEvents: 'none',
  selectors: { [`${node}:focus-visible &`]: { display: 'inline' } },
  '@media': { [media.forcedColors]: { stroke: 'Highlight' } },
});
