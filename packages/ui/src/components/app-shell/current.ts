/** The value of `aria-current`: the page itself, or what it belongs to. */
export const ariaCurrent = (
  current: boolean | 'section' | undefined,
): 'page' | 'true' | undefined => (current === 'section' ? 'true' : current ? 'page' : undefined);
