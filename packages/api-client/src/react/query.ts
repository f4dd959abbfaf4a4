import type { DataTag, QueryFunction, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/**
 * What TanStack Query's hooks and clients take, with the type of the data on its key. Written out:
 * inferred, it would name `@tanstack/query-core`, which a consumer has not installed by name.
 */
export interface Query<Data> extends Omit<
  UseQueryOptions<Data>,
  'queryKey' | 'queryFn' | 'initialData'
> {
  queryKey: DataTag<QueryKey, Data, Error>;
  queryFn?: QueryFunction<Data>;
  initialData?: undefined;
}
