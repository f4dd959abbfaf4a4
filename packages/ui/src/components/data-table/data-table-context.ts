'use client';

import { createContext, type ReactNode, use } from 'react';

import type { DataTableLabels } from '../../labels/types.js';
import type { DataTableColumn, DataTableValue } from './column.js';
import type { DataTableLayout, PlacedColumn } from './column-layout.js';
import type { DataTableSort } from './sort-rows.js';

/** Something that can be done with one row. */
export interface DataTableAction {
  id: string;
  label: ReactNode;
  /** A 16 px icon. */
  icon?: ReactNode;
  /** @default 'default' */
  tone?: 'default' | 'danger';
  disabled?: boolean;
  onSelect: () => void;
}

/** Data a row needs of its table. Stays the same object while nothing in it changes. */
export interface RowModel<Row> {
  placed: readonly PlacedColumn<Row>[];
  format: (value: DataTableValue) => string;
  labels: DataTableLabels;
  selectable: boolean;
  hasActions: boolean;
  pressable: boolean;
  /** Rows become cards where there is little room. */
  stack: boolean;
  hrefOf: ((row: Row) => string | undefined) | undefined;
  /** Turns the row's selection over; with `range`, of all rows from the one before. */
  toggle: (place: number, range: boolean) => void;
  openActions: (place: number, button: HTMLElement) => void;
}

/** Data the head needs of its table. */
export interface HeadModel<Row> {
  columns: readonly DataTableColumn<Row>[];
  placed: readonly PlacedColumn<Row>[];
  labels: DataTableLabels;
  sorting: readonly DataTableSort[];
  stack: boolean;
  /** Ids of filtered columns. */
  filtered: ReadonlySet<string>;
  layout: DataTableLayout;
  setLayout: (layout: DataTableLayout) => void;
  sortBy: (id: string, add: boolean) => void;
  openMenu: (id: string, button: HTMLElement) => void;
  /** The column whose menu is open. */
  menuOf: string | undefined;
  /** The column whose width the keyboard changes. */
  resizing: string | undefined;
  endResizing: () => void;
}

/** Written out: browsers drop the implied roles of what is not drawn as a table. */
export const roles = {
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  rowHead: { role: 'rowheader' },
  cell: { role: 'gridcell' },
} as const;

/** Px of the columns that the table adds. */
export const selectWidth = 48;
export const actionsWidth = 52;

// A context holds one type for all rows; `DataTable` provides and its parts read the same one.
export const HeadContext = createContext<HeadModel<never> | undefined>(undefined);

export const useHead = <Row>(): HeadModel<Row> => {
  const model = use(HeadContext);
  if (!model) throw new Error('A column head was rendered outside a DataTable.');
  return model as unknown as HeadModel<Row>;
};
