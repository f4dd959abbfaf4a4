import { appStyle, media, vars } from '@constella/ui/tokens';

/** A table's first and last cells bring the panel's own room. */
export const bleed = appStyle({
  marginInline: `calc(-1 * ${vars.space['16']})`,
  marginBlockStart: `calc(-1 * ${vars.space['8']})`,
  '@media': { [media.small]: { marginBlockStart: 0 } },
});
