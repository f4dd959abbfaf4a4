import { componentStyle } from '../../tokens/component-style.js';
import { bare } from '../private/control.css.js';

/** Nothing to clear while the placeholder shows; the space keeps its width, so text does not jump. */
export const clear = componentStyle({
  selectors: { [`${bare}:placeholder-shown ~ &`]: { visibility: 'hidden' } },
});

export const numeric = componentStyle({ fontVariantNumeric: 'tabular-nums' });
