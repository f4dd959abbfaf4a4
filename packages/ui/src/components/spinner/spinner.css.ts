import { keyframes } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  verticalAlign: 'middle',
});

export const icon = componentStyle({ animation: `${turn} 0.9s linear infinite` });
