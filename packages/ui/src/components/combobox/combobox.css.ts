import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';

/** Beside the text in the field; pressing it acts on the field. */
export const icon = componentStyle({ color: vars.text.muted });

/** The load error and the way to try again, under the field. */
export const loadError = componentStyle({
  ...type['12'],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space['8'],
  color: vars.danger.text,
});
