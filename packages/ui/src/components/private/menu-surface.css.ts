import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

// Menu, select and combobox open the same kind of list, so they share its look.

const appear = keyframes({ from: { opacity: 0, transform: 'scale(0.98)' } });
const vanish = keyframes({ to: { opacity: 0 } });

export const surface = componentStyle({
  ...type['13'],
  zIndex: vars.layer.menu,
  padding: vars.space['4'],
  borderRadius: vars.radius['8'],
  background: vars.surface.overlay,
  color: vars.text.default,
  boxShadow: vars.shadow.menu,
  transformOrigin: 'var(--radix-popper-transform-origin)',
  selectors: {
    '&[data-state="open"]': { animation: `${appear} ${vars.time.feedback} ${vars.ease.in}` },
    '&[data-state="closed"]': { animation: `${vanish} ${vars.time.feedback} ${vars.ease.out}` },
    // The list holds the focus itself while no item does; the ring belongs to the item.
    '&:focus': { outline: 'none' },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const item = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  inlineSize: '100%',
  minBlockSize: vars.control.medium,
  padding: `5px ${vars.space['8']}`,
  borderRadius: vars.radius['4'],
  color: vars.text.default,
  textAlign: 'start',
  textDecoration: 'none',
  cursor: 'default',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.surface.active, color: vars.text.strong },
    // Keys went there: under a pointer the ground is enough.
    '&[data-highlighted]:not(:hover)': {
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: -2,
    },
    '&[data-disabled]': { color: vars.text.disabled, cursor: 'not-allowed' },
    'a&': { cursor: 'pointer' },
    'a&:hover': { textDecoration: 'none' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[data-highlighted]': { outline: '2px solid Highlight', outlineOffset: -2 },
      },
    },
  },
});

export const heading = componentStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 26,
  paddingInline: vars.space['8'],
  color: vars.text.muted,
});

export const separator = componentStyle({
  blockSize: 1,
  margin: vars.space['4'],
  marginInline: `calc(-1 * ${vars.space['4']})`,
  background: vars.border.hairline,
  '@media': {
    [media.forcedColors]: { background: 'CanvasText' },
  },
});

/** Second line of an item, and quiet words at its end. */
export const detail = componentStyle({
  ...type['12'],
  maxInlineSize: '60%',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const shortcut = componentStyle({ flex: 'none', marginInlineStart: 'auto' });

/** One line of an item's text, on a control's line so that every script gives the same row. */
export const text = componentStyle({
  flex: 1,
  minInlineSize: 0,
  lineHeight: controlLine,
  overflowWrap: 'anywhere',
});
