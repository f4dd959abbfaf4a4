import { globalStyle } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { layers } from '../../tokens/layers.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const hairline = `1px solid ${vars.border.hairline}`;

export const shell = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.surface.page,
});

// Whatever gets the focus or is jumped to stays clear of the sticky bar.
globalStyle(`html:has(${shell})`, {
  '@layer': {
    [layers.components]: {
      scrollPaddingBlockStart: `calc(${vars.size.bar} + ${vars.space['16']})`,
    },
  },
});

export const skip = componentStyle({
  ...type['14'],
  position: 'fixed',
  insetBlockStart: vars.space['8'],
  insetInlineStart: vars.space['16'],
  zIndex: vars.layer.tooltip,
  padding: `${vars.space['8']} ${vars.space['12']}`,
  borderRadius: vars.radius['6'],
  background: vars.surface.overlay,
  boxShadow: vars.shadow.menu,
  selectors: { '&:not(:focus)': { transform: 'translateY(calc(-100% - 64px))' } },
});

export const bar = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.bar,
  display: 'flex',
  // Only very large text on a very small screen needs a second row.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['4'],
  minBlockSize: vars.size.bar,
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['16'],
  background: vars.surface.page,
  borderBlockEnd: hairline,
  '@media': {
    [media.small]: { paddingInline: vars.space['8'], columnGap: 0 },
    print: { display: 'none' },
  },
});

export const menuSlot = componentStyle({
  display: 'none',
  '@media': { [media.narrow]: { display: 'block' } },
  // Where the side navigation names the areas, it stands in for the bar's links.
  selectors: { [`${bar}[data-crowded]:not([data-areas]) > &`]: { display: 'block' } },
});

export const brand = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['8'],
  minInlineSize: 0,
  minBlockSize: vars.control.medium,
  marginInlineEnd: vars.space['16'],
  borderRadius: vars.radius['6'],
  color: vars.text.strong,
  // Between two steps of the scale: the name is a mark, not text.
  fontSize: '0.9375rem',
  lineHeight: '1.25rem',
  fontWeight: vars.weight.strong,
  letterSpacing: '-0.012em',
  textDecoration: 'none',
  ':hover': { textDecoration: 'none' },
  '@media': { [media.small]: { marginInline: vars.space['4'] } },
});

export const tools = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space['4'],
  marginInlineStart: 'auto',
  '@media': { [media.small]: { gap: 0 } },
});

export const body = componentStyle({ display: 'grid', flex: '1 0 auto', alignItems: 'start' });

export const withSide = componentStyle({
  gridTemplateColumns: `${vars.size.side} minmax(0, 1fr)`,
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const withRail = componentStyle({
  gridTemplateColumns: '56px minmax(0, 1fr)',
  '@media': {
    [media.narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    print: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

export const side = componentStyle({
  position: 'sticky',
  insetBlockStart: vars.size.bar,
  display: 'flex',
  blockSize: `calc(100dvh - ${vars.size.bar})`,
  borderInlineEnd: hairline,
  '@media': { [media.narrow]: { display: 'none' }, print: { display: 'none' } },
});

export const content = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  alignSelf: 'stretch',
  minInlineSize: 0,
});

export const main = componentStyle({
  flex: '1 0 auto',
  minInlineSize: 0,
  // The focus comes here by script alone; a ring round the whole page says nothing.
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const footer = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space['8']} ${vars.space['16']}`,
  marginBlockStart: vars.space['40'],
  padding: `${vars.space['16']} ${vars.size.gutter}`,
  borderBlockStart: hairline,
  color: vars.text.muted,
  '@media': { print: { display: 'none' } },
});

// Where the page ends is known once it is there: a footer in sight would move.
globalStyle(`${main}:has([data-skeleton]) ~ ${footer}`, {
  '@layer': { [layers.components]: { visibility: 'hidden' } },
});

// At least 24 px to hit out of a 16 px line.
globalStyle(`${footer} a`, {
  '@layer': {
    [layers.components]: { display: 'inline-block', marginBlock: -4, paddingBlock: 4 },
  },
});
