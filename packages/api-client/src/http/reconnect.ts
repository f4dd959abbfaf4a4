const firstDelay = 500;
const longestDelay = 15_000;

/** Milliseconds before an attempt (from 1): doubling from half a second, or the server's wish, to 15 s. */
export const reconnectDelay = (attempt: number, base: number = firstDelay): number =>
  Math.min(longestDelay, base * 2 ** (Math.min(attempt, 20) - 1));

/** Waits before an attempt to reconnect; the network's return or the caller's signal ends it early. */
export function waitBeforeReconnect(options: {
  attempt: number;
  base?: number | undefined;
  signal?: AbortSignal | undefined;
  onWait: (delay: number) => void;
}): Promise<void> {
  const delay = reconnectDelay(options.attempt, options.base);
  options.onWait(delay);
  return new Promise((resolve) => {
    const { signal } = options;
    // Only a page has these events; elsewhere the timer alone decides.
    const page = typeof window === 'undefined' ? undefined : window;
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      page?.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, delay);
    signal?.addEventListener('abort', end, { once: true });
    page?.addEventListener('online', end, { once: true });
    if (signal?.aborted) end();
  });
}
