import { appStyle, vars } from '@constella/ui/tokens';

/** A choice over the steps it leads to; the row above it is the last of another and has no line. */
export const choice = appStyle({
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  paddingBlockStart: vars.space['20'],
  color: vars.text.strong,
  selectors: {
    'thead + tbody &': { borderBlockStart: 0, paddingBlockStart: vars.space['12'] },
  },
});
