import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { controlLine, type } from '../../tokens/type.js';

const unusable = '[aria-disabled="true"]';

export const root = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['8']} ${vars.space['16']}`,
  minInlineSize: 0,
});

export const range = componentStyle({
  ...type['13'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['2'],
  marginInlineStart: 'auto',
});

/** A phone keeps the ends, the current page and the ways to the next. */
export const optional = componentStyle({ '@media': { [media.small]: { display: 'none' } } });

export const cell = componentStyle({
  ...type['13'],
  lineHeight: controlLine,
  display: 'grid',
  placeItems: 'center',
  minInlineSize: vars.control.medium,
  minBlockSize: vars.control.medium,
  paddingInline: vars.space['6'],
  border: '1px solid transparent',
  borderRadius: vars.radius['6'],
  color: vars.text.default,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  textDecoration: 'none',
  transition: `background-color ${vars.time.feedback} ${vars.ease.in}`,
  selectors: {
    [`&:hover:not(${unusable}, [aria-current])`]: {
      background: vars.surface.hover,
      color: vars.text.strong,
    },
    '&:hover': { textDecoration: 'none' },
    [`&:active:not(${unusable}, [aria-current])`]: { background: vars.surface.active },
    '&[aria-current]': {
      borderColor: vars.border.default,
      background: vars.surface.segment,
      color: vars.text.strong,
    },
    [`&${unusable}`]: { color: vars.text.disabled, cursor: 'not-allowed' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        [`&${unusable}`]: { color: 'GrayText' },
      },
    },
  },
});

export const gap = componentStyle({
  ...type['13'],
  // As wide as a number, so that the buttons stand still.
  inlineSize: vars.control.medium,
  color: vars.text.muted,
  textAlign: 'center',
  '::before': { content: '…' },
  '@media': { [media.small]: { inlineSize: vars.space['16'] } },
});
