import { pause } from './pause.js';
import { backoff, longestAskedWait } from './retry.js';

/** The longest wait that is our own idea, in milliseconds. */
export const longestDelay = 15_000;

/** Milliseconds before an attempt (from 1): doubling from half a second, or the server's wish, to 15 s. */
export const reconnectDelay = (attempt: number, base?: number): number =>
  Math.min(longestDelay, backoff(attempt, base));

/**
 * Waits before an attempt to reconnect; the network's return or the caller's signal ends it early.
 * The wait is up to half as long again, by chance: when a server restarts, its readers do not come
 * back all at once.
 */
export function waitBeforeReconnect(options: {
  attempt: number;
  base?: number | undefined;
  /**
   * The wait `Retry-After` asked for; believed up to 30 s, and then the network's return ends
   * nothing.
   */
  asked?: number | undefined;
  signal?: AbortSignal | undefined;
  random?: (() => number) | undefined;
  onWait: (delay: number) => void;
}): Promise<void> {
  const { attempt, base, asked = 0, signal, random = Math.random } = options;
  const own = reconnectDelay(attempt, base) * (1 + random() / 2);
  const delay = Math.max(own, Math.min(asked, longestAskedWait));
  options.onWait(delay);
  return pause(delay, { signal, online: asked === 0 });
}
