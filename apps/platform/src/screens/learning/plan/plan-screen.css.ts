import { appStyle, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** Each goal on a line of its own, as they are stored. */
export const lines = appStyle({ whiteSpace: 'pre-line' });

/** The side comes below where there is no room beside the list. */
export const columns = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 3fr)',
  gap: vars.space['24'],
  alignItems: 'start',
  '@media': { '(max-width: 1199px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
