import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const root = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minInlineSize: 0,
});

export const words = componentStyle({ minInlineSize: 0 });

// Clipped, not hidden: the focus ring of a link in the title needs the margin.
const line = {
  display: 'block',
  overflow: 'clip',
  overflowClipMargin: 4,
  textOverflow: 'ellipsis',
  // The text's own direction decides where it is cut, the place's where it starts.
  textAlign: 'match-parent',
} as const;

export const title = componentStyle({
  ...type['13'],
  ...line,
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
});

export const detail = componentStyle({
  ...type['12'],
  ...line,
  marginBlockStart: 1,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
  whiteSpace: 'nowrap',
});
