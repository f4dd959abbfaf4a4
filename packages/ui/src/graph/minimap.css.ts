import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';
import { media } from '../tokens/media.js';

export const minimap = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space['4'],
  insetInlineStart: vars.space['12'],
  inlineSize: 112,
  blockSize: 84,
  overflow: 'hidden',
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.raised,
  cursor: 'crosshair',
  // A finger on it moves the view, not the page.
  touchAction: 'none',
  userSelect: 'none',
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.border.focus}`,
      outlineOffset: 2,
    },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: { '&:has(:focus-visible)': { outlineColor: 'Highlight' } },
    },
  },
});

/** The content is a picture: it does not change sides with the script. */
export const picture = componentStyle({ position: 'absolute', inset: 0, direction: 'ltr' });

export const layer = componentStyle({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
});

export const frame = componentStyle({
  fill: vars.accent.subtle,
  fillOpacity: 0.45,
  stroke: vars.accent.solid,
  strokeWidth: 1.5,
  '@media': { [media.forcedColors]: { fill: 'none', stroke: 'Highlight' } },
});
