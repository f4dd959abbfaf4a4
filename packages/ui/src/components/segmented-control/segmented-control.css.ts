import { containBubbleInputs } from '../../a11y/bubble-input.js';
import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const segments = componentStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
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

/** From three options on, a phone gives them the whole width. */
export const many = componentStyle({
  '@media': { [media.small]: { alignSelf: 'stretch' } },
});

/** Four stand in two rows there. */
export const four = componentStyle({
  '@media': {
    [media.small]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

export const segment = componentStyle({
  ...type['13'],
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  // As wide as its words: what does not fit beside the others goes into a row of its own.
  flex: '1 1 auto',
  gap: vars.space['6'],
  minInlineSize: 0,
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
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
