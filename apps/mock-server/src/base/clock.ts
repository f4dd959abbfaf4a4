/** Where the server gets the time from: the system, or a fixed moment in stories and tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** The system's time. */
export const systemClock: Clock = { now: () => Date.now() };

/** A moment as it is stored and sent. */
export const instant = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** Milliseconds between two moments; none when the clock was set back in between. */
export const elapsed = (since: number, until: number): number => Math.max(until - since, 0);

/** The same day and time some months later; the month's last day where it has no such day. */
export function addMonths(milliseconds: number, months: number): number {
  const from = new Date(milliseconds);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime();
}

/** Waits, or stops waiting with the signal's reason. */
export function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    if (signal?.aborted) {
      fail(signal.reason as Error);
      return;
    }
    const onAbort = () => {
      clearTimeout(timer);
      fail(signal?.reason as Error);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', onAbort);
      done();
    }, milliseconds);
    signal?.addEventListener('abort', onAbort, { once: true });
  });
}
