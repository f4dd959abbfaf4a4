import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

const hairline = `1px solid ${vars.border.hairline}`;

export const stat = componentStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'start',
  alignItems: 'end',
  gap: `${vars.space['2']} ${vars.space['16']}`,
  minInlineSize: 0,
});

export const label = componentStyle({
  ...type['13'],
  gridColumn: '1 / -1',
  alignSelf: 'start',
  color: vars.text.muted,
  overflowWrap: 'anywhere',
});

export const figures = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['8']}`,
  minInlineSize: 0,
});

const figure = {
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
} as const;

export const value = {
  medium: componentStyle({ ...type['24'], ...figure }),
  large: componentStyle({ ...type['32'], ...figure }),
};

export const change = componentStyle({
  ...type['12'],
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['4'],
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

const tinted = (color: string) =>
  componentStyle({ color, '@media': { [media.forcedColors]: { color: 'CanvasText' } } });

export const meaning = {
  better: tinted(vars.success.text),
  worse: tinted(vars.danger.text),
  neutral: tinted(vars.text.muted),
};

export const mark = componentStyle({
  inlineSize: 8,
  blockSize: 8,
  overflow: 'visible',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinejoin: 'round',
  fill: 'none',
});

/** Better is a full triangle, worse an empty one: the colours are not alone. */
export const full = componentStyle({ fill: 'currentColor' });

export const note = componentStyle({
  ...type['12'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** Stands at the end while there is room, and never mirrors away from the figures. */
export const sparkline = componentStyle({
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  maxInlineSize: '100%',
});

// Hairlines are drawn by each figure to its start and above it; the panel cuts those at its edges.
export const group = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  overflow: 'clip',
  border: hairline,
  borderRadius: vars.radius['12'],
  background: vars.surface.raised,
});

// Names and figures of a row are one grid each, so that figures stay on one line.
export const grouped = componentStyle({
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  margin: '-1px',
  marginBlockEnd: 0,
  marginInlineEnd: 0,
  padding: `${vars.space['12']} ${vars.space['20']} ${vars.space['16']}`,
  borderBlockStart: hairline,
  borderInlineStart: hairline,
});
