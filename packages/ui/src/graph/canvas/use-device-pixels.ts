import { useSyncExternalStore } from 'react';

const now = () => window.devicePixelRatio || 1;

const subscribe = (changed: () => void) => {
  let query: MediaQueryList | undefined;
  const again = () => {
    query?.removeEventListener('change', heard);
    query = matchMedia(`(resolution: ${now()}dppx)`);
    query.addEventListener('change', heard);
  };
  const heard = () => {
    changed();
    again();
  };
  again();
  return () => query?.removeEventListener('change', heard);
};

/** Device pixels per px: another screen, or another zoom of the page, changes it. */
export const useDevicePixels = (): number => useSyncExternalStore(subscribe, now, () => 1);
