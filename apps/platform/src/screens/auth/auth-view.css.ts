import { appStyle, vars } from '@constella/ui/tokens';

export const words = appStyle({ display: 'grid', gap: vars.space['8'] });

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
});

/** Takes room only once there is something to say; what says it has to be there before. */
export const said = appStyle({ marginBlockStart: vars.space['16'] });
