import type {
  DataTag,
  InfiniteData,
  QueryClient,
  QueryKey,
  UseInfiniteQueryOptions,
} from '@tanstack/react-query';

import { recordPath } from '../contract/records/path.js';
import { listsOf } from '../rows/lists.js';
import { rowsOf } from '../rows/rows.js';
import { fresh, query } from './query.js';
import type { Client } from '../client-types.js';
import type { IdOfRecord, RecordName, RowOfRecord } from '../contract/records/index.js';
import type { ListQuery, RowsName } from '../rows/list-query.js';
import type { RowPage } from '../rows/lists.js';
import type { Query } from './query.js';

/** The head of the keys of all cached answers of a record: `['/api/risk-items']`. */
export const rowsKey = (name: RecordName): QueryKey => [recordPath(name)];

type UntypedPages<Page> = UseInfiniteQueryOptions<
  Page,
  Error,
  InfiniteData<Page>,
  QueryKey,
  number
>;

/** The options of `useInfiniteQuery`; its data are the pages read so far. */
export interface PagesQuery<Page> extends Omit<
  UntypedPages<Page>,
  'queryKey' | 'initialData' | 'select'
> {
  queryKey: DataTag<QueryKey, InfiniteData<Page>, Error>;
  initialData?: never;
}

/**
 * Query options of the rows of every record, and of the lists of agents and runs. Their keys begin
 * with the record's path: `invalidateQueries({ queryKey: rowsKey('risk_items') })` means all of them.
 */
export const rowQueries = {
  /** One page of a list. */
  list: <Name extends RecordName>(
    client: Client,
    name: Name,
    asked: ListQuery<Name> = {},
  ): Query<RowPage<Name>> =>
    query({
      queryKey: [...rowsKey(name), 'list', asked],
      queryFn: ({ signal }) => listsOf(client, name).list(asked, { signal, retries: 0 }),
    }),
  /** A list read on and on, for `useInfiniteQuery`; it begins with page 1. */
  pages: <Name extends RecordName>(
    client: Client,
    name: Name,
    asked: Omit<ListQuery<Name>, 'page'> = {},
  ): PagesQuery<RowPage<Name>> =>
    ({
      ...fresh,
      queryKey: [...rowsKey(name), 'pages', asked],
      queryFn: ({ signal, pageParam: page }) =>
        listsOf(client, name).list({ ...asked, page }, { signal, retries: 0 }),
      initialPageParam: 1,
      getNextPageParam: ({ rows, total }, pages, page) =>
        rows.length > 0 && pages.reduce((sum, one) => sum + one.rows.length, 0) < total
          ? page + 1
          : undefined,
    }) satisfies Partial<UntypedPages<RowPage<Name>>> as unknown as PagesQuery<RowPage<Name>>,
  /** One row. */
  row: <Name extends RowsName>(
    client: Client,
    name: Name,
    id: IdOfRecord<Name>,
  ): Query<RowOfRecord<Name>> =>
    query({
      queryKey: [...rowsKey(name), 'row', id],
      queryFn: ({ signal }) => rowsOf(client, name).get(id, { signal, retries: 0 }),
    }),
};

/**
 * Starts queries before a screen asks for them: in a route's loader, on hover. What is fresh is not
 * read again. It never rejects: the screen that needs a failed one shows the failure.
 */
export async function prefetch(
  queryClient: QueryClient,
  ...wanted: readonly { queryKey: QueryKey; initialPageParam?: unknown }[]
): Promise<void> {
  await Promise.all(
    wanted.map((one) =>
      'initialPageParam' in one
        ? queryClient.prefetchInfiniteQuery(one as never)
        : queryClient.prefetchQuery(one as never),
    ),
  );
}
