/** The sides behind which there is more. */
export interface ScrollEdges {
  blockStart: boolean;
  blockEnd: boolean;
  inlineStart: boolean;
  inlineEnd: boolean;
}

export const noEdges: ScrollEdges = {
  blockStart: false,
  blockEnd: false,
  inlineStart: false,
  inlineEnd: false,
};

/** Facts needed of a scrolled element. */
export type Scrolled = Pick<
  Element,
  'scrollTop' | 'scrollLeft' | 'scrollHeight' | 'scrollWidth' | 'clientHeight' | 'clientWidth'
>;

/** One pixel is rounding, nothing to scroll. */
const least = 1;

/** Where there is more. From right to left browsers count what was scrolled below zero. */
export const scrollEdges = (element: Scrolled): ScrollEdges => {
  const inline = Math.abs(element.scrollLeft);
  return {
    blockStart: element.scrollTop > least,
    blockEnd: element.scrollHeight - element.clientHeight - element.scrollTop > least,
    inlineStart: inline > least,
    inlineEnd: element.scrollWidth - element.clientWidth - inline > least,
  };
};

export const sameEdges = (a: ScrollEdges, b: ScrollEdges): boolean =>
  a.blockStart === b.blockStart &&
  a.blockEnd === b.blockEnd &&
  a.inlineStart === b.inlineStart &&
  a.inlineEnd === b.inlineEnd;
