import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const plotHeight = createVar('chart-height');

export const root = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space['4']} ${vars.space['12']}`,
  minInlineSize: 0,
  margin: 0,
});

export const title = componentStyle({
  ...type['14'],
  minInlineSize: 0,
  paddingBlock: vars.space['4'],
  overflowWrap: 'anywhere',
});

/** Positioned, so that a hidden title does not make the page scroll. */
export const titleHidden = componentStyle({ position: 'relative' });

const across = { gridColumn: '1 / -1' } as const;

export const summary = componentStyle({
  ...type['13'],
  ...across,
  color: vars.text.muted,
  maxInlineSize: '72ch',
  overflowWrap: 'anywhere',
});

/** Its height is there before the data are, so that nothing moves when they come. */
export const plot = componentStyle({
  ...across,
  position: 'relative',
  minInlineSize: 0,
  blockSize: plotHeight,
  marginBlockStart: vars.space['8'],
  // The font that charts are measured in.
  fontSize: type['12'].fontSize,
});

/** A low chart grows with the words in its place rather than hide them. */
export const worded = componentStyle({ blockSize: 'auto' });

export const note = componentStyle({ ...type['12'], ...across, color: vars.text.muted });

export const message = componentStyle({
  ...type['13'],
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: vars.space['12'],
  minBlockSize: plotHeight,
  padding: vars.space['16'],
  color: vars.text.muted,
  textAlign: 'center',
});

export const legend = componentStyle({ ...across, marginBlockStart: vars.space['8'] });

export const table = componentStyle({
  ...across,
  minInlineSize: 0,
  marginBlockStart: vars.space['8'],
});

export const rows = componentStyle({
  maxBlockSize: `max(${plotHeight}, 320px)`,
  overflowY: 'auto',
});

export const pages = componentStyle({
  ...type['12'],
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space['8'],
  paddingBlockStart: vars.space['8'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
