import { keyframes } from '@vanilla-extract/css';

import { componentStyle, stillWhileTyping } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const root = componentStyle({
  ...type['13'],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  maxInlineSize: '100%',
  color: vars.text.default,
  whiteSpace: 'nowrap',
});

export const word = componentStyle({ overflow: 'hidden', textOverflow: 'ellipsis' });

export const dot = componentStyle({
  inlineSize: 8,
  blockSize: 8,
  overflow: 'visible',
  fill: 'none',
  stroke: 'none',
});

// In forced colours only the shapes remain; they differ.
const tinted = (color: string) =>
  componentStyle({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } });

export const tone = {
  // Green is for what succeeded.
  idle: tinted(vars.accent.text),
  busy: tinted(vars.accent.text),
  offline: tinted(vars.border.controlHover),
  error: tinted(vars.danger.text),
  done: tinted(vars.success.text),
  waiting: tinted(vars.text.muted),
};

export const filled = componentStyle({ fill: 'currentColor' });
export const ring = componentStyle({ stroke: 'currentColor', strokeWidth: 2 });
export const dashedRing = componentStyle({
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeDasharray: '2.04',
});

const swell = keyframes({
  from: { transform: 'scale(1)', opacity: 0.45 },
  '70%': { transform: 'scale(2.5)', opacity: 0 },
  to: { transform: 'scale(2.5)', opacity: 0 },
});

export const pulse = componentStyle({
  fill: vars.accent.solid,
  opacity: 0,
  transformBox: 'fill-box',
  transformOrigin: 'center',
  animation: `${swell} 1.8s ${vars.ease.in} infinite`,
  selectors: stillWhileTyping,
});
