import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { forward } from '../../tokens/direction.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** Share of the track that is used within the limit, 0% to 100%. */
export const within = createVar('usage-within');
/** Where the limit stands on the track; beyond it is what is too much. */
export const limitAt = createVar('usage-limit');
const hue = createVar('usage-hue');

export const root = componentStyle({
  position: 'relative',
  display: 'grid',
  gap: vars.space['6'],
  minInlineSize: 0,
});

export const line = componentStyle({
  ...type['13'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `0 ${vars.space['12']}`,
  overflowWrap: 'anywhere',
});

export const label = componentStyle({ color: vars.text.default });

export const amount = componentStyle({
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
});

export const track = componentStyle({
  position: 'relative',
  blockSize: 6,
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.surface.track,
  '@media': { [media.forcedColors]: { outline: '1px solid CanvasText' } },
});

export const bar = componentStyle({
  blockSize: '100%',
  background: hue,
  transform: `translateX(calc((${within} - 100%) * ${forward}))`,
  transition: `transform ${vars.time.reveal} ${vars.ease.in}`,
  selectors: { '&:not([data-beyond])': { borderRadius: vars.radius.full } },
  '@media': { [media.forcedColors]: { forcedColorAdjust: 'none', background: 'Highlight' } },
});

/** Part over the limit: striped, after a gap that marks the limit. */
export const beyond = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: limitAt,
  insetInlineEnd: 0,
  borderInlineStart: `2px solid ${vars.surface.raised}`,
  background: `repeating-linear-gradient(135deg, ${vars.danger.solid} 0 3px, ${vars.danger.subtleBorder} 3px 5px)`,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      borderInlineStartColor: 'Canvas',
      background: 'repeating-linear-gradient(135deg, CanvasText 0 3px, Canvas 3px 5px)',
    },
  },
});

export const state = {
  unknown: componentStyle({ vars: { [hue]: vars.border.controlHover } }),
  unlimited: componentStyle({ vars: { [hue]: vars.border.controlHover } }),
  normal: componentStyle({ vars: { [hue]: vars.accent.solid } }),
  warning: componentStyle({ vars: { [hue]: vars.warning.solid } }),
  reached: componentStyle({ vars: { [hue]: vars.danger.solid } }),
  over: componentStyle({ vars: { [hue]: vars.danger.solid } }),
};

const noteText = {
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  fontVariantNumeric: 'tabular-nums',
} as const;

export const note = {
  normal: componentStyle({ ...noteText, color: vars.text.muted }),
  warning: componentStyle({ ...noteText, color: vars.warning.text }),
  reached: componentStyle({ ...noteText, color: vars.danger.text }),
  over: componentStyle({ ...noteText, color: vars.danger.text }),
};
