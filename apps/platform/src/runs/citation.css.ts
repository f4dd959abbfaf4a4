import { appStyle, type, vars } from '@constella/ui/tokens';

/** As small as a footnote's sign, as easy to hit as its line is high. */
export const citation = appStyle({
  ...type['12'],
  paddingInline: vars.space['2'],
  border: 0,
  borderRadius: vars.radius['4'],
  background: 'none',
  color: vars.text.link,
  fontVariantNumeric: 'tabular-nums',
  cursor: 'pointer',
  selectors: { '&:hover': { background: vars.surface.sunken } },
});

export const source = appStyle({ maxInlineSize: 420 });

export const quotation = appStyle({
  ...type['13'],
  margin: 0,
  color: vars.text.muted,
});
