import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const road = appStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: vars.space['6'],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.small]: { gridAutoFlow: 'row', gap: vars.space['12'] } },
});

export const leg = appStyle({ minInlineSize: 0 });

export const name = appStyle({
  ...type['13'],
  margin: 0,
  marginBlockStart: vars.space['8'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const fact = appStyle({
  ...type['12'],
  margin: 0,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const end = appStyle({ ...type['12'], color: vars.text.muted });
