import { createVar } from '@vanilla-extract/css';

import { containBubbleInputs } from '../../a11y/bubble-input.js';
import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const columns = createVar();

export const segments = componentStyle({
  display: 'inline-flex',
  alignSelf: 'flex-start',
  gap: 2,
  padding: 2,
  maxInlineSize: '100%',
  borderRadius: vars.radius['8'],
  background: vars.surface.active,
  '@media': {
    // The track disappears with its colour.
    [media.forcedColors]: { outline: '1px solid CanvasText' },
  },
});

containBubbleInputs(segments);

/** From three options on, a phone gives them the whole width, four in two rows. */
export const many = componentStyle({
  '@media': {
    [media.small]: {
      display: 'grid',
      alignSelf: 'stretch',
      gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
    },
  },
});

export const segment = componentStyle({
  ...type['13'],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space['6'],
  minInlineSize: 0,
  minBlockSize: `calc(${vars.control.medium} - 4px)`,
  padding: '2px 10px',
  border: '1px solid transparent',
  // Nested: the track's 8 px less its padding.
  borderRadius: vars.radius['6'],
  fontWeight: vars.weight.medium,
  color: vars.text.muted,
  textAlign: 'center',
  selectors: {
    '&:hover': { color: vars.text.strong },
    '&[data-state="checked"]': {
      background: vars.surface.segment,
      borderColor: vars.border.default,
      color: vars.text.strong,
    },
    '&:is(:disabled, [aria-disabled="true"])': {
      color: vars.text.disabled,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.coarse]: { minBlockSize: 44 },
    [media.forcedColors]: {
      selectors: {
        '&[data-state="checked"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const small = componentStyle({
  minBlockSize: `calc(${vars.control.small} - 4px)`,
  fontSize: type['12'].fontSize,
  padding: '0 8px',
  '@media': { [media.coarse]: { minBlockSize: 44 } },
});
