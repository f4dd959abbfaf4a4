import { appStyle, vars } from '@constella/ui/tokens';

/** Beside each other where two fit, else one below the other. */
export const answers = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: vars.space['16'],
  alignItems: 'start',
});
