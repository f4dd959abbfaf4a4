import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const section = appStyle({
  paddingBlockStart: vars.space['96'],
  // Its own room above is enough: a jump to it ends at its heading.
  scrollMarginBlockStart: `calc(-1 * ${vars.space['64']})`,
  '@media': {
    [media.narrow]: {
      paddingBlockStart: vars.space['64'],
      scrollMarginBlockStart: `calc(-1 * ${vars.space['40']})`,
    },
  },
});

export const header = appStyle({ maxInlineSize: vars.size.form, marginBlockEnd: 28 });

export const title = appStyle({ ...type['32'], '@media': { [media.small]: type['24'] } });

export const lead = appStyle({
  ...type['16'],
  marginBlockStart: vars.space['8'],
  color: vars.text.muted,
});
