import { useCallback, useEffect, useRef } from 'react';

/**
 * Remembers where the focus was before it came into the list of toasts, and brings it back there:
 * a closed toast must leave neither a lost focus nor one that holds the next toast.
 */
export const useReturnFocus = (list: HTMLElement | null): (() => void) => {
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!list) return undefined;
    const remember = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !list.contains(relatedTarget)) {
        origin.current = relatedTarget;
      }
    };
    list.addEventListener('focusin', remember);
    return () => list.removeEventListener('focusin', remember);
  }, [list]);
  return useCallback(() => {
    const active = document.activeElement;
    if (!list || !(active instanceof HTMLElement) || !list.contains(active)) return;
    if (origin.current?.isConnected) origin.current.focus();
    // What had the focus is gone, or nothing had it.
    else active.blur();
    origin.current = null;
  }, [list]);
};
