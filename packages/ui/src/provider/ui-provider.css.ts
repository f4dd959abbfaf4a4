import { componentStyle } from '../tokens/component-style.js';
import { vars } from '../tokens/contract.css.js';

/** No box of its own: only the inherited colour changes with the theme. */
export const part = componentStyle({ display: 'contents', color: vars.text.default });
