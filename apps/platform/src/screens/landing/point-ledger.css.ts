import { appStyle, vars } from '@constella/ui/tokens';

export const line = appStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 56px',
  gap: vars.space['12'],
  paddingBlock: 7,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.border.hairline}` } },
});

export const when = appStyle({ color: vars.text.muted });

export const amount = appStyle({
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  textAlign: 'end',
});
