import { componentStyle, type, vars } from '@constella/ui/tokens';
import { keyframes } from '@vanilla-extract/css';

/** One picker below the other, then what adds one. */
export const models = componentStyle({ display: 'grid', gap: vars.space['12'] });

export const model = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['8'],
});

export const picker = componentStyle({ flex: 1, minInlineSize: 0 });

/** Beside the control, below the line its label takes. */
export const remove = componentStyle({
  marginBlockStart: `calc(${type['13'].lineHeight} + ${vars.space['6']})`,
});

export const add = componentStyle({ justifySelf: 'start' });

/** The settings of a question, beside each other where both fit. */
export const settings = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: vars.space['16'],
});

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
