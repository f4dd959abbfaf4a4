import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** How many columns there are. */
export const columnCount = createVar('heat-columns');

export const root = componentStyle({
  display: 'grid',
  gap: vars.space['12'],
  minInlineSize: 0,
});

export const bar = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['16']}`,
});

export const title = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const legend = componentStyle({
  ...type['12'],
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = componentStyle({ inlineSize: 16, blockSize: 10, borderRadius: 2 });

export const scroll = componentStyle({
  minInlineSize: 0,
  overflowX: 'auto',
  // Room for the focus ring of cells at the edges.
  padding: 3,
});

export const table = componentStyle({
  ...type['12'],
  inlineSize: '100%',
  // A few cells do not become bands.
  maxInlineSize: `calc(${columnCount} * 72px + 10rem)`,
  borderCollapse: 'separate',
  borderSpacing: 2,
});

export const corner = componentStyle({ padding: 0 });

export const rowHead = componentStyle({
  // As narrow as its words: the cells share the rest.
  inlineSize: 1,
  paddingInlineEnd: vars.space['8'],
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
});

// A label may be wider than its column; those between are only read out.
export const columnHead = componentStyle({
  position: 'relative',
  padding: 0,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const columnText = componentStyle({ display: 'block', inlineSize: 0 });

export const cell = componentStyle({
  position: 'relative',
  minInlineSize: 24,
  blockSize: 24,
  padding: 0,
  borderRadius: vars.radius['4'],
  color: vars.text.strong,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  cursor: 'default',
  selectors: { '&:focus-visible': { outlineOffset: 0 } },
});

export const withValue = componentStyle({ paddingInline: vars.space['4'], whiteSpace: 'nowrap' });

const ground = (share: number) =>
  componentStyle({
    background: `color-mix(in oklab, ${vars.data['1']} ${share}%, ${vars.surface.raised})`,
    '@media': {
      // Data keeps its colours; the values are in the text as well.
      [media.forcedColors]: { forcedColorAdjust: 'none' },
    },
  });

export const level = {
  0: ground(10),
  1: ground(26),
  2: ground(42),
  3: ground(58),
  4: componentStyle({
    background: vars.data['1'],
    color: vars.text.inverse,
    '@media': { [media.forcedColors]: { forcedColorAdjust: 'none' } },
  }),
};

/** No value: an empty frame. */
export const none = componentStyle({ boxShadow: `inset 0 0 0 1px ${vars.border.hairline}` });

export const note = componentStyle({ ...type['12'], color: vars.text.muted });
