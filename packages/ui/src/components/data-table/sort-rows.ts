import { canSort, type DataTableColumn, isMissing, valueOf } from './column.js';

export const dataTableDirections = ['ascending', 'descending'] as const;

/** One column of an order; earlier ones weigh more. */
export interface DataTableSort {
  /** The column's `id`. */
  id: string;
  direction: (typeof dataTableDirections)[number];
}

/** Orders two rows by their place in `rows`. */
type Compare = (a: number, b: number) => number;

const numberOf = (value: unknown): number => {
  if (value instanceof Date) return value.getTime();
  return Number(value);
};

/** Place of each text among all texts: comparing texts as people do is slow, so each is compared once. */
const ranksOf = (texts: Iterable<string>, locale: string): Map<string, number> => {
  const { compare } = new Intl.Collator(locale, { numeric: true });
  const unique = [...new Set(texts)].toSorted(compare);
  return new Map(unique.map((text, index) => [text, index]));
};

/** A number per row that orders as the value does, NaN where there is none. */
const keysOf = <Row>(
  column: DataTableColumn<Row>,
  rows: readonly Row[],
  indexes: Uint32Array,
  locale: string,
): Float64Array => {
  const keys = new Float64Array(rows.length).fill(Number.NaN);
  const texts = new Map<number, string>();
  for (const index of indexes) {
    const value = valueOf(column, rows[index] as Row);
    if (isMissing(value)) continue;
    if (typeof value === 'string') texts.set(index, value);
    else keys[index] = numberOf(value);
  }
  const ranks = ranksOf(texts.values(), locale);
  for (const [index, text] of texts) keys[index] = ranks.get(text) ?? Number.NaN;
  return keys;
};

const byKeys =
  (keys: Float64Array, sign: 1 | -1): Compare =>
  (a, b) => {
    const [x, y] = [keys[a] as number, keys[b] as number];
    if (x === y) return 0;
    // Without a value: at the end, whichever the direction.
    if (Number.isNaN(x)) return Number.isNaN(y) ? 0 : 1;
    if (Number.isNaN(y)) return -1;
    return x < y ? -sign : sign;
  };

/** Orders `indexes` (places in `rows`) in place; rows that compare equal keep their order. */
export const sortIndexes = <Row>(
  indexes: Uint32Array,
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  sorting: readonly DataTableSort[],
  locale: string,
): void => {
  const compares = sorting.flatMap(({ id, direction }): Compare[] => {
    const column = columns.find((candidate) => candidate.id === id);
    if (!column || !canSort(column)) return [];
    const sign = direction === 'ascending' ? 1 : -1;
    const { compare } = column;
    return compare
      ? [(a, b) => sign * compare(rows[a] as Row, rows[b] as Row)]
      : [byKeys(keysOf(column, rows, indexes, locale), sign)];
  });
  if (compares.length === 0) return;
  indexes.sort((a, b) => {
    for (const compare of compares) {
      const order = compare(a, b);
      if (order !== 0 && !Number.isNaN(order)) return order;
    }
    return a - b;
  });
};

const cycle = { ascending: 'descending', descending: undefined } as const;

/**
 * The order after a press on a column's head: ascending, descending, none. With `add` the column
 * joins the others (or changes among them) instead of replacing them.
 */
export const nextSorting = (
  sorting: readonly DataTableSort[],
  id: string,
  add: boolean,
): readonly DataTableSort[] => {
  const current = sorting.find((sort) => sort.id === id);
  const direction = current ? cycle[current.direction] : 'ascending';
  if (!add) {
    const alone = sorting.length <= 1;
    // Of several, a press keeps only this column and begins again.
    return alone && direction === undefined
      ? []
      : [{ id, direction: (alone && direction) || 'ascending' }];
  }
  if (!current) return [...sorting, { id, direction: 'ascending' }];
  return sorting.flatMap((sort) =>
    sort.id === id ? (direction ? [{ id, direction }] : []) : sort,
  );
};
