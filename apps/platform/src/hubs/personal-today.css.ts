import { appStyle, vars } from '@constella/ui/tokens';

/** Its height is there before it is: the assistants under it do not move. */
export const place = appStyle({
  minBlockSize: 204,
  marginBlockEnd: vars.space['16'],
  '@media': { '(max-width: 799px)': { minBlockSize: 340 } },
});

export const today = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space['16'],
  '@media': { '(max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
