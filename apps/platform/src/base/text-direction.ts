/**
 * The `dir` of a text: its own where it has letters. A blank to fill in, `[…]`, has none and would
 * begin on the left everywhere: it stands as what is around it does.
 */
export const textDirection = (text: string): 'auto' | undefined =>
  /\p{L}/u.test(text) ? 'auto' : undefined;
