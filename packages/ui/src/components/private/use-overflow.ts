'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Whether the element's content is wider than it, kept up to date. Until the page has been laid out
 * it counts as wider: no picture and no check finds a region that scrolls and cannot be focused.
 */
export const useOverflow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [overflows, setOverflows] = useState(true);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    // It measures when the page has been laid out and before it is painted, and what it finds is in
    // that picture. Measuring here would have the page laid out early, and then again.
    let known = true;
    const observer = new ResizeObserver(() => {
      // One pixel is rounding, nothing to scroll.
      if (element.scrollWidth > element.clientWidth + 1 === known) return;
      known = !known;
      flushSync(() => setOverflows(known));
    });
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [ref]);
  return overflows;
};
