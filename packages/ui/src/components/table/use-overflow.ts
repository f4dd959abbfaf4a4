'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the element's content is wider than it, kept up to date: known before what has come or
 * changed its size is painted, so that what can be scrolled can be focused in every picture.
 */
export const useOverflow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // One pixel is rounding, nothing to scroll.
    const measured = () => element.scrollWidth > element.clientWidth + 1;
    let known = measured();
    setOverflows(known);
    const observer = new ResizeObserver(() => {
      if (measured() === known) return;
      known = !known;
      flushSync(() => setOverflows(known));
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
};
