import type { DataTableColumn } from './column.js';
import { type DataTableFilters, rowTests } from './filter-rows.js';
import { type DataTableSort, sortIndexes } from './sort-rows.js';

/** The rows that are shown, in their order, without a copy of them. */
export interface RowView<Row> {
  count: number;
  /** The row shown at this place, undefined beyond the end. */
  at: (place: number) => Row | undefined;
  /** Its place in `rows`. */
  indexAt: (place: number) => number;
}

export interface RowQuery {
  sorting: readonly DataTableSort[];
  filters: DataTableFilters;
  search: string;
}

/** Filters, then sorts. Where neither changes anything nothing is made, however many rows there are. */
export const rowView = <Row>(
  rows: readonly Row[],
  columns: readonly DataTableColumn<Row>[],
  { sorting, filters, search }: RowQuery,
  locale: string,
): RowView<Row> => {
  const tests = rowTests(columns, filters, search);
  if (tests.length === 0 && sorting.length === 0)
    return { count: rows.length, at: (place) => rows[place], indexAt: (place) => place };
  const all = new Uint32Array(rows.length);
  let count = 0;
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index] as Row;
    if (tests.every((test) => test(row))) all[count++] = index;
  }
  const indexes = all.subarray(0, count);
  sortIndexes(indexes, rows, columns, sorting, locale);
  return {
    count,
    at: (place) => rows[indexes[place] ?? -1],
    indexAt: (place) => indexes[place] ?? -1,
  };
};
