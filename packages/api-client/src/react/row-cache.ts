import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** A row as the cache sees it: any record's. */
export type CachedRow = Readonly<Record<string, unknown>> & {
  readonly id: number | string;
  readonly revision: number;
};
/** A page as the cache sees it. */
export interface CachedPage {
  readonly rows: readonly CachedRow[];
  readonly total: number;
}
/** Where a row was taken from, to be put back there. */
type Place = readonly [queryKey: QueryKey, page: number, index: number];

/** Every cached answer with rows of a record, under the head its keys share. */
export interface RowCache {
  /** The newest state of a row that any answer holds. */
  find(id: CachedRow['id']): CachedRow | undefined;
  /** Writes a row wherever the row `id` is shown. */
  replace(id: CachedRow['id'], row: CachedRow): void;
  /** Takes a row out of all lists. */
  takeOut(id: CachedRow['id']): Place[];
  /** Puts it back where it was, unless a list has it again. */
  putBack(places: readonly Place[], row: CachedRow): void;
  /** Puts a new row at the head of lists that begin at the beginning and want it. */
  putFirst(row: CachedRow, wants: (asked: Readonly<Record<string, unknown>>) => boolean): void;
}

/** The cached rows below a key. Ages stay as they are: a guess is not fresher than what it changes. */
export function rowCache(queryClient: QueryClient, head: QueryKey): RowCache {
  const answers = (): Query[] =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: head })
      .filter(({ state }) => state.data !== undefined);
  const write = ({ queryKey, state }: Query, data: unknown) =>
    data !== state.data &&
    queryClient.setQueryData(queryKey, data, { updatedAt: state.dataUpdatedAt });
  const pagesOf = ({ queryKey, state }: Query): readonly CachedPage[] =>
    queryKey[1] === 'list'
      ? [state.data as CachedPage]
      : queryKey[1] === 'pages'
        ? (state.data as InfiniteData<CachedPage>).pages
        : [];
  /** Changes the pages of a list; `change` gives a page back as it is when nothing is to be done. */
  const eachPage = (query: Query, change: (page: CachedPage, at: number) => CachedPage) => {
    const before = pagesOf(query);
    const after = before.map(change);
    if (after.every((page, at) => page === before[at])) return;
    write(
      query,
      query.queryKey[1] === 'list' ? after[0] : { ...(query.state.data as object), pages: after },
    );
  };
  const shows = (query: Query, id: CachedRow['id']) =>
    pagesOf(query).some(({ rows }) => rows.some((row) => row.id === id));

  return {
    find(id) {
      const found = answers().flatMap((query) =>
        query.queryKey[1] === 'row' && query.queryKey[2] === id
          ? [query.state.data as CachedRow]
          : pagesOf(query).flatMap(({ rows }) => rows.filter((row) => row.id === id)),
      );
      return found.toSorted((a, b) => b.revision - a.revision)[0];
    },
    replace(id, row) {
      for (const query of answers())
        if (query.queryKey[1] === 'row' && query.queryKey[2] === id) write(query, row);
        else
          eachPage(query, (page) =>
            page.rows.some((one) => one.id === id)
              ? { ...page, rows: page.rows.map((one) => (one.id === id ? row : one)) }
              : page,
          );
    },
    takeOut(id) {
      const places: Place[] = [];
      for (const query of answers()) {
        if (!shows(query, id)) continue;
        eachPage(query, (page, at) => {
          const index = page.rows.findIndex((row) => row.id === id);
          if (index >= 0) places.push([query.queryKey, at, index]);
          return {
            rows: index < 0 ? page.rows : page.rows.toSpliced(index, 1),
            total: page.total - 1,
          };
        });
      }
      return places;
    },
    putBack(places, row) {
      for (const [queryKey, page, index] of places) {
        const query = queryClient.getQueryCache().find({ queryKey, exact: true });
        if (!query || shows(query, row.id)) continue;
        eachPage(query, ({ rows, total }, at) => ({
          rows: at === page ? rows.toSpliced(index, 0, row) : rows,
          total: total + 1,
        }));
      }
    },
    putFirst(row, wants) {
      for (const query of answers()) {
        const asked = (query.queryKey[2] ?? {}) as Readonly<Record<string, unknown>>;
        if ((asked.page ?? 1) !== 1 || !wants(asked)) continue;
        eachPage(query, ({ rows, total }, at) => ({
          rows: at === 0 ? [row, ...rows] : rows,
          total: total + 1,
        }));
      }
    },
  };
}
