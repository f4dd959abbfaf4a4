import { componentStyle } from '../../tokens/component-style.js';
// What the select changes must come after the list it is made of.
import '../private/list-box/list-box.css.js';

export const popup = componentStyle({
  minInlineSize: 'min(180px, var(--radix-popover-content-available-width, 180px))',
});
