import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const appear = keyframes({ from: { opacity: 0 } });

export const tooltip = componentStyle({
  ...type['12'],
  zIndex: vars.layer.tooltip,
  maxInlineSize: 280,
  padding: `5px ${vars.space['8']}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.inverse,
  color: vars.text.inverse,
  overflowWrap: 'break-word',
  animation: `${appear} ${vars.time.feedback} ${vars.ease.in}`,
  '@media': {
    [media.forcedColors]: { border: '1px solid CanvasText' },
  },
});
