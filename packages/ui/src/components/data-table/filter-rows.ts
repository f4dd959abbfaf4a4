import { type DataTableColumn, isMissing, valueOf } from './column.js';

/** A range; either end may be open. */
export interface DataTableRange {
  min?: number;
  max?: number;
}

/** A piece of text, chosen values, or a range, as the column's `filter` says. */
export type DataTableFilterValue = string | readonly string[] | DataTableRange;

/** Column `id` → what it is filtered by. */
export type DataTableFilters = Readonly<Record<string, DataTableFilterValue>>;

const isAscii = (text: string) => {
  for (let index = 0; index < text.length; index++) if (text.charCodeAt(index) > 127) return false;
  return true;
};

/** Text as it is searched: without case and accents. */
export const fold = (text: string): string =>
  isAscii(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .replace(/\p{M}+/gu, '')
        .toLowerCase();

/** A filter that lets everything through is none. */
export const isFiltering = (value: DataTableFilterValue | undefined): boolean => {
  if (value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.length > 0;
  const { min, max } = value as DataTableRange;
  return (min !== undefined && !Number.isNaN(min)) || (max !== undefined && !Number.isNaN(max));
};

type Test<Row> = (row: Row) => boolean;

const searchTest = <Row>(columns: readonly DataTableColumn<Row>[], search: string): Test<Row> => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  const searched = columns.filter(
    (column) => column.value !== undefined && column.searchable !== false,
  );
  return (row) => {
    let text = '';
    for (const column of searched) {
      const value = valueOf(column, row);
      if (!isMissing(value) && !(value instanceof Date)) text += ` ${String(value)}`;
    }
    text = fold(text);
    return words.every((word) => text.includes(word));
  };
};

const filterTest = <Row>(
  column: DataTableColumn<Row>,
  filter: DataTableFilterValue,
): Test<Row> | undefined => {
  if (!isFiltering(filter)) return undefined;
  if (typeof filter === 'string') {
    const part = fold(filter.trim());
    return (row) => {
      const value = valueOf(column, row);
      return !isMissing(value) && fold(String(value)).includes(part);
    };
  }
  if (Array.isArray(filter)) {
    const chosen = new Set<string>(filter);
    return (row) => chosen.has(String(valueOf(column, row) ?? ''));
  }
  const { min = Number.NaN, max = Number.NaN } = filter as DataTableRange;
  return (row) => {
    const value = valueOf(column, row);
    if (isMissing(value)) return false;
    const number = value instanceof Date ? value.getTime() : Number(value);
    return !(number < min) && !(number > max) && !Number.isNaN(number);
  };
};

/** Tests a row must pass to be shown; empty when every row is. */
export const rowTests = <Row>(
  columns: readonly DataTableColumn<Row>[],
  filters: DataTableFilters,
  search: string,
): Test<Row>[] => {
  const tests = columns.flatMap((column) => {
    const filter = column.filter && filters[column.id];
    const test = filter === undefined ? undefined : filterTest(column, filter);
    return test ? [test] : [];
  });
  if (search.trim() !== '') tests.push(searchTest(columns, search));
  return tests;
};
