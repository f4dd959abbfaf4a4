import { appStyle, vars } from '@constella/ui/tokens';

export const words = appStyle({ display: 'grid', gap: vars.space['8'] });

/** The focus is there for what reads the page out; a ring would promise something to press. */
export const announced = appStyle({ outline: 'none' });

export const actions = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
});

/** There before what it says, or nobody is told. */
export const status = appStyle({ selectors: { '&:empty': { display: 'none' } } });
