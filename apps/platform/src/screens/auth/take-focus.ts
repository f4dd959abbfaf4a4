/**
 * A `ref` for what replaces the place where the focus was, so that it is read out and the next key
 * goes on from there.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
