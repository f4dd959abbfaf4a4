import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

/** Shares of the two panes, in `fr`. */
export const startShare = createVar();
export const endShare = createVar();

const tracks = `minmax(0, ${startShare}) auto minmax(0, ${endShare})`;

export const root = componentStyle({
  display: 'grid',
  minInlineSize: 0,
  minBlockSize: 0,
  selectors: { '&[data-dragging]': { userSelect: 'none' } },
  // On paper there is nothing to divide: what is printed has the whole width.
  '@media': { print: { display: 'block' } },
});

export const orientation = {
  horizontal: componentStyle({ gridTemplateColumns: tracks }),
  vertical: componentStyle({ gridTemplateRows: tracks, blockSize: '100%' }),
};

export const pane = componentStyle({ minInlineSize: 0, minBlockSize: 0 });

/** Closed: gone for everybody, unless the panes stand below each other. */
export const closed = componentStyle({ display: 'none' });

export const separator = componentStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  touchAction: 'none',
  '@media': { print: { display: 'none' } },
  borderRadius: vars.radius['4'],
  selectors: {
    // A wider target than the eye needs. Above the panes' edges, which it overlaps.
    '&::before': { content: '', position: 'absolute', zIndex: 1 },
    '&:focus-visible': { outlineOffset: 0 },
  },
});

export const separatorOf = {
  horizontal: componentStyle({
    gridColumn: 2,
    inlineSize: 9,
    cursor: 'col-resize',
    selectors: { '&::before': { insetBlock: 0, insetInline: -8 } },
    '@media': { [media.coarse]: { selectors: { '&::before': { insetInline: -18 } } } },
  }),
  vertical: componentStyle({
    gridRow: 2,
    blockSize: 9,
    cursor: 'row-resize',
    selectors: { '&::before': { insetInline: 0, insetBlock: -8 } },
    '@media': { [media.coarse]: { selectors: { '&::before': { insetBlock: -18 } } } },
  }),
};

const lit = `${separator}:is(:hover, :focus-visible, [data-dragging]) > &`;
const line = {
  gridArea: '1 / 1',
  background: vars.border.hairline,
  selectors: { [lit]: { background: vars.accent.solid } },
  '@media': {
    [media.forcedColors]: {
      background: 'CanvasText',
      selectors: { [lit]: { background: 'Highlight' } },
    },
  },
} as const;

export const lineOf = {
  horizontal: componentStyle({ ...line, inlineSize: 1, blockSize: '100%' }),
  vertical: componentStyle({ ...line, blockSize: 1, inlineSize: '100%' }),
};

/** Grip that shows it can be taken: 3:1 on every ground, unlike the hairline. */
const grip = {
  ...line,
  zIndex: 1,
  borderRadius: vars.radius.full,
  background: vars.border.control,
} as const;

export const gripOf = {
  horizontal: componentStyle({ ...grip, inlineSize: 5, blockSize: 28 }),
  vertical: componentStyle({ ...grip, blockSize: 5, inlineSize: 28 }),
};

const stacked = { display: 'block' } as const;

/** On a narrow screen the panes stand below each other and there is nothing to divide. */
export const stackBelow = {
  never: componentStyle({}),
  small: componentStyle({ '@media': { [media.small]: stacked } }),
  narrow: componentStyle({ '@media': { [media.narrow]: stacked } }),
};

export const closedBelow = {
  never: componentStyle({}),
  small: componentStyle({ '@media': { [media.small]: { display: 'block' } } }),
  narrow: componentStyle({ '@media': { [media.narrow]: { display: 'block' } } }),
};

export const separatorBelow = {
  never: componentStyle({}),
  small: componentStyle({ '@media': { [media.small]: { display: 'none' } } }),
  narrow: componentStyle({ '@media': { [media.narrow]: { display: 'none' } } }),
};
