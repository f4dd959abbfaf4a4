/** Pseudo-elements rules can put before and after the content of an element. */
export const parts = ['::before', '::after'] as const;
export type Part = (typeof parts)[number];

/** A subject of styling: an element, or what stands before or after its content. */
export interface Subject {
  element: Element;
  part?: Part;
}

export const styleOf = ({ element, part }: Subject): CSSStyleDeclaration =>
  getComputedStyle(element, part);

/** Where a subject inherits from. */
export const around = ({ element, part }: Subject): Subject | undefined => {
  if (part) return { element };
  return element.parentElement ? { element: element.parentElement } : undefined;
};

/** The parts of an element that are drawn. */
export const partsIn = (element: Element): Part[] =>
  parts.filter((part) => {
    const { content, display } = styleOf({ element, part });
    return content !== 'none' && content !== 'normal' && display !== 'none';
  });
