import { createVar } from '@vanilla-extract/css';

import { appStyle, media, type, vars } from '@constella/ui/tokens';

/** Where the panel and the outline stand, in px of the view. */
export const place = {
  x: createVar(),
  y: createVar(),
  width: createVar(),
  height: createVar(),
};
export const painted = createVar();

// Over whatever a story puts on top.
const top = 2147483000;

/** Two lines, so that one of them is seen on any ground. */
export const outline = appStyle({
  position: 'fixed',
  zIndex: top,
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: place.width,
  blockSize: place.height,
  transform: `translate(${place.x}, ${place.y})`,
  pointerEvents: 'none',
  outline: `2px solid ${vars.accent.solid}`,
  boxShadow: `0 0 0 4px ${vars.surface.page}`,
  '@media': { [media.forcedColors]: { outlineColor: 'Highlight' } },
});

export const panel = appStyle({
  ...type['12'],
  position: 'fixed',
  zIndex: top + 1,
  insetBlockStart: 0,
  insetInlineStart: 0,
  transform: `translate(${place.x}, ${place.y})`,
  display: 'flex',
  flexDirection: 'column',
  boxSizing: 'border-box',
  inlineSize: 'min(23rem, calc(100vw - 16px))',
  maxBlockSize: 'min(27rem, calc(100dvh - 16px))',
  pointerEvents: 'auto',
  textAlign: 'start',
  color: vars.text.default,
  background: vars.surface.overlay,
  borderRadius: vars.radius['8'],
  boxShadow: vars.shadow.menu,
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const head = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space['12'],
  rowGap: vars.space['4'],
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  borderBlockEnd: `1px solid ${vars.border.hairline}`,
});

export const title = appStyle({
  ...type['13'],
  margin: 0,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  overflowWrap: 'anywhere',
});

export const size = appStyle({
  ...type['12'],
  fontWeight: vars.weight.regular,
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
  marginInlineStart: vars.space['8'],
});

export const walk = appStyle({ display: 'flex', gap: vars.space['4'] });

export const step = appStyle({
  ...type['12'],
  minBlockSize: 24,
  paddingInline: vars.space['6'],
  borderRadius: vars.radius['4'],
  border: `1px solid ${vars.border.default}`,
  background: vars.surface.control,
  color: vars.text.default,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.surface.hover },
    '&[aria-disabled="true"]': { color: vars.text.disabled, cursor: 'not-allowed' },
  },
});

export const scroll = appStyle({
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space['4'],
});

export const list = appStyle({ margin: 0 });

export const part = appStyle({
  ...type['12'],
  margin: 0,
  marginBlockStart: vars.space['4'],
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
});

export const row = appStyle({
  display: 'grid',
  gridTemplateColumns: '7.5rem minmax(0, 1fr)',
  columnGap: vars.space['12'],
  paddingBlock: vars.space['4'],
  paddingInline: vars.space['12'],
});

export const property = appStyle({ color: vars.text.muted, overflowWrap: 'anywhere' });

export const value = appStyle({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: vars.space['2'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const line = appStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space['6'],
});

export const token = appStyle({
  fontFamily: vars.font.mono,
  fontWeight: vars.weight.medium,
  color: vars.text.strong,
});

export const variable = appStyle({ fontFamily: vars.font.mono, color: vars.text.muted });

/** One line: faces and shadows are long. */
export const amount = appStyle({
  flex: '1 1 0',
  minInlineSize: '5rem',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const none = appStyle({ color: vars.warning.text });

export const swatch = appStyle({
  flex: 'none',
  inlineSize: 12,
  blockSize: 12,
  borderRadius: vars.radius['4'],
  background: painted,
  boxShadow: `inset 0 0 0 1px ${vars.border.control}`,
  forcedColorAdjust: 'none',
});

export const foot = appStyle({
  paddingBlock: vars.space['6'],
  paddingInline: vars.space['12'],
  borderBlockStart: `1px solid ${vars.border.hairline}`,
  color: vars.text.muted,
});
