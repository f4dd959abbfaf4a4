import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle, stillWhileTyping } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';

export const width = createVar('graph-link-width');
export const way = createVar('graph-link-way');
export const delay = createVar('graph-link-delay');

const travel = keyframes({ from: { offsetDistance: '6%' }, to: { offsetDistance: '94%' } });

export const orbit = componentStyle({
  fill: 'none',
  stroke: vars.graph.orbit,
  strokeWidth: 1,
  '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
});

/** Everything drawn; `data-plain` is a graph too large for what moves by itself. */
export const marks = componentStyle({});

export const links = componentStyle({ selectors: { '&[data-faded]': { opacity: 0.16 } } });

export const link = componentStyle({
  transition: `opacity ${vars.time.feedback}`,
  selectors: { '&[data-faded]': { opacity: 0.16 } },
});

const active = `${link}[data-active] &`;

export const line = componentStyle({
  fill: 'none',
  stroke: vars.graph.link,
  strokeWidth: width,
  opacity: 0.62,
  selectors: { [active]: { stroke: vars.accent.solid, opacity: 1 } },
  '@media': {
    [media.forcedColors]: {
      stroke: 'CanvasText',
      opacity: 1,
      selectors: { [active]: { stroke: 'Highlight' } },
    },
  },
});

/** How each kind of link is drawn, here and in the legend. */
export const dash = {
  data: componentStyle({}),
  feedback: componentStyle({ strokeDasharray: '4 3' }),
  control: componentStyle({ strokeDasharray: '1 4', strokeLinecap: 'round' }),
};

export const arrow = componentStyle({
  fill: vars.graph.link,
  opacity: 0.7,
  selectors: { [active]: { fill: vars.accent.solid, opacity: 1 } },
  '@media': {
    [media.forcedColors]: {
      fill: 'CanvasText',
      opacity: 1,
      selectors: { [active]: { fill: 'Highlight' } },
    },
  },
});

/** Travels the way data flows. */
export const photon = componentStyle({
  fill: vars.accent.solid,
  offsetPath: way,
  offsetRotate: '0deg',
  animation: `${travel} 2.6s linear infinite`,
  animationDelay: delay,
  selectors: { ...stillWhileTyping, [`${marks}[data-plain] &`]: { display: 'none' } },
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.forcedColors]: { fill: 'Highlight' },
  },
});
