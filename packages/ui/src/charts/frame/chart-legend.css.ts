import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

export const legend = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['4']} ${vars.space['16']}`,
  color: vars.text.muted,
});

export const entry = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const sample = componentStyle({ flex: 'none', overflow: 'visible' });

/** The edge of a sample whose colour is close to the ground. */
export const swatch = componentStyle({
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
