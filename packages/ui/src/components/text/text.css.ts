import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const size = {
  '12': componentStyle(type['12']),
  '13': componentStyle(type['13']),
  '14': componentStyle(type['14']),
  '16': componentStyle(type['16']),
  '18': componentStyle(type['18']),
  '20': componentStyle(type['20']),
  '24': componentStyle(type['24']),
  '32': componentStyle(type['32']),
  '44': componentStyle(type['44']),
  '60': componentStyle(type['60']),
};

export const tone = {
  inherit: componentStyle({ color: 'inherit' }),
  default: componentStyle({ color: vars.text.default }),
  strong: componentStyle({ color: vars.text.strong }),
  muted: componentStyle({ color: vars.text.muted }),
  disabled: componentStyle({ color: vars.text.disabled }),
  accent: componentStyle({ color: vars.accent.text }),
  success: componentStyle({ color: vars.success.text }),
  danger: componentStyle({ color: vars.danger.text }),
  warning: componentStyle({ color: vars.warning.text }),
  info: componentStyle({ color: vars.info.text }),
  highlight: componentStyle({ color: vars.highlight.text }),
};

export const weight = {
  regular: componentStyle({ fontWeight: vars.weight.regular }),
  medium: componentStyle({ fontWeight: vars.weight.medium }),
  strong: componentStyle({ fontWeight: vars.weight.strong }),
};

export const text = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const truncate = componentStyle({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Figures of one width, so that columns and running counters do not dance. */
export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });

export const heading = componentStyle({
  minInlineSize: 0,
  fontWeight: vars.weight.strong,
  color: vars.text.strong,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
