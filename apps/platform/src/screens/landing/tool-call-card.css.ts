import { appStyle, type, vars } from '@constella/ui/tokens';

export const card = appStyle({
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.raised,
  overflow: 'hidden',
});

export const head = appStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  paddingBlock: vars.space['8'],
  paddingInline: vars.space['12'],
});

export const name = appStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.mono,
  fontSize: type['12'].fontSize,
  color: vars.text.strong,
});

export const outcome = appStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const check = appStyle({ color: vars.success.text });

export const detail = appStyle({
  ...type['12'],
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${vars.space['2']} ${vars.space['12']}`,
  paddingBlock: 10,
  paddingInline: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  fontFamily: vars.font.mono,
});
