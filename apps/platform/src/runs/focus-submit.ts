/**
 * A `ref` for a form that was filled in with an example: all that is left is to begin, so the focus
 * goes to its button, not to the place where the example was chosen.
 */
export function focusSubmit(element: HTMLElement | null): void {
  element?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}
