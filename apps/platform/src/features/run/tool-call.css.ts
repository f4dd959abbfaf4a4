import { appStyle, type, vars } from '@constella/ui/tokens';

export const tool = appStyle({
  marginBlockStart: vars.space['4'],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['8'],
  background: vars.surface.page,
  overflow: 'hidden',
});

export const summary = appStyle({
  ...type['13'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['8'],
  paddingBlock: 7,
  paddingInline: vars.space['12'],
  color: vars.text.muted,
  cursor: 'pointer',
  listStyle: 'none',
  // The ring stands inside: the card cuts what leaves it.
  outlineOffset: '-2px',
});

export const name = appStyle({
  flex: 1,
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontFamily: vars.font.mono,
  fontSize: 12,
  color: vars.text.strong,
  direction: 'ltr',
  textAlign: 'start',
});

const state = appStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
});

export const outcome = {
  completed: `${state} ${appStyle({ color: vars.success.text })}`,
  failed: `${state} ${appStyle({ color: vars.danger.text })}`,
  running: `${state} ${appStyle({ color: vars.accent.text })}`,
};

export const time = appStyle({
  ...type['12'],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const detail = appStyle({
  margin: 0,
  paddingBlock: 10,
  paddingInline: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  background: vars.surface.raised,
  fontFamily: vars.font.mono,
  fontSize: 12,
  lineHeight: '18px',
  direction: 'ltr',
  overflowX: 'auto',
});
