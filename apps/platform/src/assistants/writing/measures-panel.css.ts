import { appStyle, type, vars } from '@constella/ui/tokens';

export const note = appStyle({
  ...type['12'],
  marginBlockStart: vars.space['6'],
  color: vars.text.muted,
});

/** In every language to its end, on two lines where one is too short. */
export const fit = appStyle({ alignItems: 'baseline', whiteSpace: 'normal' });

export const heading = appStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  marginBlockEnd: vars.space['8'],
});

export const keywords = appStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space['6'] });

export const keyword = appStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: vars.space['6'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  paddingBlock: vars.space['2'],
  paddingInline: vars.space['8'],
  border: `1px solid ${vars.border.default}`,
  borderRadius: vars.radius['6'],
  selectors: { '&[data-missing]': { borderStyle: 'dashed', color: vars.text.muted } },
});

export const count = appStyle({
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
