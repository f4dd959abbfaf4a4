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
    // By Tab it would come to the page under the dialog it came from.
    const goBack = ({ relatedTarget }: FocusEvent) => {
      const from = origin.current;
      const dialog = from?.closest('[role="dialog"], [role="alertdialog"]');
      const to = relatedTarget as Node | null;
      if (!from || !dialog || !to || list.parentElement?.contains(to) || dialog.contains(to))
        return;
      setTimeout(() => from.focus());
    };
    list.addEventListener('focusin', remember);
    list.addEventListener('focusout', goBack);
    return () => {
      list.removeEventListener('focusin', remember);
      list.removeEventListener('focusout', goBack);
    };
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
