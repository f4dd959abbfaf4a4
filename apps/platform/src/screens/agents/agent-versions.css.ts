import { appStyle, vars } from '@constella/ui/tokens';

/** Values are read whole, on as many lines as they need. */
export const difference = appStyle({ overflowWrap: 'anywhere', whiteSpace: 'normal' });

export const old = appStyle({ color: vars.text.muted });

export const now = appStyle({ textDecoration: 'none', color: vars.text.strong });

/** Both ends of a comparison beside each other, or one below the other. */
export const ends = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 200px), 1fr))',
  gap: vars.space['12'],
});
