// What an application's own `.css.ts` files build on. An entry of its own, so that evaluating a
// style sheet at build time does not evaluate every component.
export { appStyle } from './tokens/component-style.js';
export { vars } from './tokens/contract.css.js';
export { layers } from './tokens/layers.css.js';
export { media } from './tokens/media.js';
export { type, type TypeSize } from './tokens/type.js';
