import { useEffect, useRef, type RefObject } from 'react';

interface KeptFocusOptions {
  /** What shows it is a step of its own, and had one before it. @default false */
  isNext?: boolean;
}

/** Where a step takes away what had the focus, the focus goes to an element of the next one. */
export function useKeptFocus<Place extends HTMLElement>(
  step: string,
  { isNext = false }: KeptFocusOptions = {},
): RefObject<Place | null> {
  const place = useRef<Place>(null);
  const last = useRef(isNext ? undefined : step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [step]);
  return place;
}
