import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
import { media } from '../../tokens/media.js';
// What follows must come after the styles it changes.
import '../private/control.css.js';
import '../private/field-button.css.js';

export const number = componentStyle({ fontVariantNumeric: 'tabular-nums' });

/** In a narrow box beside a slider. */
export const alone = componentStyle({ fontVariantNumeric: 'tabular-nums', textAlign: 'end' });

export const steppers = componentStyle({
  display: 'flex',
  flex: 'none',
  marginInlineEnd: -6,
  '@media': { [media.coarse]: { marginInlineEnd: -10 } },
});

export const stepper = componentStyle({
  marginInlineEnd: 0,
  touchAction: 'manipulation',
  userSelect: 'none',
  selectors: {
    '&:disabled': { color: vars.text.disabled, background: 'none', cursor: 'not-allowed' },
  },
  '@media': {
    [media.coarse]: { marginInlineEnd: 0 },
    [media.forcedColors]: { selectors: { '&:disabled': { color: 'GrayText' } } },
  },
});
