import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

// Dialog, alert dialog and sheet are one kind of window over the page, so they share its parts.

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

export const scrim = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  background: vars.surface.scrim,
  // The page under an open window takes no pointer, and this lies in the page.
  pointerEvents: 'auto',
  selectors: {
    '&[data-state="open"]': { animation: `${fadeIn} ${vars.time.reveal} ${vars.ease.in}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.time.feedback} ${vars.ease.out}` },
  },
});

/** The window in the middle of the viewport. Automatic margins centre it in both directions. */
export const window = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100vw - 2 * ${vars.space['16']})`,
  blockSize: 'fit-content',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space['16']})`,
  margin: 'auto',
  borderRadius: vars.radius['12'],
  background: vars.surface.overlay,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${rise} ${vars.time.reveal} ${vars.ease.in}` },
    '&[data-state="closed"]': { animation: `${fadeOut} ${vars.time.feedback} ${vars.ease.out}` },
  },
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});

export const windowSize = {
  small: componentStyle({ maxInlineSize: 440 }),
  medium: componentStyle({ maxInlineSize: 560 }),
  large: componentStyle({ maxInlineSize: 720 }),
};

export const header = componentStyle({
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['20'],
  paddingBlockEnd: vars.space['16'],
});

/** Leaves room for the close button in the corner. */
export const headerWithClose = componentStyle({
  paddingInlineEnd: `calc(${vars.space['20']} + ${vars.control.medium})`,
});

export const title = componentStyle({
  ...type['16'],
  letterSpacing: vars.tracking['16'],
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  ...type['13'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: '0 1 auto',
  minBlockSize: 0,
  overflowY: 'auto',
  // The ring of a field at the edge of the scrolled part must not be cut off.
  paddingInline: vars.space['20'],
  paddingBlock: `${vars.space['4']} ${vars.space['20']}`,
  marginBlockStart: `calc(-1 * ${vars.space['4']})`,
  overscrollBehavior: 'contain',
  overflowWrap: 'break-word',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space['8'],
  paddingInline: vars.space['20'],
  paddingBlockEnd: vars.space['20'],
});

/** A hairline where the body above may scroll. */
export const footerRuled = componentStyle({
  paddingBlockStart: vars.space['16'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
});

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space['12'],
  insetInlineEnd: vars.space['12'],
});
