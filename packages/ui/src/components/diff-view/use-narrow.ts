'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Width in px under which two columns of code are too narrow to read. */
const enough = 600;

/** Whether there is too little room for two columns; not on the server and in the first render. */
export const useNarrow = (ref: RefObject<HTMLElement | null>): boolean => {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setIsNarrow(element.clientWidth < enough);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref]);
  return isNarrow;
};
