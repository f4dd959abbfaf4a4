import { componentStyle, vars } from '@constella/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: vars.space['8'],
});

/** Both labels share one cell, so that the button is as wide as the longer one. */
export const labels = componentStyle({ display: 'grid', justifyItems: 'center' });

const cell = componentStyle({
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
});

export const label = {
  shown: cell,
  away: [cell, componentStyle({ visibility: 'hidden' })].join(' '),
};

const turn = keyframes({ to: { rotate: '360deg' } });
export const turning = componentStyle({ animation: `${turn} 900ms linear infinite` });
