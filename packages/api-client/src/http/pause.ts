/** Waits so many milliseconds. The signal ends it early; so does the network's return, if `online`. */
export function pause(
  milliseconds: number,
  { signal, online }: { signal?: AbortSignal | undefined; online?: boolean } = {},
): Promise<void> {
  return new Promise((resolve) => {
    // Only a page has this event; elsewhere the timer alone decides.
    const page = online && typeof window !== 'undefined' ? window : undefined;
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      page?.removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end, { once: true });
    page?.addEventListener('online', end, { once: true });
    if (signal?.aborted) end();
  });
}
