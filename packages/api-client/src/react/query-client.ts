import { QueryClient } from '@tanstack/react-query';

import { cacheDefaults } from '../contract/defaults.js';
import { ApiError } from '../http/api-error.js';
import { defaultLoader } from '../http/loader.js';
import { longestAskedWait } from '../http/retry.js';
import type { LoaderClient, LoaderOptions } from '../http/loader.js';

/** Answers that repeating the question cannot change. */
const decided: readonly number[] = [401, 403, 404];

/**
 * Whether a failed query is tried again: twice, but not when it was aborted, when the answer is a
 * decision (401, 403, 404), when it breaks the contract, when the server asks for more than 30 s of
 * patience, or when the call inside of it has already been retried: one of the two retries, not both.
 */
export function retryQuery(failures: number, error: unknown): boolean {
  if (error instanceof ApiError) {
    if (error.kind === 'aborted' || error.kind === 'invalid-response') return false;
    if (error.attempts > 1 || (error.retryAfter ?? 0) > longestAskedWait) return false;
    if (error.status !== undefined && decided.includes(error.status)) return false;
  }
  return failures < cacheDefaults.retry;
}

/** Milliseconds before a retry: 1 s, doubling to 30 s, and never less than `Retry-After` asks for. */
export const retryQueryDelay = (failures: number, error: unknown): number =>
  Math.max(
    Math.min(1000 * 2 ** failures, longestAskedWait),
    (error instanceof ApiError && error.retryAfter) || 0,
  );

/**
 * A query client with the product's defaults: fresh for 5 minutes, kept for 30 after the last use,
 * 2 retries. With a `client`, queries without a function of their own use the default loader.
 */
export function createQueryClient(
  options: { client?: LoaderClient; loader?: LoaderOptions } = {},
): QueryClient {
  const { client, loader } = options;
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheDefaults.staleTime,
        gcTime: cacheDefaults.gcTime,
        retry: retryQuery,
        retryDelay: retryQueryDelay,
        ...(client ? { queryFn: defaultLoader(client, loader) } : {}),
      },
    },
  });
}
