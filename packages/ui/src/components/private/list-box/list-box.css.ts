import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../../tokens/component-style.js';
import { vars } from '../../../tokens/contract.css.js';
import { controlLine, type } from '../../../tokens/type.js';

/** Distance of a row or section from the start of what it stands in. */
export const offset = createVar();
/** Extent of a section or of the whole list. */
export const size = createVar();

/** Between the list's edges and its rows. */
export const gutter = createVar();

export const popup = componentStyle({
  padding: 0,
  // Without the fallbacks the list would have no width until it is placed, and rows measured then
  // would be as high as their names have letters.
  inlineSize: 'var(--radix-popover-trigger-width, 320px)',
  minInlineSize: 'min(280px, var(--radix-popover-content-available-width, 280px))',
  overflow: 'hidden',
});

export const list = componentStyle({
  vars: { [gutter]: vars.space['4'] },
  position: 'relative',
  // Without the fallback the list would be unbounded until it is placed, and every row mounted.
  maxBlockSize: 'min(320px, var(--radix-popover-content-available-height, 320px))',
  paddingInline: gutter,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // As long as all its rows. Not an element: what looks at all elements, such as axe, would go
  // along it piece by piece.
  '::before': { content: '""', display: 'block', blockSize: size },
});

export const section = componentStyle({
  position: 'absolute',
  insetInline: gutter,
  // Not a transform, which the heading's stickiness would not see.
  insetBlockStart: offset,
  blockSize: size,
});

export const heading = componentStyle({
  ...type['12'],
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 26,
  paddingInline: vars.space['8'],
  background: vars.surface.overlay,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const option = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  transform: `translateY(${offset})`,
});

export const label = componentStyle({
  flex: 1,
  minInlineSize: 0,
  lineHeight: controlLine,
  overflowWrap: 'anywhere',
});

export const match = componentStyle({
  background: 'none',
  color: vars.accent.text,
  fontWeight: vars.weight.strong,
});

/** The label, and its description on a second line. */
export const words = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/** On the first line, beside the label and not between label and description. */
export const check = componentStyle({
  display: 'grid',
  flex: 'none',
  alignSelf: 'flex-start',
  placeItems: 'center',
  blockSize: controlLine,
  color: vars.text.muted,
});

export const message = componentStyle({
  ...type['13'],
  padding: vars.space['12'],
  color: vars.text.muted,
});

/** Rows of the loading state, as tall as the options they stand for. */
export const skeletonRow = componentStyle({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
  paddingInline: vars.space['12'],
});
