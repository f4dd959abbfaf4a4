import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';

import { componentRule, componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** Lines of room it keeps from the start. */
export const minLines = createVar('stream-min-lines');

export const root = componentStyle({ position: 'relative', minInlineSize: 0 });

export const roomy = componentStyle({ minBlockSize: `calc(${minLines} * 1lh)` });

// Wrapped as it comes: balancing lines would move words that have been read already.
export const text = componentStyle({
  textWrap: 'wrap',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** Formatted text wraps as it comes, too. */
export const rich = componentStyle({ minInlineSize: 0 });
globalStyle(`${rich} :is(p, li, h2, h3, h4, h5, h6)`, componentRule({ textWrap: 'wrap' }));

const blink = keyframes({ '50%': { opacity: 0 } });

const caretRule = {
  content: '""',
  display: 'inline-block',
  inlineSize: 2,
  blockSize: '1em',
  // It takes no room: its coming and going moves no word.
  marginInlineEnd: -2,
  verticalAlign: '-0.125em',
  background: vars.accent.solid,
  animation: `${blink} 1s steps(2) infinite`,
  '@media': {
    [media.reducedMotion]: { animation: 'none' },
    [media.forcedColors]: { forcedColorAdjust: 'none' as const, background: 'Highlight' },
  },
};

export const caret = componentStyle({
  ...caretRule,
  // Where somebody types, nothing beside it moves; stopped halfway, it might not be seen.
  selectors: { ':root[data-typing] &': { animation: 'none' } },
});

// The last line of a formatted text is in the last block, or in the last item of a list.
globalStyle(
  [
    `${rich}[data-state="writing"] > * > :not(ul, ol):last-child::after`,
    `${rich}[data-state="writing"] > * > :is(ul, ol):last-child > li:last-child::after`,
  ].join(', '),
  componentRule(caretRule),
);
