import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });
const vanish = keyframes({ to: { opacity: 0 } });
// Radix measures the finger in physical pixels, so this one moves along the physical axis.
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(var(--radix-toast-swipe-end-x) * 4))', opacity: 0 },
});

export const list = componentStyle({
  position: 'fixed',
  insetBlockEnd: vars.space['16'],
  insetInlineEnd: vars.space['16'],
  zIndex: vars.layer.toast,
  inlineSize: `calc(100vw - 2 * ${vars.space['16']})`,
  maxInlineSize: 400,
  outline: 'none',
});

export const toast = componentStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: vars.space['12'],
  borderRadius: vars.radius['8'],
  background: vars.surface.overlay,
  color: vars.text.default,
  boxShadow: vars.shadow.menu,
  // A modal dialog takes the pointer from everything else on the page.
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.time.reveal} ${vars.ease.in}` },
    '&[data-state="closed"]': { animation: `${vanish} ${vars.time.feedback} ${vars.ease.out}` },
    '&[data-swipe="move"]': {
      transform: 'translateX(var(--radix-toast-swipe-move-x))',
      animation: 'none',
    },
    '&[data-swipe="cancel"]': { transition: `transform ${vars.time.reveal} ${vars.ease.in}` },
    '&[data-swipe="end"]': { animation: `${swipeOut} ${vars.time.feedback} ${vars.ease.out}` },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

/** One text line high, so that icon and title are centred on each other. */
export const icon = componentStyle({
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  blockSize: vars.line['13'],
});

export const iconTone = {
  default: componentStyle({}),
  info: componentStyle({}),
  success: componentStyle({}),
  destructive: componentStyle({ color: vars.danger.text }),
  warning: componentStyle({ color: vars.warning.text }),
};

export const words = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
});

export const description = componentStyle({ color: vars.text.muted });

export const actions = componentStyle({
  display: 'flex',
  flex: 'none',
  gap: vars.space['4'],
  // Buttons are taller than the line they stand on; they must not make the toast taller.
  marginBlock: -5,
});
