import { createVar, keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';
import { media } from '../../tokens/media.js';

/** Where the sheet comes from: -100% or 100%, by side and direction. */
const from = createVar();

const slideIn = keyframes({ from: { transform: `translateX(${from})` } });
const slideOut = keyframes({ to: { transform: `translateX(${from})` } });

export const sheet = componentStyle({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.layer.dialog,
  display: 'flex',
  flexDirection: 'column',
  inlineSize: `calc(100vw - ${vars.space['48']})`,
  maxInlineSize: 360,
  background: vars.surface.overlay,
  boxShadow: vars.shadow.dialog,
  outline: 'none',
  selectors: {
    '&[data-state="open"]': { animation: `${slideIn} ${vars.time.reveal} ${vars.ease.in}` },
    '&[data-state="closed"]': { animation: `${slideOut} ${vars.time.reveal} ${vars.ease.out}` },
  },
});

export const side = {
  start: componentStyle({
    insetInlineStart: 0,
    borderInlineEnd: `1px solid ${vars.border.hairline}`,
    vars: { [from]: `calc(-100% * ${forward})` },
    '@media': { [media.forcedColors]: { borderInlineEndColor: 'CanvasText' } },
  }),
  end: componentStyle({
    insetInlineEnd: 0,
    borderInlineStart: `1px solid ${vars.border.hairline}`,
    vars: { [from]: `calc(100% * ${forward})` },
    '@media': { [media.forcedColors]: { borderInlineStartColor: 'CanvasText' } },
  }),
};

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: vars.size.bar,
  paddingBlock: vars.space['12'],
  // Leaves room for the close button.
  paddingInline: `${vars.space['16']} calc(${vars.space['24']} + ${vars.control.small})`,
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const close = componentStyle({
  position: 'absolute',
  insetBlockStart: `calc((${vars.size.bar} - ${vars.control.small}) / 2)`,
  insetInlineEnd: vars.space['12'],
});

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  padding: vars.space['16'],
  overscrollBehavior: 'contain',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
