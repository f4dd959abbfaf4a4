import { appStyle, media, type, vars } from '@constella/ui/tokens';

export const comparison = appStyle({
  marginBlockStart: vars.space['48'],
  '@media': { [media.small]: { marginBlockStart: vars.space['40'] } },
});

export const title = appStyle({ marginBlockEnd: vars.space['16'] });

export const table = appStyle({
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.small]: { minInlineSize: 560 } },
});

/** Stays in sight while a phone scrolls the plans. */
export const first = appStyle({
  '@media': {
    [media.small]: {
      position: 'sticky',
      insetInlineStart: 0,
      background: vars.surface.raised,
    },
  },
});

export const plan = appStyle({ ...type['13'], inlineSize: '18%', color: vars.text.strong });

export const recommended = appStyle({ background: vars.highlight.wash });

export const none = appStyle({ color: vars.text.muted });
