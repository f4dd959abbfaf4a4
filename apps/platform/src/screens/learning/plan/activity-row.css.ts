import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const row = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  minBlockSize: 52,
  padding: `${vars.space['6']} ${vars.space['8']}`,
  paddingInlineStart: vars.space['24'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': { [media.small]: { paddingInlineStart: vars.space['16'] } },
});

export const words = appStyle({ flex: 1, minInlineSize: 0 });

export const title = appStyle({
  ...type['14'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const state = appStyle({
  ...type['12'],
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const day = appStyle({ color: vars.text.muted });
