'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Whether the element's content is wider than it, kept up to date. */
export const useOverflow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // One pixel is rounding, nothing to scroll.
    const measure = () => setOverflows(element.scrollWidth > element.clientWidth + 1);
    // It measures at once, when the page has been laid out; measuring here would lay it out early.
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
};
