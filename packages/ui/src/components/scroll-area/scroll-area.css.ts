import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

export const most = createVar();

export const root = componentStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: 0,
  maxInlineSize: '100%',
});

export const limited = componentStyle({ maxBlockSize: most });

export const viewport = componentStyle({
  flex: '1 1 auto',
  minBlockSize: 0,
  minInlineSize: 0,
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.border.control} transparent`,
  // The ring stays inside: what is around it may cut it.
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
  '@media': { [media.forcedColors]: { scrollbarColor: 'auto' } },
});

export const axis = {
  block: componentStyle({ overflowX: 'hidden', overflowY: 'auto' }),
  inline: componentStyle({ overflowX: 'auto', overflowY: 'hidden' }),
  both: componentStyle({ overflow: 'auto' }),
};

/** As wide as what it holds, where it scrolls sideways. */
export const content = {
  block: componentStyle({ minInlineSize: 0 }),
  inline: componentStyle({ inlineSize: 'max-content', minInlineSize: '100%' }),
  both: componentStyle({ inlineSize: 'max-content', minInlineSize: '100%' }),
};

/** A hairline where there is more. */
const edge = {
  position: 'absolute',
  zIndex: 1,
  background: vars.border.default,
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
} as const;
const across = { insetInline: 0, blockSize: 1 } as const;
const along = { insetBlock: 0, inlineSize: 1 } as const;

export const edges = {
  blockStart: componentStyle({ ...edge, ...across, insetBlockStart: 0 }),
  blockEnd: componentStyle({ ...edge, ...across, insetBlockEnd: 0 }),
  inlineStart: componentStyle({ ...edge, ...along, insetInlineStart: 0 }),
  inlineEnd: componentStyle({ ...edge, ...along, insetInlineEnd: 0 }),
};
