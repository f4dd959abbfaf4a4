import { appStyle, type, vars } from '@constella/ui/tokens';

/** The name is the row's button; it keeps the place and the look of a name. */
export const name = appStyle({
  ...type['13'],
  minBlockSize: 24,
  paddingBlock: 0,
  paddingInline: vars.space['4'],
  marginInlineStart: `calc(-1 * ${vars.space['4']})`,
});
