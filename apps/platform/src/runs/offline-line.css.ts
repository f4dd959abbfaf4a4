import { appStyle, type, vars } from '@constella/ui/tokens';

/** Its place is kept while the model is asked for. */
export const line = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space['8']}`,
  // Two lines of a column.
  minBlockSize: 32,
  color: vars.text.muted,
});
