'use client';

import { createContext, type ReactNode, useContext } from 'react';

export const toastTones = ['default', 'info', 'success', 'destructive', 'warning'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastOptions {
  /** `destructive` interrupts a screen reader, the others wait. @default 'default' */
  tone?: ToastTone;
  /** The event. */
  title: ReactNode;
  description?: ReactNode;
  /** A 16 px icon. @default the tone's; `default` has none */
  icon?: ReactNode;
  /** Milliseconds it stays while nobody holds it; Infinity until it is closed. @default the provider's */
  duration?: number;
  /** The one thing to do about it. It closes the toast. A toast with one stays its time; others wait. */
  action?: { label: string; onAction: () => void };
}

/** The toasts of something that takes a while. */
export interface ToastPromiseOptions<Value> {
  /** While it runs; it stays until then, and closed it comes back with what came of it. */
  pending: Omit<ToastOptions, 'duration'>;
  done: (value: Value) => ToastOptions;
  /** `destructive`, unless it says otherwise. */
  failed: (error: unknown) => ToastOptions;
}

export interface ToastApi {
  /** Shows a toast and answers its id. It takes the place of one that offers nothing to do, and waits behind one that does. */
  toast: (options: ToastOptions) => string;
  /** Says something else in a toast that is there or waits, e.g. that the work has ended; its time starts anew. */
  update: (id: string, options: Partial<ToastOptions>) => void;
  /** Shows that something is being done, and in its place what came of it. Answers the same promise. */
  promise: <Value>(work: Promise<Value>, options: ToastPromiseOptions<Value>) => Promise<Value>;
  /** Closes the toast if it is still there or waits. */
  dismiss: (id: string) => void;
}

export const ToastContext = createContext<ToastApi | null>(null);

/**
 * Shows and closes toasts.
 * @throws Error without a `ToastProvider` above
 */
export const useToast = (): ToastApi => {
  const api = useContext(ToastContext);
  if (!api) throw new Error('useToast needs a ToastProvider above it');
  return api;
};
