import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { type } from '../../tokens/type.js';
// What follows must come after the styles it changes.
import '../private/control.css.js';
import '../private/field-button.css.js';

export const box = componentStyle({ gap: vars.space['8'] });

/** As wide as a date in the field's own type. */
export const end = componentStyle({ flex: '0 1 7em' });

/** To the end of the field. */
export const button = componentStyle({ marginInlineStart: 'auto' });

export const dash = componentStyle({ flex: 'none', color: vars.text.muted });

export const status = componentStyle({
  ...type['12'],
  paddingBlockStart: vars.space['8'],
  color: vars.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
