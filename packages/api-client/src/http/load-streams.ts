/**
 * Fetches what reads streams, which a client else does with its first one: a page that is going to
 * watch something brings it along, and needs no network for it later.
 */
export const loadStreams = async (): Promise<void> => {
  await import('./run-events.js');
};
