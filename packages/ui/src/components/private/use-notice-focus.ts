import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * A notice that is dismissed with the keyboard takes the focus with it. The answer, called before it
 * goes, brings the focus back where it was before it came into the notice.
 */
export const useNoticeFocus = (notice: RefObject<HTMLElement | null>): (() => void) => {
  const origin = useRef<HTMLElement | null>(null);
  // Before anybody can come into it.
  useLayoutEffect(() => {
    const element = notice.current;
    if (!element) return undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget))
        origin.current = relatedTarget;
    };
    element.addEventListener('focusin', remember);
    return () => element.removeEventListener('focusin', remember);
  }, [notice]);
  return () => {
    if (!notice.current?.contains(document.activeElement)) return;
    if (origin.current?.isConnected) origin.current.focus();
  };
};
