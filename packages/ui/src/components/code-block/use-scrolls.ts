'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether a box scrolls in either direction, kept up to date: only then does it need a tab stop. */
export const useScrolls = (ref: RefObject<HTMLElement | null>): boolean => {
  const [scrolls, setScrolls] = useState(false);
  useLayoutEffect(() => {
    const box = ref.current;
    if (!box) return undefined;
    // One pixel is rounding, nothing to scroll.
    const measure = () =>
      setScrolls(box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    for (const child of box.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
};
