'use client';

import { createContext, type ReactNode, useContext } from 'react';

export const toastTones = ['default', 'success', 'destructive', 'warning'] as const;
export type ToastTone = (typeof toastTones)[number];

export interface ToastOptions {
  /** `destructive` interrupts a screen reader, the others wait. @default 'default' */
  tone?: ToastTone;
  /** What happened. */
  title: ReactNode;
  description?: ReactNode;
  /** A 16 px icon. @default the tone's; `default` has none */
  icon?: ReactNode;
  /** The one thing to do about it. It closes the toast. */
  action?: { label: string; onAction: () => void };
}

export interface ToastApi {
  /** Shows a toast in place of the one that is there, and answers its id. */
  toast: (options: ToastOptions) => string;
  /** Closes the toast if it is still there. */
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
