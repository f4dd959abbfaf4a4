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

export const quotation = appStyle({
  ...type['13'],
  margin: 0,
  marginBlockStart: vars.space['2'],
  color: vars.text.muted,
});
