import { type RefCallback, useCallback, useState } from 'react';

import { noEdges, sameEdges, scrollEdges, type ScrollEdges } from './scroll-edges.js';

/** Where an element has more to scroll to, kept up to date. Its first child is measured too. */
export const useScrollEdges = (): [ref: RefCallback<HTMLElement>, edges: ScrollEdges] => {
  const [edges, setEdges] = useState(noEdges);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const measure = () =>
      setEdges((before) => {
        const now = scrollEdges(element);
        return sameEdges(before, now) ? before : now;
      });
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    if (element.firstElementChild) observer.observe(element.firstElementChild);
    element.addEventListener('scroll', measure, { passive: true });
    measure();
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', measure);
    };
  }, []);
  return [ref, edges];
};
