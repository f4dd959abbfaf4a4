'use client';

import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { LoaderIcon } from '../../icons/index.js';
import * as button from '../button/button.css.js';
import { lazyPart } from '../private/lazy-part.js';
import { ToastContext, type ToastApi, type ToastOptions } from './toast-context.js';
import type { ShownToast } from './toast-stage.js';
import { type Clock, systemClock } from './toast-timer.js';
import { useReturnFocus } from './use-return-focus.js';
import { useToastTimer } from './use-toast-timer.js';

const lazy = lazyPart(() => import('./toast-stage.js'));

/** The toasts there are: the first is shown, the others wait. */
const useToastLine = (beforeReplacing: () => void) => {
  const [line, setLine] = useState<readonly ShownToast[]>([]);
  const latest = useRef(line);
  const count = useRef(0);
  const api = useMemo<ToastApi>(() => {
    const change = (next: readonly ShownToast[]) => {
      latest.current = next;
      setLine(next);
    };
    const toast: ToastApi['toast'] = (options) => {
      lazy.load();
      count.current += 1;
      const next = { ...options, id: `toast-${count.current}`, run: 0, open: true };
      const [shown, ...waiting] = latest.current;
      const staysItsTime = waiting.length > 0 || (shown?.open && shown.action);
      if (!staysItsTime) beforeReplacing();
      change(staysItsTime ? [...latest.current, next] : [next]);
      return next.id;
    };
    /** Another toast in the place of one that is there, else a new one. */
    const replace = (id: string, options: ToastOptions) => {
      const old = latest.current.find((one) => one.id === id && one.open);
      if (!old) return void toast(options);
      const next = { ...options, id, run: old.run + 1, open: true };
      change(latest.current.map((one) => (one === old ? next : one)));
    };
    return {
      toast,
      promise: (work, { pending, done, failed }) => {
        const id = toast({
          icon: <LoaderIcon className={button.turning} />,
          ...pending,
          duration: Infinity,
        });
        work.then(
          (value) => replace(id, done(value)),
          (error: unknown) => replace(id, { tone: 'destructive', ...failed(error) }),
        );
        return work;
      },
      update: (id, options) =>
        change(
          latest.current.map((toast) =>
            toast.id === id ? { ...toast, ...options, run: toast.run + 1 } : toast,
          ),
        ),
      dismiss: (id) => {
        const rest = latest.current.filter((toast) => toast.id !== id);
        // The last one stays until it has faded.
        change(
          rest.length > 0
            ? rest
            : latest.current.map((toast) => ({ ...toast, open: toast.open && toast.id !== id })),
        );
      },
    };
  }, [beforeReplacing]);
  return { shown: line[0], api };
};

// A toast may tell of a lost connection, which also keeps away what shows it: it waits for the
// connection, and is not lost.
const useRetry = (isWaiting: boolean) => {
  useEffect(() => {
    if (!isWaiting) return undefined;
    window.addEventListener('online', lazy.load);
    return () => window.removeEventListener('online', lazy.load);
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
 * Shows one toast at a time in the end corner and announces it; one that offers something to do is
 * never replaced. F8 moves the focus to it, also out of a dialog; pointer, focus and a hidden tab
 * stop its time.
 */
export function ToastProvider({
  children,
  duration = 5000,
  swipeThreshold = 50,
  clock = systemClock,
}: ToastProviderProps) {
  const part = lazy.usePart();
  const [list, setList] = useState<HTMLOListElement | null>(null);
  const returnFocus = useReturnFocus(list);
  const { shown, api } = useToastLine(returnFocus);
  useRetry(shown !== undefined && part === undefined);
  const close = () => {
    if (!shown) return;
    returnFocus();
    api.dismiss(shown.id);
  };
  useToastTimer({
    list,
    // Another one, or another text, starts a new time.
    run: shown?.open ? `${shown.id} ${shown.run}` : undefined,
    duration: shown?.duration ?? duration,
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
