import { componentStyle } from '../../tokens/component-style.js';
import { vars } from '../../tokens/contract.css.js';
// What a square changes must come after the button's own style.
import '../button/button.css.js';

export const square = {
  small: componentStyle({ padding: 0, inlineSize: vars.control.small }),
  medium: componentStyle({ padding: 0, inlineSize: vars.control.medium }),
  large: componentStyle({ padding: 0, inlineSize: vars.control.large }),
};

export const round = componentStyle({ borderRadius: vars.radius.full });
