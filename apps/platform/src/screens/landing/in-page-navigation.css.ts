import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const bar = appStyle({ marginBlockStart: vars.space['40'] });

export const list = appStyle({
  ...type['14'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${vars.space['24']}`,
  '@media': { [media.small]: { columnGap: vars.space['20'] } },
});

export const item = appStyle({
  selectors: { '&:nth-child(7)': { marginInlineStart: 'auto' } },
  '@media': { [media.small]: { selectors: { '&:nth-child(7)': { marginInlineStart: 0 } } } },
});

export const link = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.control.medium,
});
