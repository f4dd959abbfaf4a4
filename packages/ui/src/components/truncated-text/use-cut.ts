'use client';

import { type RefObject, useLayoutEffect, useState } from 'react';

/** Pixels of rounding that hide nothing. */
const slack = 1;

/**
 * Whether a text needs more room than it has, kept up to date with its place, its content and its
 * fonts. A text that is open is measured against the lines it would have.
 */
export const useCut = (ref: RefObject<HTMLElement | null>, lines: number): boolean => {
  const [isCut, setIsCut] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      if (lines === 1 && element.dataset['state'] !== 'open') {
        setIsCut(element.scrollWidth > element.clientWidth + slack);
        return;
      }
      const line = Number.parseFloat(getComputedStyle(element).lineHeight);
      const room = Number.isNaN(line) ? element.clientHeight : line * lines;
      setIsCut(element.scrollHeight > room + slack);
    };
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    // A clamped box keeps its size when its text changes.
    const changes = new MutationObserver(measure);
    changes.observe(element, { characterData: true, childList: true, subtree: true });
    document.fonts.addEventListener('loadingdone', measure);
    measure();
    return () => {
      resizes.disconnect();
      changes.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [ref, lines]);
  return isCut;
};
