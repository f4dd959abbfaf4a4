import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';
import { type } from '../tokens/type.js';

/** Distances from the window's edges. */
export const inline = createVar('graph-tooltip-inline');
export const block = createVar('graph-tooltip-block');
export const size = createVar('graph-tooltip-size');

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = componentStyle({
  ...type['12'],
  position: 'fixed',
  inset: 'auto',
  insetInlineStart: inline,
  insetBlockStart: block,
  inlineSize: size,
  margin: 0,
  padding: `${vars.space['8']} ${vars.space['12']}`,
  border: 0,
  borderRadius: vars.radius['8'],
  background: vars.surface.overlay,
  boxShadow: vars.shadow.menu,
  color: vars.text.muted,
  overflowWrap: 'break-word',
  // A pointer that only passes does not make it flash.
  animation: `${appear} ${vars.time.feedback} ${vars.ease.in} ${vars.time.feedback} both`,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const title = componentStyle({
  ...type['13'],
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
});

export const facts = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space['2']} ${vars.space['12']}`,
  margin: 0,
  marginBlockStart: vars.space['6'],
  paddingBlockStart: vars.space['6'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});

export const term = componentStyle({ whiteSpace: 'nowrap' });

export const value = componentStyle({
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
