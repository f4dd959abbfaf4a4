'use client';

import { useState } from 'react';

/** The part of a long list that is drawn. */
export interface Reveal<T> {
  shown: readonly T[];
  /** How many are not drawn yet. */
  hidden: number;
  /** How many the next press adds. */
  next: number;
  reveal: () => void;
}

/** Draws a long list in portions: a page cannot hold a million rows, nobody reads them at once. */
export const useReveal = <T>(items: readonly T[], portion: number): Reveal<T> => {
  const [count, setCount] = useState(portion);
  const hidden = Math.max(0, items.length - count);
  return {
    shown: hidden === 0 ? items : items.slice(0, count),
    hidden,
    next: Math.min(hidden, portion),
    reveal: () => setCount(count + portion),
  };
};
