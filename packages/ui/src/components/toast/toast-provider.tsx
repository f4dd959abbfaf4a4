'use client';

import { Toast as RadixToast } from 'radix-ui';
import { type ReactNode, useMemo, useRef, useState } from 'react';

import { useUi } from '../../provider/ui-context.js';
import { ToastCard } from './toast-card.js';
import { ToastContext, type ToastApi, type ToastOptions } from './toast-context.js';
import { type Clock, systemClock } from './toast-timer.js';
import * as styles from './toast.css.js';
import { useReturnFocus } from './use-return-focus.js';
import { useToastTimer } from './use-toast-timer.js';

interface ShownToast extends ToastOptions {
  id: string;
  open: boolean;
}

const useShownToast = (beforeReplacing: () => void) => {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const count = useRef(0);
  const api = useMemo<ToastApi>(
    () => ({
      toast: (options) => {
        beforeReplacing();
        count.current += 1;
        const id = `toast-${count.current}`;
        setShown({ ...options, id, open: true });
        return id;
      },
      dismiss: (id) =>
        setShown((current) => (current?.id === id ? { ...current, open: false } : current)),
    }),
    [beforeReplacing],
  );
  return { shown, api };
};

export interface ToastProviderProps {
  children: ReactNode;
  /** Milliseconds a toast stays while nobody holds it. @default 5000 */
  duration?: number;
  /** Pixels toward the end side that dismiss it. @default 50 */
  swipeThreshold?: number;
  /** The time toasts live by, for tests. */
  clock?: Clock;
}

/**
 * Shows one toast at a time in the end corner and announces it. F8 moves the focus to it; pointer,
 * focus and a hidden tab stop its time.
 */
export function ToastProvider({
  children,
  duration = 5000,
  swipeThreshold = 50,
  clock = systemClock,
}: ToastProviderProps) {
  const { dir, labels } = useUi();
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const returnFocus = useReturnFocus(list);
  const { shown, api } = useShownToast(returnFocus);
  const close = () => {
    if (!shown) return;
    api.dismiss(shown.id);
    returnFocus();
  };
  useToastTimer({
    list,
    // A new id starts a new time.
    run: shown?.open ? shown.id : undefined,
    duration,
    clock,
    onEnd: close,
  });
  return (
    <ToastContext value={api}>
      <RadixToast.Provider
        label={labels.notifications}
        swipeDirection={dir === 'ltr' ? 'right' : 'left'}
        swipeThreshold={swipeThreshold}
      >
        {children}
        {shown && (
          <ToastCard
            {...shown}
            key={shown.id}
            onOpenChange={(open) => {
              if (!open) close();
            }}
          />
        )}
        <RadixToast.Viewport
          ref={setList}
          className={styles.list}
          label={`${labels.notifications} ({hotkey})`}
        />
      </RadixToast.Provider>
    </ToastContext>
  );
}
