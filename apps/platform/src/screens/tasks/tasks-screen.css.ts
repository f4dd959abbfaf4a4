import { appStyle, media, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const filters = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space['8'],
  alignItems: 'end',
});

const narrow = { [media.small]: { flexBasis: '100%' } };

export const search = appStyle({ flex: '1 1 200px', maxInlineSize: 280, '@media': narrow });

/** Beside the filters, at the end; on a line of its own where there is no room. */
export const ways = appStyle({ marginInlineStart: 'auto' });

/** Takes what the other columns leave and cuts its lines; as a card it has a line of its own. */
export const titleCell = appStyle({
  '@media': { '(min-width: 700px)': { inlineSize: '100%', maxInlineSize: 0 } },
});
