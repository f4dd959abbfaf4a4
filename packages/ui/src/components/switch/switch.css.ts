import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';
import { media } from '../../tokens/media.js';

export const track = componentStyle({
  position: 'relative',
  flex: 'none',
  inlineSize: 32,
  blockSize: 18,
  padding: 2,
  borderRadius: vars.radius.full,
  background: vars.surface.toggle,
  selectors: {
    '&::before': { content: '', position: 'absolute', inset: -4 },
    '&[data-state="checked"]': { background: vars.accent.solid },
    '&:is(:disabled, [aria-disabled="true"])': {
      background: vars.surface.track,
      cursor: 'not-allowed',
    },
    '&[data-state="checked"]:is(:disabled, [aria-disabled="true"])': {
      background: vars.text.disabled,
    },
  },
  '@media': {
    [media.coarse]: { selectors: { '&::before': { inset: -13 } } },
    [media.forcedColors]: {
      selectors: {
        // The edge gives way to the ring: both are outlines.
        '&:not(:focus-visible)': { outline: '1px solid CanvasText' },
        '&:is(:disabled, [aria-disabled="true"]):not(:focus-visible)': { outlineColor: 'GrayText' },
        '&[data-state="checked"]': { forcedColorAdjust: 'none', background: 'Highlight' },
        '&[data-state="checked"]:is(:disabled, [aria-disabled="true"])': { background: 'GrayText' },
      },
    },
  },
});

export const knob = componentStyle({
  display: 'block',
  inlineSize: 14,
  blockSize: 14,
  borderRadius: vars.radius.full,
  background: vars.surface.knob,
  transition: `transform ${vars.time.feedback} ${vars.ease.in}`,
  selectors: {
    '&[data-state="checked"]': {
      background: vars.accent.onSolid,
      transform: `translateX(calc(14px * ${forward}))`,
    },
  },
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      selectors: {
        [`${track}:is(:disabled, [aria-disabled="true"]) &`]: { background: 'GrayText' },
        '&[data-state="checked"]': { background: 'HighlightText' },
        [`${track}:is(:disabled, [aria-disabled="true"]) &[data-state="checked"]`]: {
          background: 'Canvas',
        },
      },
    },
  },
});
