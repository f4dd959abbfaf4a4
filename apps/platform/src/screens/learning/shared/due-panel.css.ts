import { appStyle, type, vars } from '@constella/ui/tokens';

export const nothing = appStyle({
  ...type['13'],
  margin: 0,
  padding: vars.space['16'],
  color: vars.text.muted,
});

export const list = appStyle({ margin: 0, padding: 0, listStyle: 'none' });

export const item = appStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space['12'],
  padding: `${vars.space['12']} ${vars.space['16']}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const cards = appStyle({ flex: 'none', marginBlock: 1, color: vars.text.muted });

export const words = appStyle({ flex: 1, minInlineSize: 0 });

export const title = appStyle({
  ...type['13'],
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
  textDecoration: 'none',
  selectors: { '&:hover': { textDecoration: 'underline' } },
});

export const detail = appStyle({ ...type['12'], margin: 0, color: vars.text.muted });

export const time = appStyle({
  ...type['13'],
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
