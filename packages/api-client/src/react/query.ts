import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';

import { cacheDefaults } from '../contract/defaults.js';

/**
 * The options TanStack Query's hooks and clients take, with the type of the data on its key. Written out:
 * inferred, it would name `@tanstack/query-core`, which a consumer has not installed by name.
 */
export interface Query<Data> extends Omit<
  UseQueryOptions<Data>,
  'queryKey' | 'queryFn' | 'initialData'
> {
  queryKey: DataTag<QueryKey, Data, Error>;
  queryFn?: QueryFunction<Data>;
  // `never`, for consumers who take optional properties exactly.
  initialData?: never;
}

/** Freshness shared by every query, stated on each so that any query client serves them. */
export const fresh = { staleTime: cacheDefaults.staleTime, gcTime: cacheDefaults.gcTime } as const;

// As TanStack's own `queryOptions`: the data's type on the key is known to the compiler alone.
export const query = <Data>(
  options: Omit<UseQueryOptions<Data>, 'queryFn' | 'initialData'> & {
    queryFn: QueryFunction<Data>;
  },
): Query<Data> => ({ ...fresh, ...options }) as Query<Data>;
