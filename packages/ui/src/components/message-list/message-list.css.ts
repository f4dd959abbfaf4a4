import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** Height of the whole virtual list, and the place of a row in it. */
export const totalSize = createVar('messages-size');
export const offset = createVar('messages-offset');

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'minmax(0, 1fr)',
  minInlineSize: 0,
  minBlockSize: 0,
});

export const scroller = componentStyle({
  minBlockSize: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehaviorBlock: 'contain',
  // The list keeps its own place.
  overflowAnchor: 'none',
  selectors: { '&:focus-visible': { outlineOffset: -2, borderRadius: vars.radius['8'] } },
});

export const content = componentStyle({
  position: 'relative',
  padding: `${vars.space['4']} ${vars.space['16']} ${vars.space['16']}`,
});

export const virtual = componentStyle({ position: 'relative', blockSize: totalSize });

export const virtualRow = componentStyle({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  transform: `translateY(${offset})`,
});

export const message = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  columnGap: vars.space['12'],
  paddingBlockStart: vars.space['16'],
});

export const continued = componentStyle({ paddingBlockStart: vars.space['6'] });

export const avatar = componentStyle({ inlineSize: 28, minBlockSize: 1 });

export const body = componentStyle({ minInlineSize: 0, maxInlineSize: '68ch' });

export const head = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['8']}`,
  paddingBlock: '4px 2px',
  overflowWrap: 'anywhere',
});

export const author = componentStyle({
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const to = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  minInlineSize: 0,
  color: vars.text.muted,
});

export const time = componentStyle({
  ...type['12'],
  marginInlineStart: 'auto',
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const words = componentStyle({
  ...type['14'],
  color: vars.text.default,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-wrap',
});

/** Content that is more than text keeps its own white space. */
export const rich = componentStyle({ whiteSpace: 'normal' });

// The reader's own: at the end side, on a quiet ground.
export const own = componentStyle({
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'end',
  paddingInlineStart: vars.space['40'],
});

export const ownWords = componentStyle({
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderRadius: vars.radius['12'],
  background: vars.surface.active,
  color: vars.text.strong,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const system = componentStyle({
  ...type['12'],
  paddingBlockStart: vars.space['16'],
  color: vars.text.muted,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

export const foot = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  marginBlockStart: vars.space['4'],
  color: vars.text.muted,
});

export const failed = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  color: vars.danger.text,
});

export const empty = componentStyle({ ...type['13'], color: vars.text.muted });

export const earlier = componentStyle({ display: 'flex', justifyContent: 'center' });

// Floats over the end of the list, in the middle of its width.
export const jump = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space['12'],
  insetInline: 0,
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
});

export const jumpButton = componentStyle({
  pointerEvents: 'auto',
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.menu,
});
