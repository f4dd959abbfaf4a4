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

// The place's direction says where a line starts, that of each text where it is cut.
const line = { display: 'flex', minInlineSize: 0, whiteSpace: 'nowrap' } as const;

export const title = componentStyle({
  ...type['13'],
  ...line,
  color: vars.text.strong,
  fontWeight: vars.weight.medium,
});

export const detail = componentStyle({
  ...type['12'],
  ...line,
  marginBlockStart: 1,
  color: vars.text.muted,
  fontWeight: vars.weight.regular,
});

// Clipped, not hidden: the focus ring of a link in the title needs the margin.
export const text = componentStyle({
  minInlineSize: 0,
  overflow: 'clip',
  overflowClipMargin: 4,
  textOverflow: 'ellipsis',
});

/** Of several details the last gives way. */
export const whole = componentStyle({ flex: 'none', whiteSpace: 'pre' });
