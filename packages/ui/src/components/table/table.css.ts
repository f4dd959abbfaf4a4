import { type StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const hairline = `1px solid ${vars.border.hairline}`;

export const scroll = componentStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'clip',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const table = componentStyle({
  ...type['13'],
  inlineSize: '100%',
  // Separate, so that a hairline belongs to one row and a row is exactly 36 or 52 px plus it.
  borderCollapse: 'separate',
  borderSpacing: 0,
});

const cell: StyleRule = {
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['12'],
  borderBlockEnd: hairline,
  textAlign: 'start',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space['16'] },
    '&:last-child': { paddingInlineEnd: vars.space['16'] },
  },
  '@media': {
    [media.small]: {
      paddingInline: vars.space['8'],
      selectors: {
        '&:first-child': { paddingInlineStart: vars.space['16'] },
        '&:last-child': { paddingInlineEnd: vars.space['16'] },
      },
    },
  },
};

export const headerCell = componentStyle({
  ...type['12'],
  ...cell,
  color: vars.text.muted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const row = componentStyle({
  '@media': {
    [media.forcedColors]: {
      selectors: { '&[data-selected]': { outline: '2px solid Highlight', outlineOffset: -2 } },
    },
  },
});

export const bodyCell = componentStyle({
  ...cell,
  color: vars.text.default,
  fontWeight: vars.weight.regular,
  verticalAlign: 'middle',
  selectors: {
    ...cell.selectors,
    [`${row}:last-child > &`]: { borderBlockEnd: 0 },
    [`${row}:hover > &`]: { background: vars.surface.hover },
    [`${row}[data-selected] > &`]: { background: vars.surface.selected },
  },
});

/** Least heights, the hairline included; content may need more. */
export const lines = {
  // Under a finger there is room for what can be pressed in it.
  1: componentStyle({ blockSize: 37, '@media': { [media.coarse]: { blockSize: 45 } } }),
  2: componentStyle({ blockSize: 53 }),
};

/** A checkbox takes no more room than it needs. */
export const select = componentStyle({
  inlineSize: 1,
  paddingInlineEnd: 0,
  '@media': { [media.coarse]: { blockSize: 45, paddingInlineEnd: vars.space['12'] } },
});

export const numeric = componentStyle({
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

// The arrow hangs in the cell's padding: the head stays aligned with its figures, and sorting
// another column changes no width.
export const sort = componentStyle({
  position: 'relative',
  minBlockSize: 24,
  marginBlock: -4,
  marginInline: '-4px -14px',
  paddingInline: '4px 14px',
  borderRadius: vars.radius['4'],
  fontWeight: 'inherit',
  textAlign: 'start',
  selectors: {
    '&:hover, &[data-sorted]': { color: vars.text.strong },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': { [media.coarse]: { minBlockSize: 44, minInlineSize: 44, marginBlock: -8 } },
});

export const arrow = componentStyle({
  position: 'absolute',
  insetInlineEnd: 1,
  insetBlockStart: 'calc(50% - 6px)',
});
