import type { StyleRule } from '@vanilla-extract/css';

import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
import { type } from '../../tokens/type.js';

// `clip`, not `hidden`: a box that can be scrolled costs the browser far more.
const cut: StyleRule = {
  minInlineSize: 0,
  overflow: 'clip',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};

export const badge = componentStyle({
  ...type['12'],
  // What stands beside it in a row gives way, not its two or three words.
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: 20,
  paddingInline: 7,
  paddingBlock: 1,
  borderRadius: 10,
  fontWeight: vars.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  '@media': { [media.forcedColors]: { boxShadow: 'none', outline: '1px solid CanvasText' } },
});

/** Nothing but words. */
export const words = componentStyle({ ...cut, display: 'inline-block' });

/** A disc and words, or whatever else stands in it. */
export const parts = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space['6'],
});

export const text = componentStyle(cut);

const tinted = (name: 'accent' | 'success' | 'danger' | 'warning' | 'info' | 'highlight') =>
  componentStyle({ background: vars[name].subtle, color: vars[name].text });

export const tone = {
  neutral: componentStyle({ background: vars.surface.active, color: vars.text.default }),
  accent: tinted('accent'),
  success: tinted('success'),
  danger: tinted('danger'),
  warning: tinted('warning'),
  info: tinted('info'),
  highlight: tinted('highlight'),
  outline: componentStyle({
    boxShadow: `inset 0 0 0 1px ${vars.border.default}`,
    color: vars.text.muted,
  }),
};

export const dot = componentStyle({
  flex: 'none',
  inlineSize: 8,
  blockSize: 8,
  borderRadius: vars.radius.full,
  background: 'currentColor',
  '@media': { [media.forcedColors]: { background: 'CanvasText' } },
});
