import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const section = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  gap: vars.space['24'],
  paddingBlockStart: vars.space['96'],
  scrollMarginBlockStart: `calc(-1 * ${vars.space['64']})`,
  '@media': {
    [media.narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      paddingBlockStart: vars.space['64'],
      scrollMarginBlockStart: `calc(-1 * ${vars.space['40']})`,
    },
  },
});

export const title = appStyle({ ...type['32'], '@media': { [media.small]: type['24'] } });
export const contact = appStyle({ marginBlockStart: vars.space['8'], color: vars.text.muted });
