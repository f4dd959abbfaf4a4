import { globalStyle } from '@vanilla-extract/css';
import { appStyle, layers, media, type, vars } from '@constella/ui/tokens';

/** Sections bring room of their own around them: on a wide screen they stand on the page's edge. */
export const form = appStyle({
  containerType: 'inline-size',
  marginInlineStart: `calc(-1 * ${vars.space['16']})`,
  '@media': {
    [media.narrow]: {
      marginInlineStart: 0,
      marginBlockStart: vars.space['16'],
      background: vars.surface.raised,
      border: `1px solid ${vars.border.hairline}`,
      borderRadius: vars.radius['12'],
    },
  },
});

export const summary = appStyle({
  paddingInline: vars.space['16'],
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.narrow]: { paddingBlockStart: vars.space['16'] } },
});

export const foot = appStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space['8'],
  padding: vars.space['16'],
  background: vars.surface.page,
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  '@media': {
    [media.narrow]: {
      background: vars.surface.raised,
      borderEndStartRadius: `calc(${vars.radius['12']} - 1px)`,
      borderEndEndRadius: `calc(${vars.radius['12']} - 1px)`,
    },
  },
});

// What gets the focus stays clear of it, where the page is what scrolls.
globalStyle(`html:has(${foot})`, {
  '@layer': { [layers.app]: { '@media': { [media.narrow]: { scrollPaddingBlockEnd: 144 } } } },
});

export const wide = appStyle({ inlineSize: '100%' });

export const hints = appStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space['2']} ${vars.space['12']}`,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
