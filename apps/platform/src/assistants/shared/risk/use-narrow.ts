import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element has less than a width in px. Its own room counts, not the window's. */
export function useNarrow(ref: RefObject<HTMLElement | null>, enough: number): boolean {
  const [isNarrow, setIsNarrow] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => setIsNarrow(element.clientWidth < enough);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, [ref, enough]);
  return isNarrow;
}
