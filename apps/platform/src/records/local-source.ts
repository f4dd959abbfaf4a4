import type { Client } from '@constella/api-client';

import type { AskedRows, ListRow, ReadQuery, RowSource } from './row-source';

/** Fields rows are ordered by and words are searched in. */
type Values = Readonly<Record<string, unknown>>;

const compared = (a: unknown, b: unknown, locale: string): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), locale, { numeric: true });
};

/** The rows of a list that fit, in its order; what has no value comes last. */
export function foundRows<Row extends object>(
  rows: readonly Row[],
  { where, search, sort }: Pick<AskedRows, 'where' | 'search' | 'sort'>,
  searched: readonly (keyof Row & string)[],
  locale: string,
): Row[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  const valueOf = (row: Row, field: string) => (row as Values)[field];
  const orders = sort.map((order) => ({ field: order.replace(/^-/, ''), down: order[0] === '-' }));
  return rows
    .filter((row) => {
      const text = searched.map((field) => valueOf(row, field)).join('\n');
      return (
        Object.entries(where).every(([field, wanted]) =>
          [wanted].flat().includes(valueOf(row, field)),
        ) && words.every((word) => text.toLocaleLowerCase(locale).includes(word))
      );
    })
    .toSorted((a, b) => {
      for (const { field, down } of orders) {
        const [x, y] = [valueOf(a, field) ?? null, valueOf(b, field) ?? null];
        if (x === y) continue;
        if (x === null || y === null) return x === null ? 1 : -1;
        const order = compared(x, y, locale);
        if (order !== 0) return down ? -order : order;
      }
      return 0;
    });
}

/**
 * Rows that are read all at once, searched, filtered and put in order by their fields here.
 *
 * @param all reads every row.
 * @param searched the fields words are looked for in.
 */
export const localSource = <Row extends ListRow>(
  all: (api: Client) => ReadQuery<readonly Row[]>,
  searched: readonly (keyof Row & string)[],
): Pick<RowSource<Row>, 'page' | 'row' | 'all'> => {
  const reading = <Data>(api: Client, change: (rows: readonly Row[]) => Data): ReadQuery<Data> => {
    const query = all(api);
    const select = (data: unknown) => change(query.select?.(data) ?? (data as readonly Row[]));
    return { ...(query as object), select } as ReadQuery<Data>;
  };
  return {
    page: (api, asked, locale) =>
      reading(api, (rows) => {
        const found = foundRows(rows, asked, searched, locale);
        const { page, limit } = asked;
        return { rows: found.slice((page - 1) * limit, page * limit), total: found.length };
      }),
    async *all({ api, queryClient, intl }, asked) {
      const query = reading(api, (rows) => foundRows(rows, asked, searched, intl.locale));
      yield* query.select!(await queryClient.ensureQueryData(query));
    },
    row: (api, id) => reading(api, (rows) => rows.find((row) => String(row.id) === id)),
  };
};

/** Rows that are there already: of a result, say. */
export const heldSource = <Row extends ListRow>(
  rows: readonly Row[],
  searched: readonly (keyof Row & string)[],
): Pick<RowSource<Row>, 'page' | 'row' | 'all'> =>
  localSource(
    () => ({ queryKey: ['held rows', rows], queryFn: () => rows, initialData: rows }),
    searched,
  );
