import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';

const hue = createVar('agent-hue');

export const tile = componentStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  border: `1.5px solid ${hue}`,
  borderRadius: vars.radius.full,
  background: vars.surface.raised,
  color: hue,
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
});

export const size = {
  20: componentStyle({ inlineSize: 20, blockSize: 20 }),
  28: componentStyle({ inlineSize: 28, blockSize: 28 }),
  40: componentStyle({ inlineSize: 40, blockSize: 40 }),
};

export const agentType = {
  meta: componentStyle({ vars: { [hue]: vars.agent.meta } }),
  coordinator: componentStyle({ vars: { [hue]: vars.agent.coordinator } }),
  processor: componentStyle({ vars: { [hue]: vars.agent.processor } }),
  executor: componentStyle({ vars: { [hue]: vars.agent.executor } }),
};

export const atWork = componentStyle({
  background: hue,
  color: vars.surface.raised,
  '@media': {
    [media.forcedColors]: {
      forcedColorAdjust: 'none',
      background: 'CanvasText',
      borderColor: 'CanvasText',
      color: 'Canvas',
    },
  },
});
