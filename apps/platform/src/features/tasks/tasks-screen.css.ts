import { appStyle, media, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const filters = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 180px)',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
