import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media condition holds, and again when it changes. */
export function useMedia(condition: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const query = window.matchMedia(condition);
      query.addEventListener('change', listener);
      return () => query.removeEventListener('change', listener);
    },
    [condition],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(condition).matches);
}
