import { appStyle, media, type, vars } from '@constella/ui/tokens';

const hairline = `1px solid ${vars.border.hairline}`;

export const list = appStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.small]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const item = appStyle({
  display: 'grid',
  alignContent: 'space-between',
  gap: vars.space['8'],
  minInlineSize: 0,
  padding: vars.space['16'],
  // The first row's is that of the head.
  marginBlockStart: -1,
  borderBlockStart: hairline,
});

export const words = appStyle({ minInlineSize: 0 });

export const name = appStyle({
  ...type['14'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const about = appStyle({ ...type['12'], margin: 0, color: vars.text.muted });

export const reached = appStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['6'],
  margin: 0,
  color: vars.success.text,
});

export const way = appStyle({
  ...type['12'],
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
