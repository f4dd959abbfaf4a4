import { type RefCallback, useCallback, useState } from 'react';

/**
 * Whether a box is scrolled, so that it can be given a tab stop only then: people without a mouse
 * must reach the rest of a long text, and nobody needs a stop on a short one.
 */
export const useScrollable = (): [ref: RefCallback<HTMLElement>, scrollable: boolean] => {
  const [scrollable, setScrollable] = useState(false);
  const ref = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const check = () => setScrollable(box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(check);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    check();
    return () => observer.disconnect();
  }, []);
  return [ref, scrollable];
};
