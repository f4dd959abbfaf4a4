import { createVar } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

/** Distances from the window's edges. */
export const inline = createVar('chart-tooltip-inline');
export const block = createVar('chart-tooltip-block');

export const tooltip = componentStyle({
  ...type['12'],
  position: 'fixed',
  inset: 'auto',
  insetInlineStart: inline,
  insetBlockStart: block,
  inlineSize: 'max-content',
  maxInlineSize: `min(280px, calc(100vw - ${vars.space['16']}))`,
  margin: 0,
  padding: `${vars.space['8']} ${vars.space['12']}`,
  border: 0,
  borderRadius: vars.radius['8'],
  background: vars.surface.overlay,
  boxShadow: vars.shadow.menu,
  color: vars.text.muted,
  overflowWrap: 'anywhere',
  // It lies beside what is read and would stand in the way of the next value.
  pointerEvents: 'none',
  '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
});

export const title = componentStyle({ fontWeight: vars.weight.medium, color: vars.text.strong });

export const lines = componentStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space['8'],
  rowGap: vars.space['2'],
  selectors: { [`${title} + &`]: { marginBlockStart: vars.space['4'] } },
});

export const line = componentStyle({ display: 'contents' });

export const name = componentStyle({ gridColumn: 2 });

export const value = componentStyle({
  gridColumn: 3,
  color: vars.text.default,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: {
    [`${line}[data-current] &`]: { color: vars.text.strong, fontWeight: vars.weight.strong },
  },
});
