import { appStyle, media, type, vars } from '@constella/ui/tokens';
import { globalStyle } from '@vanilla-extract/css';

export const part = appStyle({ minInlineSize: 0 });

export const wrapping = appStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const ideaCell = appStyle({ minInlineSize: 180, overflowWrap: 'anywhere' });

export const rank = appStyle({
  ...type['12'],
  display: 'inline-block',
  minInlineSize: 20,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const progress = appStyle({ padding: vars.space['16'] });

/** All scores beside each other, the ideas without one with the most room: they say why. */
export const board = appStyle({});
globalStyle(`${board} > [data-columns]`, {
  '@media': {
    [`not all and ${media.narrow}`]: {
      gridTemplateColumns: 'minmax(13rem, 3fr) repeat(5, minmax(8rem, 2fr))',
    },
  },
});
