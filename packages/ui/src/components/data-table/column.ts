import type { ReactNode } from 'react';

/** A value to sort, filter and search. */
export type DataTableValue = string | number | bigint | boolean | Date | null | undefined;

/** Fields of a row that hold such a value. */
export type DataTableField<Row> = {
  [Key in keyof Row]-?: Row[Key] extends DataTableValue ? Key : never;
}[keyof Row] &
  string;

/** One of the values a choice filter offers. */
export interface DataTableFilterOption {
  /** Compared with the column's value as text. */
  value: string;
  label: string;
}

/** How a column can be filtered: by a piece of text, by chosen values, between two numbers. */
export type DataTableFilterKind =
  | { kind: 'text' }
  | { kind: 'choice'; options: readonly DataTableFilterOption[] }
  | { kind: 'range' };

/** A column without a value of its own, such as a drawing: it cannot be sorted or filtered. */
interface DataTableColumnBase<Row> {
  /** Stable and unique: sorting, filters and layout refer to it. */
  id: string;
  /** Head of the column, also its name in menus. */
  header: string;
  /** Content of a cell. @default the value, formatted for the locale */
  cell?: (row: Row) => ReactNode;
  /** Tabular figures at the end side. @default false */
  numeric?: boolean;
  /** Names the row for screen readers. @default true for the first column */
  rowHeader?: boolean;
  /** Px at the default text size; the least width while there is room to grow. @default 160 */
  width?: number;
  /** Px at the default text size. @default 72 */
  minWidth?: number;
  /** Px at the default text size. @default 960 */
  maxWidth?: number;
  /** @default true */
  resizable?: boolean;
  /** @default true */
  hideable?: boolean;
  /**
   * Place in the card of a stacked table: `title` and `end` share the first line, `figure`s stand
   * in pairs below, with their heads, `short` ones in one line; a `line` has one of its own.
   * @default 'title' for the row header, else 'figure'
   */
  stack?: 'title' | 'end' | 'figure' | 'short' | 'line' | 'hidden';
}

interface ValueColumn<Row> extends DataTableColumnBase<Row> {
  /** A field of the row, or a function of it. Missing values (null, NaN, '') always sort last. */
  value: DataTableField<Row> | ((row: Row) => DataTableValue);
  /** @default true */
  sortable?: boolean;
  /** Order of two rows, ascending. @default by the value, as the locale orders text and numbers */
  compare?: (a: Row, b: Row) => number;
  /** Offers a filter in the column's menu. */
  filter?: DataTableFilterKind;
  /** Whether the search looks here. @default true */
  searchable?: boolean;
}

interface DisplayColumn<Row> extends DataTableColumnBase<Row> {
  cell: (row: Row) => ReactNode;
  value?: never;
  sortable?: never;
  compare?: never;
  filter?: never;
  searchable?: never;
}

/** A column, typed by the row: a field that the row does not have is a type error. */
export type DataTableColumn<Row> = ValueColumn<Row> | DisplayColumn<Row>;

export const defaultWidth = 160;
export const defaultMinWidth = 72;
export const defaultMaxWidth = 960;

/** The column's value in a row; undefined for a column without one. */
export const valueOf = <Row>(column: DataTableColumn<Row>, row: Row): DataTableValue => {
  const { value } = column;
  if (value === undefined) return undefined;
  if (typeof value === 'function') return value(row);
  // A hole in the data is a missing value, not the end of the page.
  return (row as Record<string, DataTableValue> | null | undefined)?.[value];
};

/** Nothing to show or compare: null, undefined, '', NaN or an invalid date. */
export const isMissing = (value: DataTableValue): value is null | undefined | '' =>
  value === null ||
  value === undefined ||
  value === '' ||
  (typeof value === 'number' && Number.isNaN(value)) ||
  (value instanceof Date && Number.isNaN(value.getTime()));

export const canSort = <Row>(column: DataTableColumn<Row>): boolean =>
  column.value !== undefined && column.sortable !== false;
