'use client';

import { type RefObject, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** Rows that are printed at most: about 50 sheets, and what a browser lays out in a second. */
export const mostPrinted = 2000;

/** Whether the page is being printed. The rows out of view must be there before the browser looks. */
export const usePrinting = (scroller: RefObject<HTMLElement | null>): boolean => {
  const [isPrinting, setIsPrinting] = useState(false);
  useEffect(() => {
    // On paper nothing is scrolled.
    let place = 0;
    const begin = () => {
      place = scroller.current?.scrollTop ?? 0;
      flushSync(() => setIsPrinting(true));
    };
    const end = () => {
      flushSync(() => setIsPrinting(false));
      if (scroller.current) scroller.current.scrollTop = place;
    };
    window.addEventListener('beforeprint', begin);
    window.addEventListener('afterprint', end);
    return () => {
      window.removeEventListener('beforeprint', begin);
      window.removeEventListener('afterprint', end);
    };
  }, [scroller]);
  return isPrinting;
};
