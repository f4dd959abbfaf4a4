import { containBubbleInputs } from '../../a11y/bubble-input.js';
import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const checked = '&[data-state="checked"]';
const unusable = '&:is(:disabled, [aria-disabled="true"])';

export const cards = componentStyle({
  display: 'grid',
  gap: vars.space['8'],
});

containBubbleInputs(cards);

/** Beside each other they are of one height; below each other each is as high as its words. */
export const columns = {
  1: componentStyle({ gridTemplateColumns: 'minmax(0, 1fr)' }),
  2: componentStyle({
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridAutoRows: '1fr',
    '@media': {
      [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)', gridAutoRows: 'auto' },
    },
  }),
};

export const card = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '10px 12px',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.control,
  textAlign: 'start',
  selectors: {
    '&:hover': { borderColor: vars.border.control },
    [checked]: {
      borderColor: vars.accent.solid,
      boxShadow: `inset 0 0 0 1px ${vars.accent.solid}`,
      background: vars.accent.wash,
    },
    [unusable]: {
      background: vars.surface.hover,
      borderColor: vars.border.default,
      cursor: 'not-allowed',
    },
    [`${checked}:is(:disabled, [aria-disabled="true"])`]: {
      boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
    },
  },
  '@media': {
    // Beside the dot; it gives way to the ring, which is an outline too.
    [media.forcedColors]: {
      selectors: { [`${checked}:not(:focus-visible)`]: { outline: '2px solid Highlight' } },
    },
  },
});

/** The whole choice is wrong, not one card: every card's edge says so. */
export const invalid = componentStyle({ borderColor: vars.danger.border });

export const icon = componentStyle({ flex: 'none', color: vars.text.muted });

export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  selectors: { [`${card}:is(:disabled, [aria-disabled="true"]) &`]: { color: vars.text.disabled } },
});

export const description = componentStyle({ ...type['12'], color: vars.text.muted });

export const dot = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 16,
  blockSize: 16,
  marginBlockStart: 1,
  border: `1px solid ${vars.border.control}`,
  borderRadius: vars.radius.full,
  background: vars.surface.control,
  color: vars.accent.onSolid,
  selectors: {
    '[data-state="checked"] > &': {
      background: vars.accent.solid,
      borderColor: vars.accent.solid,
    },
    '[data-state="checked"]:is(:disabled, [aria-disabled="true"]) > &': {
      background: vars.text.disabled,
      borderColor: vars.text.disabled,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '[data-state="checked"] > &': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const point = componentStyle({
  inlineSize: 6,
  blockSize: 6,
  borderRadius: vars.radius.full,
  background: 'currentColor',
});
