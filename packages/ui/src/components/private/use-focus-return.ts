import { useRef } from 'react';

interface FocusReturn {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Brings the focus back where it was before the window opened. Radix does so only for windows with
 * a trigger of their own, and many are opened by a menu item or by the program.
 */
export const useFocusReturn = (hasTrigger: boolean): FocusReturn => {
  const origin = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      origin.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      if (hasTrigger) return;
      event.preventDefault();
      if (origin.current instanceof HTMLElement && origin.current.isConnected) {
        origin.current.focus();
      }
    },
  };
};
