import { classNames } from '../private/class-names.js';
import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const nav = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
});

export const body = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space['20'],
  minInlineSize: 0,
  minBlockSize: 0,
  padding: `${vars.space['16']} ${vars.space['12']}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  selectors: { '[data-rail] > &': { gap: vars.space['8'], paddingInline: vars.space['8'] } },
});

export const underHead = classNames(
  body,
  componentStyle({ gap: vars.space['16'], paddingBlock: `${vars.space['4']} ${vars.space['12']}` }),
);

export const group = componentStyle({
  selectors: {
    // Instead of the labels.
    '[data-rail] & + &': {
      borderBlockStart: `1px solid ${vars.border.hairline}`,
      paddingBlockStart: vars.space['8'],
    },
  },
});

export const heading = componentStyle({
  ...type['12'],
  padding: `0 ${vars.space['8']} ${vars.space['6']}`,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
});

export const foot = componentStyle({ marginBlockStart: 'auto' });

export const link = componentStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minBlockSize: vars.control.medium,
  padding: `${vars.space['4']} ${vars.space['8']}`,
  borderRadius: vars.radius['6'],
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  selectors: {
    '&:hover': {
      background: vars.surface.hover,
      color: vars.text.strong,
      textDecoration: 'none',
    },
    '&[aria-current]': { background: vars.surface.active, color: vars.text.strong },
    // The ring stays inside: the navigation scrolls and would cut it.
    '&:focus-visible': { outlineOffset: -2 },
    '[data-rail] &': { justifyContent: 'center', inlineSize: 40, paddingInline: 0 },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        '&[aria-current]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});

export const withStatus = componentStyle({ fontWeight: vars.weight.regular });

export const status = componentStyle({ marginInline: 4 });

// Named by people in any script: cut at its own end, but aligned with the others (see `dir="auto"`).
export const label = componentStyle({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    // Still the link's name.
    '[data-rail] &': { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' },
  },
});

export const count = componentStyle({
  ...type['12'],
  flex: 'none',
  // Not a margin of the label, whose end is that of its own script.
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-rail] &': { display: 'none' } },
  '@media': {
    [media.forcedColors]: { selectors: { [`${link}[aria-current] > &`]: { color: 'inherit' } } },
  },
});
