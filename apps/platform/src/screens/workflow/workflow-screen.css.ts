import { appStyle, media, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

export const controls = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space['12'],
  paddingBlock: vars.space['16'],
});

export const picker = appStyle({
  flex: '1 1 280px',
  maxInlineSize: 480,
  '@media': { [media.small]: { maxInlineSize: 'none' } },
});

export const templates = appStyle({
  display: 'grid',
  gap: vars.space['16'],
  paddingBlockStart: vars.space['16'],
});
