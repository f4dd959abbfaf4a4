import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** Holds the canvas: a picture, which does not change sides with the script. */
export const picture = componentStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  direction: 'ltr',
  pointerEvents: 'none',
});

export const canvas = componentStyle({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: 0,
  transformOrigin: '0 0',
  willChange: 'transform',
});

/** Points that travel, over the picture. */
export const points = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  // What the points are painted with.
  color: vars.accent.solid,
  '@media': {
    [media.reducedMotion]: { display: 'none' },
    [media.forcedColors]: { color: 'Highlight' },
  },
});

/** Takes pointer and keyboard for the whole picture; the ring is drawn around the node. */
export const list = componentStyle({
  position: 'absolute',
  inset: 0,
  // One finger scrolls the page, two move and zoom the graph.
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  cursor: 'grab',
  outline: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    // Until there is a node to draw a ring around, the place itself has one.
    '&[aria-busy="true"]:focus-visible': {
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: -2,
    },
  },
});

const appear = keyframes({ from: { opacity: 0 } });

export const arranging = componentStyle({
  // Most layouts begin at once; only a long wait says what it is for.
  animation: `${appear} ${vars.time.feedback} 400ms both`,
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: vars.space['16'],
  color: vars.text.muted,
  textAlign: 'center',
  pointerEvents: 'none',
});
