import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

const usable = ':not(:disabled, [aria-disabled="true"])';
const unusable = '&:is(:disabled, [aria-disabled="true"]):not([aria-busy="true"])';

export const button = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  gap: vars.space['6'],
  maxInlineSize: '100%',
  borderWidth: 1,
  borderStyle: 'solid',
  borderRadius: vars.radius['6'],
  fontWeight: vars.weight.medium,
  textAlign: 'center',
  textDecoration: 'none',
  overflowWrap: 'break-word',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    // Only while hovered: with a transition on each, a thousand buttons would take longer to change
    // their theme than everything else on the page.
    '&:hover': {
      textDecoration: 'none',
      transition: `background-color ${vars.time.feedback} ${vars.ease.in}`,
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    // Disabled looks the same in every variant: what it would do no longer matters.
    [unusable]: {
      color: vars.text.disabled,
      background: vars.surface.hover,
      borderColor: 'transparent',
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.forcedColors]: { selectors: { [unusable]: { color: 'GrayText' } } },
  },
});

const plain = {
  background: vars.surface.raised,
  borderColor: vars.border.default,
  selectors: {
    [`&:hover${usable}`]: {
      background: vars.surface.hover,
      borderColor: vars.border.control,
    },
    [`&:active${usable}`]: { background: vars.surface.active },
  },
};

const solid = (tone: typeof vars.accent) => ({
  background: tone.solid,
  borderColor: 'transparent',
  color: tone.onSolid,
  selectors: {
    [`&:hover${usable}`]: { background: tone.solidHover },
    [`&:active${usable}`]: { background: tone.solidHover, boxShadow: vars.shadow.press },
  },
});

export const variant = {
  primary: componentStyle(solid(vars.accent)),
  secondary: componentStyle({ ...plain, color: vars.text.strong }),
  quiet: componentStyle({
    background: 'transparent',
    borderColor: 'transparent',
    color: vars.text.default,
    selectors: {
      [`&:hover${usable}`]: { background: vars.surface.hover, color: vars.text.strong },
      [`&:active${usable}`]: { background: vars.surface.active },
    },
  }),
  soft: componentStyle({
    background: vars.accent.subtle,
    borderColor: 'transparent',
    color: vars.accent.text,
    selectors: {
      [`&:hover${usable}`]: { background: vars.accent.subtleHover },
      [`&:active${usable}`]: { background: vars.accent.subtleBorder, color: vars.accent.strong },
    },
  }),
  danger: componentStyle(solid(vars.danger)),
  dangerQuiet: componentStyle({ ...plain, color: vars.danger.text }),
};

export const size = {
  small: componentStyle({
    ...type['12'],
    lineHeight: controlLine,
    minBlockSize: vars.control.small,
    padding: '1px 10px',
  }),
  medium: componentStyle({
    ...type['13'],
    lineHeight: controlLine,
    minBlockSize: vars.control.medium,
    padding: '3px 12px',
  }),
  large: componentStyle({
    ...type['14'],
    lineHeight: controlLine,
    minBlockSize: vars.control.large,
    padding: '5px 16px',
  }),
};

/** An icon's drawing ends before its box: it moves out so that icon and text look centred. */
export const iconStart = componentStyle({ display: 'inline-flex', marginInlineStart: -3 });
export const iconEnd = componentStyle({ display: 'inline-flex', marginInlineEnd: -3 });

/**
 * Nothing but words, as most buttons have: the browser centres them in a button without a flex box,
 * and without a layer of its own there is less to paint.
 */
export const words = componentStyle({
  position: 'static',
  display: 'inline-block',
  textWrap: 'balance',
});

export const label = componentStyle({ minInlineSize: 0, textWrap: 'balance' });

/** While busy the label keeps its width and its name, out of sight. */
export const kept = componentStyle({ opacity: 0 });

export const spinner = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

const turn = keyframes({ to: { rotate: '360deg' } });
export const turning = componentStyle({ animation: `${turn} 900ms linear infinite` });
