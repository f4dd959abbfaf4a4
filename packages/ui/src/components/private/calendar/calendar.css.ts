import { componentStyle } from '../../../tokens/component-style.js';
import { vars } from '../../../tokens/contract.css.js';
import { media } from '../../../tokens/media.js';
import { controlLine, type } from '../../../tokens/type.js';

export const calendar = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space['8'],
});

export const months = componentStyle({ display: 'flex', gap: vars.space['24'] });

export const month = componentStyle({ display: 'grid', gap: vars.space['8'], minInlineSize: 0 });

export const header = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['4'],
});

/** Holds the place of a step button, so that the words of every month stand in the middle. */
export const edge = componentStyle({ flex: 'none', inlineSize: vars.control.small });

export const choices = componentStyle({ display: 'flex', minInlineSize: 0 });

export const choice = componentStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minInlineSize: 0,
});

export const select = componentStyle({
  ...type['13'],
  lineHeight: controlLine,
  appearance: 'none',
  // As wide as what is chosen, where the browser knows how; else as its longest option.
  fieldSizing: 'content',
  minInlineSize: 0,
  maxInlineSize: '100%',
  minBlockSize: vars.control.small,
  border: 0,
  borderRadius: vars.radius['6'],
  paddingBlock: 0,
  paddingInline: '6px 20px',
  background: 'none',
  color: vars.text.strong,
  fontWeight: vars.weight.strong,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.hover } },
  '@media': { [media.coarse]: { minInlineSize: vars.control.small } },
});

/** Options of a select are drawn by the system, on its own ground. */
export const option = componentStyle({
  background: vars.surface.overlay,
  color: vars.text.default,
  fontWeight: vars.weight.regular,
});

export const chevron = componentStyle({
  position: 'absolute',
  insetInlineEnd: 4,
  color: vars.text.muted,
  pointerEvents: 'none',
});

export const grid = componentStyle({
  ...type['13'],
  borderSpacing: 0,
  fontVariantNumeric: 'tabular-nums',
});

export const weekday = componentStyle({
  ...type['12'],
  blockSize: 28,
  padding: 0,
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
  textAlign: 'center',
});

// Under a finger 44 px, or what seven in a row leave on the narrowest phones.
const touch = 'min(44px, calc((100vw - 48px) / 7))';

export const blank = componentStyle({
  blockSize: 34,
  inlineSize: 36,
  padding: 0,
  '@media': { [media.coarse]: { blockSize: 44, inlineSize: touch } },
});

export const day = componentStyle({
  blockSize: 34,
  inlineSize: 36,
  padding: '1px 0',
  textAlign: 'center',
  cursor: 'pointer',
  userSelect: 'none',
  outline: 'none',
  selectors: {
    '&[data-span]': { background: vars.accent.subtle, backgroundClip: 'content-box' },
    '&[data-span][data-preview]': {
      background: vars.surface.active,
      backgroundClip: 'content-box',
    },
    '&[data-span="start"], &[data-span]:first-child': {
      borderStartStartRadius: vars.radius['8'],
      borderEndStartRadius: vars.radius['8'],
    },
    '&[data-span="end"], &[data-span]:last-child': {
      borderStartEndRadius: vars.radius['8'],
      borderEndEndRadius: vars.radius['8'],
    },
    '&[aria-disabled="true"]': { cursor: 'not-allowed' },
  },
  '@media': { [media.coarse]: { blockSize: 44, inlineSize: touch } },
});

export const face = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  blockSize: '100%',
  minBlockSize: 32,
  marginInline: 'auto',
  maxInlineSize: 44,
  borderRadius: vars.radius['6'],
  color: vars.text.default,
  selectors: {
    [`${day}:hover:not([aria-disabled="true"]) &`]: { background: vars.surface.active },
    [`${day}[aria-current="date"] &`]: { color: vars.accent.text, fontWeight: vars.weight.strong },
    // Today has a point as well, since colour alone would not do.
    [`${day}[aria-current="date"] &::after`]: {
      content: '',
      position: 'absolute',
      insetBlockEnd: 4,
      inlineSize: 4,
      blockSize: 4,
      borderRadius: vars.radius.full,
      background: 'currentColor',
    },
    [`${day}[aria-disabled="true"] &`]: { color: vars.text.disabled, background: 'none' },
    [`${day}[data-unavailable] &`]: { textDecoration: 'line-through' },
    [`${day}[data-chosen][data-chosen] &`]: {
      background: vars.accent.solid,
      color: vars.accent.onSolid,
      fontWeight: vars.weight.medium,
    },
    [`${day}:focus-visible &`]: {
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: 1,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        [`${day}[aria-disabled="true"] &`]: { color: 'GrayText' },
        [`${day}[data-chosen][data-chosen] &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        [`${day}[data-span] &`]: { border: '1px dashed Highlight' },
      },
    },
  },
});
