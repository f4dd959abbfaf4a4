import { createVar, keyframes, type StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';
import * as table from '../table/table.css.js';

const hairline = `1px solid ${vars.border.hairline}`;

/** Set on the table, read by every row. */
export const tracks = createVar();
export const least = createVar();
export const rowHeight = createVar();
export const frameHeight = createVar();
/** Px that are scrolled. */
export const scrolled = createVar();
export const maxHeight = createVar();
/** Distance of a pinned cell from its side. */
export const inset = createVar();
/** Width pinned cells cover at each side. */
export const coverStart = createVar();
export const coverEnd = createVar();

export const root = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  background: vars.surface.raised,
  border: hairline,
  borderRadius: vars.radius['12'],
  overflow: 'clip',
});

/** Px with text of the default size; the text's own lines grow with it. */
const height = (lines: 1 | 2, air: number): string =>
  `calc(${lines === 1 ? '1.125rem' : '2.25rem'} + ${air}px)`;
/** A finger's target and the hairline. */
const roomForFinger = 45;
const rowOf = (lines: 1 | 2, air: number) =>
  componentStyle({
    vars: { [rowHeight]: height(lines, air) },
    '@media': {
      [media.coarse]: {
        vars: { [rowHeight]: `max(${height(lines, air)}, ${roomForFinger}px)` },
      },
    },
  });
const rows = (one: number, two: number) => ({ 1: rowOf(1, one), 2: rowOf(2, two) });
/** 29, 37 and 45 px with one line, 16 more with two; the hairline included. Under a finger 45. */
export const density = { compact: rows(11, 9), standard: rows(19, 17), relaxed: rows(27, 25) };

export const scroller = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  maxBlockSize: maxHeight,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollPaddingInline: `${coverStart} ${coverEnd}`,
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});

export const sizer = componentStyle({
  blockSize: scrolled,
  minInlineSize: `max(100%, ${least})`,
  inlineSize: 'fit-content',
  overflow: 'clip',
});

export const probe = componentStyle({
  position: 'absolute',
  inlineSize: 0,
  blockSize: rowHeight,
  visibility: 'hidden',
});

// Stays in view while the sizer scrolls; the rows in it are moved by script.
export const grid = componentStyle({
  ...type['13'],
  position: 'sticky',
  insetBlockStart: 0,
  display: 'block',
  blockSize: frameHeight,
  minInlineSize: `max(100%, ${least})`,
  overflow: 'clip',
  borderSpacing: 0,
});

export const head = componentStyle({
  position: 'relative',
  zIndex: 2,
  display: 'block',
  background: vars.surface.raised,
});
export const body = componentStyle({ display: 'block' });

const line: StyleRule = { display: 'grid', gridTemplateColumns: tracks };
export const headRow = componentStyle(line);
export const row = componentStyle({
  ...line,
  blockSize: rowHeight,
  selectors: {
    '&[data-pressable]': { cursor: 'pointer' },
    '&[aria-current]': { position: 'relative' },
    // A bar at the start tells it from a row that is selected.
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 1,
      inlineSize: 3,
      background: vars.accent.solid,
      forcedColorAdjust: 'none',
    },
  },
});

/** The row with the focus, while it is scrolled out of view. */
export const parked = componentStyle({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  clipPath: 'inset(50%)',
});

const clip: StyleRule = {
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
};

const ring: StyleRule = { outlineOffset: -2 };

// `&&` beats what a resting table says of its first and last cells.
export const cell = componentStyle({
  selectors: {
    '&&': { ...clip, display: 'block', blockSize: 'auto', alignContent: 'center' },
    '&:focus-visible': ring,
    [`${table.row}:last-child > &&`]: { borderBlockEnd: hairline },
    [`${row}[aria-current] > &&`]: { background: vars.surface.selected },
    // What follows the last row has a line of its own.
    [`${row}[data-last] > &&`]: { borderBlockEndColor: 'transparent' },
  },
  paddingBlock: 0,
});

/** Text of another direction begins at the table's side and is cut at its own end. */
export const words = componentStyle({
  ...clip,
  display: 'block',
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

/** As much of the cell as its text takes, so that the text is cut as before. */
export const rowLink = componentStyle({
  ...clip,
  display: 'block',
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
});

export const bare = componentStyle({
  selectors: { '&&': { overflow: 'visible', paddingInline: 0, textAlign: 'center' } },
  display: 'grid',
  placeItems: 'center',
  userSelect: 'none',
});
/** The menu of a head: its width, the part of it in the padding, its distance from the label, px. */
const menu = { size: 24, inPadding: 6, gap: 8 };
const besideMenu = (padding: number): StyleRule => ({
  paddingInlineEnd: padding + menu.size - menu.inPadding + menu.gap,
});

export const headCell = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  paddingBlock: 0,
  selectors: {
    '&&': { display: 'flex', alignItems: 'center', gap: menu.gap, minBlockSize: 37 },
    '&:focus-visible': ring,
  },
  '@media': { [media.coarse]: { selectors: { '&&': { minBlockSize: roomForFinger } } } },
});
export const middle = componentStyle({
  selectors: { '&&': { display: 'grid', placeItems: 'center' } },
});

