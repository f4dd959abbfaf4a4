/**
 * Makes everything beside an open list inert until the returned function is called. Radix hides it
 * from assistive technology already; what is hidden must not take the focus either.
 */
export const inertOutside = (list: HTMLElement): (() => void) => {
  const changed: HTMLElement[] = [];
  let inside: Element | null = list;
  while (inside && inside !== document.body) {
    for (const sibling of inside.parentElement?.children ?? []) {
      if (sibling === inside || !(sibling instanceof HTMLElement) || sibling.inert) continue;
      sibling.inert = true;
      changed.push(sibling);
    }
    inside = inside.parentElement;
  }
  return () => {
    for (const element of changed) element.inert = false;
  };
};
