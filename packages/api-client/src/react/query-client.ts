import { QueryClient } from '@tanstack/react-query';

import { cacheDefaults } from '../contract/defaults.js';
import { ApiError } from '../http/api-error.js';
import { defaultLoader } from '../http/loader.js';
import type { LoaderClient, LoaderOptions } from '../http/loader.js';

/** Answers that repeating the question cannot change. */
const decided: readonly number[] = [401, 403, 404];

/**
 * Whether a failed query is tried again: twice, but not when it was aborted, when the answer is a
 * decision (401, 403, 404), or when it breaks the contract.
 */
export function retryQuery(failures: number, error: unknown): boolean {
  if (error instanceof ApiError) {
    if (error.kind === 'aborted' || error.kind === 'invalid-response') return false;
    if (error.status !== undefined && decided.includes(error.status)) return false;
  }
  return failures < cacheDefaults.retry;
}

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
        ...(client ? { queryFn: defaultLoader(client, loader) } : {}),
      },
    },
  });
}
