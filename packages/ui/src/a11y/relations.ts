const relations = [
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'aria-activedescendant',
  'aria-errormessage',
  'aria-details',
  'for',
] as const;

/**
 * References to ids that no element of the document has, as `input[aria-describedby=x-error]`.
 * Empty when every relation resolves; for tests.
 */
export const danglingIds = (root: Element): string[] =>
  relations.flatMap((relation) =>
    [...root.querySelectorAll(`[${relation}]`)].flatMap((element) =>
      (element.getAttribute(relation) ?? '')
        .split(/\s+/)
        .filter((id) => id !== '' && !element.ownerDocument.getElementById(id))
        .map((id) => `${element.tagName.toLowerCase()}[${relation}=${id}]`),
    ),
  );

/** The text of the elements that describe this one, as assistive technology reads it. */
export const descriptionOf = (element: Element): string =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(/\s+/)
    .filter(Boolean)
    .map((id) => element.ownerDocument.getElementById(id)?.textContent?.trim() ?? '')
    .join(' ');
