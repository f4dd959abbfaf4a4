import type { RecordName, RowOfRecord } from '../contract/records/index.js';

/** The comparisons of a column. */
export type Comparable = string | number | boolean;

/** The name of a record whose rows are read and written over its path. Agents and tasks have calls. */
export type RowsName = Exclude<RecordName, 'agents' | 'tasks'>;

type Value<T> = NonNullable<T> extends readonly (infer Item)[] ? Item : NonNullable<T>;

/** The columns a list can be filtered by: plain values, and lists of them. */
type FilterColumn<Row> = {
  [Column in keyof Row & string]: Column extends 'held'
    ? never
    : [Value<Row[Column]>] extends [Comparable]
      ? Column
      : never;
}[keyof Row & string];

/** The columns a list can be sorted by. */
type SortColumn<Row> = {
  [Column in FilterColumn<Row>]: NonNullable<Row[Column]> extends Comparable ? Column : never;
}[FilterColumn<Row>];

/** One value, null for "nothing in it", or several of which one must fit: of none, none does. */
type OneOf<T> = T | null | readonly (T | null)[];

/** The conditions of a column. All that are named must hold. */
export type Comparison<T> = {
  is?: OneOf<T>;
  ne?: OneOf<T>;
} & (T extends number | string ? { gte?: T; lte?: T } : unknown) &
  // Parts of a text, capital or not.
  (T extends string ? { like?: string } : unknown);

type Filter<T> = OneOf<T> | Comparison<T>;

/** Which rows of a record a list holds, and in what order. */
export interface ListQuery<Name extends RecordName> {
  /**
   * The conditions rows must meet: `{ status: 'accepted', likelihood: { gte: 3 }, category:
   * ['fire', 'flood'] }`. In a column with several values, one of them must fit.
   */
  where?: {
    [Column in FilterColumn<RowOfRecord<Name>>]?: Filter<Value<RowOfRecord<Name>[Column]>>;
  };
  /** Words somewhere in the row. */
  search?: string;
  /** Columns, the first first; `-` before one is from high to low. @default the order of creation */
  sort?: Sort<Name> | readonly Sort<Name>[];
  /** From 1. @default 1 */
  page?: number;
  /** Rows on a page, up to 500. @default 50 */
  limit?: number;
}

/** A column to sort by, `-` before it for from high to low. */
export type Sort<Name extends RecordName> =
  | SortColumn<RowOfRecord<Name>>
  | `-${SortColumn<RowOfRecord<Name>>}`;

/** A list query without the types of its record. */
export interface AnyListQuery {
  where?: Readonly<Record<string, unknown>>;
  search?: string;
  sort?: string | readonly string[];
  page?: number;
  limit?: number;
}

/** The comparisons of a query: column, operator (`is` for none), and the values one of which must fit. */
export function* comparisons({
  where = {},
}: AnyListQuery): Generator<[column: string, operator: string, values: (Comparable | null)[]]> {
  for (const [column, filter] of Object.entries(where)) {
    const operators =
      typeof filter === 'object' && filter !== null && !Array.isArray(filter)
        ? filter
        : { is: filter };
    for (const [operator, value] of Object.entries(operators))
      if (value !== undefined) yield [column, operator, [value as Comparable | null].flat()];
  }
}

/** Whether a query asks for one of nothing, which no row is. */
export const asksForNothing = (query: AnyListQuery): boolean =>
  [...comparisons(query)].some(([, operator, values]) => operator !== 'ne' && values.length === 0);

/** A query in the server's words: `?status=open&likelihood_gte=3&_sort=createdAt&_order=desc`. */
export function listParams(query: AnyListQuery): string {
  const { search, sort = [], page, limit } = query;
  const params = new URLSearchParams();
  for (const [column, operator, values] of comparisons(query))
    for (const value of values)
      params.append(operator === 'is' ? column : `${column}_${operator}`, text(value));
  if (search) params.append('q', search);
  const columns = [sort].flat();
  if (columns.length > 0) {
    params.append('_sort', columns.map((column) => column.replace(/^-/, '')).join(','));
    params.append(
      '_order',
      columns.map((column) => (column[0] === '-' ? 'desc' : 'asc')).join(','),
    );
  }
  if (page !== undefined) params.append('_page', text(page));
  if (limit !== undefined) params.append('_limit', text(limit));
  const words = params.toString();
  return words && `?${words}`;
}

/** An empty value is the server's word for "nothing in it". */
const text = (value: Comparable | null): string => (value === null ? '' : String(value));