export const headNumeric = componentStyle({
  selectors: { '&&': { justifyContent: 'flex-end' } },
});
/** The figures under a head: they end where its label does. A finger's menu would take too much room. */
export const underLabel = componentStyle({
  '@media': {
    [`not (${media.coarse} or ${media.small})`]: {
      selectors: {
        [`${root}:not([data-printing]) &`]: besideMenu(12),
        [`${root}:not([data-printing]) &:last-child`]: besideMenu(16),
      },
    },
  },
});
export const headLabel = componentStyle({ ...clip, minInlineSize: 0 });
export const sortButton = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minInlineSize: 0,
  selectors: { '&&': { marginBlock: 0 } },
  '@media': { [media.coarse]: { minInlineSize: 44 } },
});
export const sortOrder = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const filtered = componentStyle({
  flex: 'none',
  color: vars.text.link,
  selectors: { [`${headNumeric} > &`]: { order: -1 } },
});

export const menuButton = componentStyle({
  // Over the room for the arrow of the head's order.
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: menu.size,
  blockSize: menu.size,
  marginInlineStart: 'auto',
  marginInlineEnd: -menu.inPadding,
  borderRadius: vars.radius['4'],
  color: vars.text.muted,
  selectors: {
    [`${headNumeric} > &`]: { marginInlineStart: 0 },
    '&:hover, &[aria-expanded="true"]': {
      background: vars.surface.active,
      color: vars.text.strong,
    },
    '&:focus-visible': { outlineOffset: 0 },
  },
  '@media': {
    // The edge, which is dragged, stays free.
    [media.coarse]: { inlineSize: 44, blockSize: 44, marginInlineEnd: 0 },
  },
});

export const handle = componentStyle({
  position: 'absolute',
  zIndex: 1,
  insetBlock: 0,
  insetInlineEnd: -5,
  inlineSize: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: 6,
      insetInlineStart: 4,
      inlineSize: 1,
      background: vars.border.default,
      opacity: 0,
    },
    [`${head}:hover &::after`]: { opacity: 1 },
    '&:is(:hover, :focus, [data-state="resizing"])::after': {
      opacity: 1,
      insetBlock: 0,
      insetInlineStart: 3,
      inlineSize: 3,
      background: vars.accent.solid,
    },
    '&:focus-visible': { outline: 'none' },
    [`${headCell}:last-child > &`]: { insetInlineEnd: 0, insetInlineStart: 'auto' },
  },
  '@media': {
    [media.coarse]: { inlineSize: 24, insetInlineEnd: -12 },
    [media.forcedColors]: {
      selectors: {
        '&::after': { background: 'CanvasText' },
        '&:is(:hover, :focus, [data-state="resizing"])::after': { background: 'Highlight' },
      },
    },
  },
});

/** A phone has no room for columns that stay. */
const roomy = `not ${media.small}`;
const pinned = (side: StyleRule): StyleRule => ({
  background: vars.surface.raised,
  '@media': { [roomy]: { position: 'sticky', zIndex: 1, ...side } },
});
export const pin = {
  start: componentStyle(pinned({ insetInlineStart: inset })),
  end: componentStyle(pinned({ insetInlineEnd: inset })),
};
/** Where what is pinned ends. */
export const edge = {
  start: componentStyle({ '@media': { [roomy]: { borderInlineEnd: hairline } } }),
  end: componentStyle({ '@media': { [roomy]: { borderInlineStart: hairline } } }),
};
const overflowing = `${scroller}[data-overflows] &`;
/** The same for the table's own columns, which have no edge while nothing goes under them. */
export const ownEdge = {
  start: componentStyle({
    '@media': { [roomy]: { selectors: { [overflowing]: { borderInlineEnd: hairline } } } },
  }),
  end: componentStyle({
    '@media': { [roomy]: { selectors: { [overflowing]: { borderInlineStart: hairline } } } },
  }),
};

/** Where a column would land. */
export const dropBefore = componentStyle({
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 2,
    insetBlock: 0,
    insetInlineStart: -1,
    inlineSize: 2,
    background: vars.accent.solid,
  },
});
export const dropAfter = componentStyle({
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 2,
    insetBlock: 0,
    insetInlineEnd: -1,
    inlineSize: 2,
    background: vars.accent.solid,
  },
});
export const dragged = componentStyle({ opacity: 0.5 });

/** The place of a figure. */
export const figure = componentStyle({ marginInlineStart: 'auto' });

export const state = componentStyle({
  paddingBlock: vars.space['32'],
  paddingInline: vars.space['16'],
});

export const footer = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  minBlockSize: 44,
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['16'],
  borderBlockStart: hairline,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  // How many rows will stand above it is not known yet.
  selectors: { '[data-skeleton] > &': { visibility: 'hidden' } },
});

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(400%)' },
});

/** More is on its way while the rows stay. */
export const progress = componentStyle({
  position: 'absolute',
  insetBlockEnd: 0,
  insetInline: 0,
  blockSize: 2,
  overflow: 'clip',
  '::after': {
    content: '',
    display: 'block',
    blockSize: 2,
    inlineSize: '25%',
    background: vars.accent.solid,
    animation: `${slide} 1.2s linear infinite`,
  },
  '@media': { [media.reducedMotion]: { '::after': { inlineSize: '100%' } } },
});
