'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { latePart } from '../../late-part.js';
import { ToastContext, type ToastApi } from './toast-context.js';
import type { ShownToast } from './toast-stage.js';
import { type Clock, systemClock } from './toast-timer.js';
import { useReturnFocus } from './use-return-focus.js';
import { useToastTimer } from './use-toast-timer.js';

const late = latePart(() => import('./toast-stage.js'));

const useShownToast = (beforeReplacing: () => void) => {
  const [shown, setShown] = useState<ShownToast | null>(null);
  const count = useRef(0);
  const api = useMemo<ToastApi>(
    () => ({
      toast: (options) => {
        late.load();
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

// A toast may tell of a lost connection, which also keeps away what shows it: it waits for the
// connection, and is not lost.
const useRetry = (isWaiting: boolean) => {
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', late.load);
    return () => window.removeEventListener('online', late.load);
  }, [isWaiting]);
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
  const part = late.usePart();
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const returnFocus = useReturnFocus(list);
  const { shown, api } = useShownToast(returnFocus);
  useRetry(shown !== null && part === undefined);
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
      {children}
      {shown && part && (
        <part.ToastStage
          shown={shown}
          onClose={close}
          swipeThreshold={swipeThreshold}
          listRef={setList}
        />
      )}
    </ToastContext>
  );
}
