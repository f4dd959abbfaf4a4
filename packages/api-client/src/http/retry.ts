import { ApiError } from './api-error.js';
import { pause } from './pause.js';

const firstDelay = 500;

/** The longest `Retry-After` that is waited out, in milliseconds. Who asks for more gets no retry. */
export const longestAskedWait = 30_000;

/** Milliseconds before an attempt (from 1): doubling from half a second, or from `base`. */
export const backoff = (attempt: number, base: number = firstDelay): number =>
  base * 2 ** (Math.min(attempt, 20) - 1);

/** Whether the same request may do better later: no network, 429, 502, 503, 504. */
export const passes = ({ kind, status, retryAfter = 0 }: ApiError): boolean =>
  (kind === 'network' || [429, 502, 503, 504].includes(status as number)) &&
  retryAfter <= longestAskedWait;

/**
 * Sends a request again, at most `retries` times, while what failed may pass. The waits double,
 * are up to half as long again by chance, and never shorter than the server asked for.
 */
export async function retried<T>(
  send: () => Promise<T>,
  options: { retries: number; random?: (() => number) | undefined; signal: AbortSignal },
): Promise<T> {
  const { retries, random = Math.random, signal } = options;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      error.attempts = attempt;
      if (attempt > retries || !passes(error)) throw error;
      const { retryAfter = 0 } = error;
      const delay = Math.max(retryAfter, backoff(attempt) * (1 + random() / 2));
      await pause(delay, { signal, online: retryAfter === 0 });
      // The deadline names the reason: the caller's signal, or the time is up.
      if (signal.aborted) throw new Error('The wait ended', { cause: error });
    }
  }
}
