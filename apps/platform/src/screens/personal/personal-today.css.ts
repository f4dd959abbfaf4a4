import { appStyle, vars } from '@constella/ui/tokens';

export const today = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space['16'],
  '@media': { '(max-width: 799px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
