import type { InfiniteData, Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** A row as the cache sees it: any record's, or a run. */
export interface CachedRow {
  readonly id: number | string;
  /** Runs have none. */
  readonly revision?: number;
  readonly [field: string]: unknown;
}
/** A page as the cache sees it. */
interface CachedPage {
  readonly rows: readonly CachedRow[];
  readonly total: number;
}
/** Where a row was taken from, to be put back there. */
type Place = readonly [queryKey: QueryKey, page: number, index: number];

/** Every cached answer with rows of a record, under the head its keys share. */
export interface RowCache {
  /** The newest state of a row that any answer holds. */
  find(id: CachedRow['id']): CachedRow | undefined;
  /** Changes a row wherever it is shown. */
  change(id: CachedRow['id'], change: (row: CachedRow) => CachedRow): void;
  /** Takes a row out of all lists. */
  takeOut(id: CachedRow['id']): Place[];
  /** Puts it back where it was, unless a list has it again. */
  putBack(places: readonly Place[], row: CachedRow): void;
}

/** The pages of an answer, and the answer with others in their place; one row is a page by itself. */
function pagesOf({ queryKey, state }: Query): {
  pages: readonly CachedPage[];
  answerOf: (pages: readonly CachedPage[]) => unknown;
} {
  const { data } = state;
  const [, kind] = queryKey;
  if (kind === 'list') return { pages: [data as CachedPage], answerOf: ([page]) => page };
  if (kind === 'pages') {
    const read = data as InfiniteData<CachedPage>;
    return { pages: read.pages, answerOf: (pages) => ({ ...read, pages }) };
  }
  if (kind === undefined && Array.isArray(data))
    return { pages: [{ rows: data, total: data.length }], answerOf: ([page]) => page?.rows };
  if (kind === 'row' || queryKey.length === 2)
    return {
      pages: [{ rows: [data as CachedRow], total: 1 }],
      answerOf: ([page]) => page?.rows[0],
    };
  return { pages: [], answerOf: () => data };
}

/** The cached rows below a key. Ages stay as they are: a guess is not fresher than what it changes. */
export function rowCache(queryClient: QueryClient, head: QueryKey): RowCache {
  const answers = (): Query[] =>
    queryClient
      .getQueryCache()
      .findAll({ queryKey: head })
      .filter(({ state }) => state.data !== undefined);
  const lists = () =>
    answers().filter(({ queryKey: [, kind] }) => kind === 'list' || kind === 'pages');
  const rowsIn = (query: Query) => pagesOf(query).pages.flatMap(({ rows }) => rows);
  const shows = (query: Query, id: CachedRow['id']) => rowsIn(query).some((row) => row.id === id);
  /** Changes the pages of an answer; `change` gives one back as it is when nothing is to be done. */
  const eachPage = (query: Query, change: (page: CachedPage, at: number) => CachedPage) => {
    const { pages, answerOf } = pagesOf(query);
    const after = pages.map(change);
    if (after.some((page, at) => page !== pages[at]))
      queryClient.setQueryData(query.queryKey, answerOf(after), {
        updatedAt: query.state.dataUpdatedAt,
      });
  };

  return {
    find: (id) =>
      answers()
        .flatMap(rowsIn)
        .filter((row) => row.id === id)
        .toSorted((a, b) => (b.revision ?? 0) - (a.revision ?? 0))[0],
    change(id, change) {
      for (const query of answers())
        eachPage(query, (page) =>
          page.rows.some((row) => row.id === id)
            ? { ...page, rows: page.rows.map((row) => (row.id === id ? change(row) : row)) }
            : page,
        );
    },
    takeOut(id) {
      const places: Place[] = [];
      for (const query of lists()) {
        if (!shows(query, id)) continue;
        eachPage(query, ({ rows, total }, at) => {
          const index = rows.findIndex((row) => row.id === id);
          if (index >= 0) places.push([query.queryKey, at, index]);
          return { rows: index < 0 ? rows : rows.toSpliced(index, 1), total: total - 1 };
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
  };
}
