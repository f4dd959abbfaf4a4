import { useSyncExternalStore } from 'react';

import { media } from '../../tokens/media.js';

const query = () => matchMedia(media.reducedMotion);

const subscribe = (changed: () => void) => {
  const watched = query();
  watched.addEventListener('change', changed);
  return () => watched.removeEventListener('change', changed);
};

/** The reader has asked for less movement. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
