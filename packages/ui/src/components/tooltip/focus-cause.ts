// These do something, which may then move the focus; the others move it themselves.
const actingKeys = new Set(['Enter', ' ', 'Escape']);

let hasActed = false;
let isWatching = false;

/** Begins to follow what people press, once for the page. */
export const watchInput = (): void => {
  if (isWatching) return;
  isWatching = true;
  const options = { capture: true, passive: true };
  window.addEventListener('pointerdown', () => (hasActed = true), options);
  window.addEventListener('keydown', ({ key }) => (hasActed = actingKeys.has(key)), options);
};

/**
 * Whether somebody went to the element with the keyboard. Not so when a press or a key opened a
 * dialog that took the focus, or closed one that gave it back: a tooltip nobody asked for would
 * then lie over it and take the next Escape.
 */
export const isFocusedByKeyboard = (element: Element): boolean =>
  !hasActed && element.matches(':focus-visible');
