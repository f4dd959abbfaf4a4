/**
 * Whether a key belongs to an input method that composes a word. Safari ends the word before it
 * tells of the Enter that ended it: of that one only the key code of all such keys, 229, is left.
 */
export const isComposing = (event: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- Safari says it nowhere else
  event.isComposing || event.keyCode === 229;
