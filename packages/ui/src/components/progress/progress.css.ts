import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** Done part, 0% to 100%. */
export const done = createVar('progress-done');
const hue = createVar('progress-hue');

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  minInlineSize: 0,
});

export const caption = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['12']}`,
  overflowWrap: 'anywhere',
  color: vars.text.default,
});

export const valueText = componentStyle({
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  inlineSize: '100%',
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.surface.track,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

// The bar is as long as the track and pushed back, so that only a transform moves.
export const bar = componentStyle({
  blockSize: '100%',
  borderRadius: vars.radius.full,
  background: hue,
  transform: `translateX(calc((${done} - 100%) * ${forward}))`,
  transition: `transform ${vars.time.reveal} ${vars.ease.in}`,
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

const slide = keyframes({
  from: { transform: `translateX(calc(-100% * ${forward}))` },
  to: { transform: `translateX(calc(250% * ${forward}))` },
});

// Without movement it rests in the middle: neither empty nor full.
export const indeterminate = componentStyle({
  inlineSize: '40%',
  transform: `translateX(calc(75% * ${forward}))`,
  animation: `${slide} 1.4s ease-in-out infinite`,
});

export const tone = {
  accent: componentStyle({ vars: { [hue]: vars.accent.solid } }),
  neutral: componentStyle({ vars: { [hue]: vars.border.controlHover } }),
  success: componentStyle({ vars: { [hue]: vars.success.solid } }),
  warning: componentStyle({ vars: { [hue]: vars.warning.solid } }),
  danger: componentStyle({ vars: { [hue]: vars.danger.solid } }),
  highlight: componentStyle({ vars: { [hue]: vars.highlight.solid } }),
};
