import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

export const price = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${vars.space['6']}`,
  minInlineSize: 0,
  maxInlineSize: '100%',
  fontVariantNumeric: 'tabular-nums',
});

const figure = { color: vars.text.strong, overflowWrap: 'anywhere' } as const;

export const amount = {
  small: componentStyle({ ...type['13'], ...figure, fontWeight: vars.weight.medium }),
  medium: componentStyle({ ...type['16'], ...figure, fontWeight: vars.weight.strong }),
  large: componentStyle({ ...type['32'], ...figure, fontWeight: vars.weight.strong }),
};

export const period = {
  small: componentStyle({ ...type['12'], color: vars.text.muted }),
  medium: componentStyle({ ...type['13'], color: vars.text.muted }),
  large: componentStyle({ ...type['13'], color: vars.text.muted }),
};

export const old = {
  small: componentStyle({ ...type['12'], color: vars.text.muted }),
  medium: componentStyle({ ...type['13'], color: vars.text.muted }),
  large: componentStyle({ ...type['16'], color: vars.text.muted }),
};
