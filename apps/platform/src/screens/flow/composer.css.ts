import { appStyle, vars } from '@constella/ui/tokens';

export const composer = appStyle({ display: 'grid', gap: vars.space['12'] });

/** Takes no room, and no gap, while it is empty. */
export const otherTab = appStyle({ selectors: { '&:empty': { display: 'none' } } });

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space['12'],
});

export const fields = appStyle({ display: 'grid', gap: vars.space['16'] });

/** Why a file was not taken, each on a line of its own. */
export const refusal = appStyle({ display: 'block', overflowWrap: 'anywhere' });

export const choices = appStyle({ maxBlockSize: 320, overflowY: 'auto' });
