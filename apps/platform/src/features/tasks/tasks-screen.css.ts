import { appStyle, media, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const filters = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 280px) minmax(0, 180px)',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Takes what the other columns leave and cuts its lines; as a card it has a line of its own. */
export const titleCell = appStyle({
  '@media': { '(min-width: 700px)': { inlineSize: '100%', maxInlineSize: 0 } },
});
