import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';
// What follows must come after the styles it changes.
import '../../icons/icon.css.js';

/** How much of the row is full, from 0 to 1. */
export const share = createVar();

export const group = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  alignSelf: 'flex-start',
  gap: vars.space['8'],
  maxInlineSize: '100%',
});

export const stars = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
});

export const row = componentStyle({ display: 'flex', minInlineSize: 0 });

export const star = componentStyle({ display: 'grid', placeItems: 'center', minInlineSize: 0 });

export const starSize = {
  small: componentStyle({ inlineSize: 16, blockSize: 20 }),
  medium: componentStyle({
    inlineSize: 28,
    blockSize: vars.control.medium,
    '@media': { [media.coarse]: { inlineSize: 44 } },
  }),
};

export const outline = componentStyle({ color: vars.border.control });

/** Cut along the line, so that a fraction of a star can be full. */
export const cut = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  inlineSize: `calc(${share} * 100%)`,
  overflow: 'hidden',
});

export const full = componentStyle({
  // As wide as the outlines, whatever of it shows.
  inlineSize: `calc(100% / ${share})`,
  color: vars.accent.solid,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', color: 'Highlight' } },
});

export const shape = componentStyle({
  maxInlineSize: '100%',
  selectors: { [`${full} &`]: { fill: 'currentColor' } },
});

/** The area that is pressed. Its radios are only for keys and assistive technology. */
export const field = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  minInlineSize: 0,
  borderRadius: vars.radius['6'],
  cursor: 'pointer',
  selectors: {
    '&:has(:focus-visible)': { outline: `2px solid ${vars.border.focus}`, outlineOffset: 2 },
    '&[data-disabled]': { cursor: 'not-allowed' },
  },
});

export const dimmed = componentStyle({ opacity: 0.55 });

export const radio = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: 1,
  blockSize: 1,
  margin: 0,
  opacity: 0,
  pointerEvents: 'none',
});

export const words = componentStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
