'use client';

import { useLayoutEffect, useRef, useState } from 'react';

/** Whether the rows are higher than their place, which then can be focused and scrolled by keys. */
export function useOverflowingRows(label: string) {
  const ref = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    measure();
    return () => observer.disconnect();
  }, []);
  const scrollable = overflows ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
  return { ref, scrollable };
}
