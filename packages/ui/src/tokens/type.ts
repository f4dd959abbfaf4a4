import { typeScale } from './generated/type-scale.js';

/** Line height of a control's text: fixed, so that a control keeps its height in every script. */
export const controlLine = '1.25rem';

/**
 * Type scale, px / line, as fragments to spread in a style. Sizes are in rem, so they follow the
 * reader's font size; the lines up to 18 px and the tracking follow the script (`:lang()`).
 */
export const type = typeScale;

export type TypeSize = keyof typeof type;
