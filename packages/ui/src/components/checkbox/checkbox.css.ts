import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

const on = ':is([data-state="checked"], [data-state="indeterminate"])';
const off = ':is(:disabled, [aria-disabled="true"])';

export const box = componentStyle({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  marginBlockStart: 2,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius['4'],
  background: vars.surface.control,
  color: vars.accent.onSolid,
  selectors: {
    // The target is 24 px, 44 under a finger, counted from inside the border; the drawing stays 16.
    '&::before': { content: '', position: 'absolute', inset: -5 },
    '&:hover': { borderColor: vars.border.controlHover },
    [`&${on}`]: { background: vars.accent.solid, borderColor: vars.accent.solid },
    '&[aria-invalid="true"]': {
      borderColor: vars.danger.border,
      boxShadow: `inset 0 0 0 1px ${vars.danger.border}`,
    },
    [`&${off}`]: {
      background: vars.surface.hover,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
    [`&${on}${off}`]: {
      background: vars.text.disabled,
      borderColor: vars.text.disabled,
      color: vars.surface.control,
    },
  },
  '@media': {
    [media.coarse]: { selectors: { '&::before': { inset: -15 } } },
    [media.forcedColors]: {
      selectors: {
        [`&${on}`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
        [`&${on}${off}`]: {
          background: 'GrayText',
          borderColor: 'GrayText',
          color: 'Canvas',
        },
      },
    },
  },
});

export const mark = componentStyle({ selectors: { '&&': { strokeWidth: 3 } } });

/** Alone in a table cell: nothing beside it sets the line. */
export const alone = componentStyle({ marginBlockStart: 0 });
