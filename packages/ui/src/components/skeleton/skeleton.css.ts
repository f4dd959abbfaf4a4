import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const width = createVar('skeleton-width');
export const height = createVar('skeleton-height');

const breathe = keyframes({ to: { opacity: 0.5 } });

const fill = {
  background: vars.surface.active,
  animation: `${breathe} 1.6s ease-in-out infinite alternate`,
} as const;

// Grounds disappear in forced colours; an outline keeps the place visible.
const outlined = { outline: '1px solid GrayText', outlineOffset: -1 } as const;

export const block = componentStyle({
  ...fill,
  display: 'block',
  maxInlineSize: '100%',
  inlineSize: width,
  blockSize: height,
  borderRadius: vars.radius['4'],
  '@media': { [media.forcedColors]: outlined },
});

export const circle = componentStyle({ flex: 'none', borderRadius: vars.radius.full });

export const text = componentStyle({ display: 'block', inlineSize: width, maxInlineSize: '100%' });

// One line takes the line height of the text it stands for, so nothing moves when the text arrives.
export const line = componentStyle({
  position: 'relative',
  display: 'block',
  blockSize: '1lh',
  '::before': {
    ...fill,
    content: '',
    position: 'absolute',
    insetInline: 0,
    insetBlock: 'calc((1lh - 0.857em) / 2)',
    borderRadius: vars.radius['4'],
  },
  '@media': { [media.forcedColors]: { '::before': outlined } },
});

/** The last line of a paragraph is shorter. */
export const lastLine = componentStyle({ inlineSize: '62%' });
