import { useEffect, useState, useSyncExternalStore } from 'react';

/** A part of a component that is fetched when somebody first needs it. */
export interface LazyPart<T> {
  /** Begins to fetch it, once. A failure is forgotten, so that the next call tries again. */
  load: () => void;
  /** The part, or undefined until it has arrived. Draws again when it does. */
  usePart: () => T | undefined;
  /** The part, from the first time it is to be open; it stays, so that it can close slowly. */
  usePartOnceOpen: (open: boolean) => T | undefined;
}

/** A lazy part, shared by everything on the page: `lazyPart(() => import('./part.js'))`. */
export const lazyPart = <T>(fetchPart: () => Promise<T>): LazyPart<T> => {
  let part: T | undefined;
  let isLoading = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const load = () => {
    if (isLoading || part !== undefined) return;
    isLoading = true;
    fetchPart().then(
      (arrived) => {
        part = arrived;
        for (const listener of listeners) listener();
      },
      () => {
        isLoading = false;
      },
    );
  };
  const usePart = () =>
    useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    );
  const usePartOnceOpen = (open: boolean) => {
    const arrived = usePart();
    const [wasOpen, setWasOpen] = useState(open);
    if (open && !wasOpen) setWasOpen(true);
    useEffect(() => {
      if (open) load();
    }, [open]);
    return open || wasOpen ? arrived : undefined;
  };
  return { load, usePart, usePartOnceOpen };
};
