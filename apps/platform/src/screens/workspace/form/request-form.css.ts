import { globalStyle } from '@vanilla-extract/css';
import { appStyle, layers, type, vars } from '@constella/ui/tokens';

/** Its foot is the page's: the panel ends where the page does. */
export const form = appStyle({
  containerType: 'inline-size',
  background: vars.surface.raised,
  border: `1px solid ${vars.border.hairline}`,
  borderRadius: vars.radius['12'],
});

export const summary = appStyle({
  paddingInline: vars.space['16'],
  paddingBlockStart: vars.space['16'],
  selectors: { '&:empty': { display: 'none' } },
});

/** In sight at every height. */
export const foot = appStyle({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: vars.space['8'],
  padding: `${vars.space['12']} ${vars.space['20']}`,
  background: vars.surface.raised,
  borderBlockStart: `1px solid ${vars.border.default}`,
  borderEndStartRadius: `calc(${vars.radius['12']} - 1px)`,
  borderEndEndRadius: `calc(${vars.radius['12']} - 1px)`,
});

/** What it costs at the start, what can be done at the end. */
export const row = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space['8']} ${vars.space['12']}`,
});

// What gets the focus stays clear of it.
globalStyle(`html:has(${foot})`, {
  '@layer': { [layers.app]: { scrollPaddingBlockEnd: 144 } },
});

/** Its line is there before the price is: nothing beside or under it moves. */
export const facts = appStyle({
  ...type['12'],
  display: 'flex',
  gap: vars.space['12'],
  maxInlineSize: '100%',
  minBlockSize: '1lh',
  margin: 0,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Where there is no room for it, it is left out: nothing is to be done about it. */
export const draft = appStyle({
  flex: '0 1 auto',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@container': { '(max-width: 479px)': { display: 'none' } },
});

/** What goes along with it, and who writes. */
export const along = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space['4']} ${vars.space['8']}`,
});

/** The words of the first begin where those above do. */
export const choices = appStyle({ marginInlineStart: `calc(-1 * ${vars.space['8']})` });

export const away = appStyle({ visibility: 'hidden' });

/** At the end, where the first of them comes and goes without moving the last. */
export const actions = appStyle({ marginInlineStart: 'auto' });

export const answered = appStyle({ padding: `0 ${vars.space['20']} ${vars.space['16']}` });
