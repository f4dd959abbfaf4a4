import { componentStyle, type, vars } from '@constella/ui/tokens';

const line = { content: '""', flex: 1, borderBlockStart: `1px solid ${vars.border.hairline}` };

/** Belongs to the field above it. */
export const forgot = componentStyle({
  ...type['13'],
  marginBlockStart: `calc(${vars.space['8']} * -1)`,
});

/** A word between two hairlines. */
export const or = componentStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['12'],
  color: vars.text.muted,
  '::before': line,
  '::after': line,
});
