import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const example = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
  '@media': { [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

const inset = {
  padding: vars.space['24'],
  '@media': { [media.small]: { padding: vars.space['16'] } },
} as const;

/** Every subject's panel is as tall as the longest, so that changing it moves nothing. */
export const request = appStyle({ ...inset, minBlockSize: 288 });

export const result = appStyle({
  minInlineSize: 0,
  padding: vars.space['24'],
  borderInlineStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.narrow]: {
      borderInlineStart: 0,
      borderBlockStart: `1px solid ${vars.border.hairline}`,
    },
    [media.small]: { padding: vars.space['16'] },
  },
});

export const label = appStyle({ ...type['13'], color: vars.text.muted });

export const title = appStyle({ marginBlock: `${vars.space['2']} ${vars.space['12']}` });

export const ask = appStyle({
  ...type['14'],
  paddingBlock: vars.space['12'],
  paddingInline: 14,
  borderRadius: vars.radius['8'],
  background: vars.surface.active,
  color: vars.text.strong,
});

export const facts = appStyle({
  ...type['13'],
  display: 'grid',
  gap: vars.space['6'],
  marginBlockStart: vars.space['16'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const fact = appStyle({ display: 'flex', alignItems: 'center', gap: vars.space['8'] });

export const open = appStyle({ marginBlockStart: vars.space['16'] });
