import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const page = appStyle({ paddingBlockEnd: vars.space['40'] });

/** No wider than its words; on a narrow page as wide as that is. */
export const shown = appStyle({
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  marginBlockEnd: vars.space['16'],
});

export const counted = appStyle({ display: 'inline-flex', gap: vars.space['6'] });

export const count = appStyle({
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const tile = appStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 28,
  blockSize: 28,
  borderRadius: vars.radius['6'],
  background: vars.surface.sunken,
  color: vars.text.muted,
});

export const own = appStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  verticalAlign: 'middle',
  color: vars.text.muted,
});

/** A line of text would hold it above the middle. */
export const star = appStyle({ display: 'inline-flex' });

export const finished = appStyle({ marginBlockEnd: vars.space['12'] });

export const detail = appStyle({
  '@media': { [media.mid]: { order: -1 } },
});

export const actions = appStyle({ marginBlockStart: vars.space['12'] });
export const about = appStyle({ marginBlock: vars.space['12'] });
export const tags = appStyle({
  marginBlock: `${vars.space['12']} 0`,
  marginInline: 0,
  padding: 0,
  listStyle: 'none',
});

export const head = appStyle({ minInlineSize: 0 });

/** Type and place, under the title. */
export const kind = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['6']}`,
  margin: `${vars.space['4']} 0 0`,
  color: vars.text.muted,
});

export const part = appStyle({
  selectors: { '&::before': { content: '·', marginInlineEnd: vars.space['6'] } },
});
