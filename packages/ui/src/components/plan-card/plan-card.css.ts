import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const hairline = `1px solid ${vars.border.hairline}`;

/** One panel for all plans, as many beside each other as have room. */
export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))',
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
});

export const card = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto auto auto auto auto 1fr',
  minInlineSize: 0,
  padding: vars.space['24'],
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
  '@media': { [media.small]: { padding: `${vars.space['20']} ${vars.space['16']}` } },
});

// In a group the cards' rows are one grid, so that prices and buttons align. Each card draws its
// hairlines to its start and above it; the panel cuts those at its edges.
export const grouped = componentStyle({
  gridRow: 'span 6',
  gridTemplateRows: 'subgrid',
  marginBlockStart: -1,
  marginInlineStart: -1,
  borderBlockEnd: 0,
  borderInlineEnd: 0,
  borderRadius: 0,
});

/** Amber: the one plan that is recommended. */
export const recommended = componentStyle({
  '::before': {
    content: '""',
    position: 'absolute',
    inset: -1,
    border: `1.5px solid ${vars.highlight.border}`,
    borderRadius: vars.radius['12'],
    pointerEvents: 'none',
  },
});
export const recommendedInGroup = componentStyle({ '::before': { inset: 0 } });

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  alignContent: 'start',
  gap: `${vars.space['4']} ${vars.space['8']}`,
  minBlockSize: 24,
});

export const name = componentStyle({ ...type['16'], minInlineSize: 0, overflowWrap: 'anywhere' });

export const description = componentStyle({
  ...type['13'],
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const price = componentStyle({ minInlineSize: 0, marginBlockStart: vars.space['16'] });

export const billing = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

export const action = componentStyle({
  display: 'grid',
  marginBlockStart: vars.space['16'],
});

export const features = componentStyle({
  ...type['13'],
  display: 'grid',
  alignContent: 'start',
  gap: vars.space['8'],
  marginBlockStart: vars.space['20'],
});

export const feature = componentStyle({
  position: 'relative',
  display: 'flex',
  gap: vars.space['8'],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const missing = componentStyle({ color: vars.text.muted });

/** As tall as the first line, so that the mark stays centred on it in every script. */
export const mark = componentStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  blockSize: '1lh',
  color: vars.text.muted,
});
