import { appStyle, type, vars } from '@constella/ui/tokens';

export const list = appStyle({
  display: 'grid',
  gap: vars.space['12'],
  margin: 0,
  paddingInlineStart: vars.space['24'],
  listStyle: 'decimal',
});

/** The number a text cites it by. */
export const source = appStyle({
  selectors: { '&::marker': { color: vars.text.muted, fontVariantNumeric: 'tabular-nums' } },
});

export const tools = appStyle({
  ...type['13'],
  color: vars.text.muted,
  selectors: { 'ol:not(:empty) + &': { marginBlockStart: vars.space['12'] } },
});

export const quotation = appStyle({
  ...type['13'],
  margin: 0,
  marginBlockStart: vars.space['2'],
  color: vars.text.muted,
  whiteSpace: 'pre-line',
});
