import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { type } from '../tokens/type.js';

/** Colour behind the graph: what halos and hollow discs are filled with. */
export const ground = createVar('graph-ground');
export const stageHeight = createVar('graph-height');

export const root = componentStyle({ minInlineSize: 0 });

export const onGround = {
  panel: componentStyle({ vars: { [ground]: vars.surface.raised } }),
  hero: componentStyle({ vars: { [ground]: vars.surface.page } }),
};

// Its height is there before the graph is, so nothing moves when the size is known.
export const stage = componentStyle({ position: 'relative', blockSize: stageHeight });

// On the stage, not on the drawing: it is the stage whose font is measured.
export const stageText = {
  panel: componentStyle({ fontSize: type['12'].fontSize }),
  hero: componentStyle({ fontSize: type['13'].fontSize }),
};

export const drawing = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'hidden',
  // One finger scrolls the page, two move and zoom the graph.
  touchAction: 'pan-x pan-y',
  userSelect: 'none',
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});

/** A hero lets labels reach over its edge. */
export const open = componentStyle({ overflow: 'visible', cursor: 'default' });

export const empty = componentStyle({
  ...type['13'],
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space['12'],
  blockSize: '100%',
  padding: vars.space['16'],
  color: vars.text.muted,
  textAlign: 'center',
});

export const controls = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space['4'],
  insetInlineEnd: vars.space['12'],
  display: 'flex',
  flexDirection: 'column',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.raised,
});

export const table = componentStyle({ blockSize: stageHeight, overflowY: 'auto' });

export const legend = componentStyle({
  minBlockSize: 38,
  alignContent: 'start',
  marginBlock: vars.space['12'],
  marginInline: vars.space['16'],
});
