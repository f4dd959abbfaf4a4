import type { ComponentProps, ReactNode } from 'react';

import type { DataTableColumn } from './column.js';
import type { DataTableLayout } from './column-layout.js';
import type { DataTableAction } from './data-table-context.js';
import type { DataTableFilters } from './filter-rows.js';
import type { DataTableSelection } from './selection.js';
import type { DataTableSort } from './sort-rows.js';

/** Heights of a row of one line: 29, 37 and 45 px. */
export const dataTableDensities = ['compact', 'standard', 'relaxed'] as const;

export interface DataTableProps<Row> extends Omit<
  ComponentProps<'div'>,
  'children' | 'onSelect' | 'role'
> {
  /** Name of the table. */
  label: string;
  /** Keep the array while nothing in it changes: a new one sorts and filters anew. */
  columns: readonly DataTableColumn<Row>[];
  /** Any number; only the rows in view are mounted. Keep the array while nothing changes. */
  rows: readonly Row[] | null | undefined;
  /** Stable and unique, for selection and React. @default the row's place in `rows` */
  getRowId?: (row: Row, index: number) => string;
  /** Says which row it is in the names of its controls. @default the row header's value */
  rowName?: (row: Row) => string;

  /** Lines of text a row has room for. @default 1 */
  lines?: 1 | 2;
  /** @default 'compact' where the provider's density is, else 'standard' */
  density?: 'compact' | 'standard' | 'relaxed';
  /**
   * A CSS length the rows scroll in; `none` for one page of rows, which the page itself scrolls.
   * @default 'min(70dvh, 48rem)'
   */
  maxHeight?: string;
  /** Under 600 px rows become cards; columns say where they go with `stack`. @default false */
  stack?: boolean;

  /** Given, the order is the caller's. */
  sorting?: readonly DataTableSort[];
  /** @default [] */
  defaultSorting?: readonly DataTableSort[];
  onSortingChange?: (sorting: readonly DataTableSort[]) => void;
  /** Given, the filters are the caller's. */
  filters?: DataTableFilters;
  /** @default {} */
  defaultFilters?: DataTableFilters;
  onFiltersChange?: (filters: DataTableFilters) => void;
  /** Given, the search is the caller's. */
  search?: string;
  /** @default '' */
  defaultSearch?: string;
  onSearchChange?: (search: string) => void;
  /** Shows a field that searches all columns with a value. @default false */
  searchable?: boolean;

  /** Shows checkboxes; Shift selects ranges. @default false */
  selectable?: boolean;
  /** Given, the selection is the caller's. Ids of rows that are gone stay until it drops them. */
  selected?: DataTableSelection;
  /** @default an empty set */
  defaultSelected?: DataTableSelection;
  onSelectedChange?: (selected: DataTableSelection) => void;
  /** Actions on the selected rows, in the toolbar's place. */
  bulkActions?: (selected: DataTableSelection) => ReactNode;

  /** Given, order, widths, pins and hidden columns are the caller's, e.g. a stored preference. */
  layout?: DataTableLayout;
  /** @default {} */
  defaultLayout?: DataTableLayout;
  onLayoutChange?: (layout: DataTableLayout) => void;
  /** Shows a button that lists the columns, to hide, show and order them. @default false */
  columnSettings?: boolean;

  /** Id of the row whose details are open beside the table or over it: marked, `aria-current`. */
  currentRow?: string | undefined;
  /** Actions of one row, in a menu at its end. */
  rowActions?: (row: Row) => readonly DataTableAction[];
  /** A press on a row, or Enter on its cells: usually opens it. */
  onRowPress?: (row: Row) => void;
  /** Where a row leads: its header becomes a link, and a press on the row follows it. */
  rowHref?: (row: Row) => string | undefined;

  /** `rows` come in order already; `sorting` goes to the server. @default false */
  manualSorting?: boolean;
  /** `rows` are filtered and searched already. @default false */
  manualFiltering?: boolean;
  /** Rows on the server, when `rows` is one page of them. @default the rows shown */
  rowCount?: number;
  /** Place of the first of `rows` among `rowCount`. @default 0 */
  firstRow?: number;

  /** Rows are on their way: skeletons without rows, a moving line with them. @default false */
  loading?: boolean;
  /** Why the rows did not load; stands in their place. */
  error?: ReactNode;
  /** Shows a button that tries again. */
  onRetry?: () => void;
  /** Stands in the place of the rows when there are none. @default one sentence */
  empty?: ReactNode;
  /** At the end of the toolbar. */
  toolbar?: ReactNode;
  /** Under the rows: a count, pages. */
  footer?: ReactNode;
}

type Native = ComponentProps<'div'>;

const own: Record<Exclude<keyof DataTableProps<never>, keyof Native> | 'className', true> = {
  label: true,
  columns: true,
  rows: true,
  getRowId: true,
  rowName: true,
  lines: true,
  density: true,
  maxHeight: true,
  stack: true,
  sorting: true,
  defaultSorting: true,
  onSortingChange: true,
  filters: true,
  defaultFilters: true,
  onFiltersChange: true,
  search: true,
  defaultSearch: true,
  onSearchChange: true,
  searchable: true,
  selectable: true,
  selected: true,
  defaultSelected: true,
  onSelectedChange: true,
  bulkActions: true,
  layout: true,
  defaultLayout: true,
  onLayoutChange: true,
  columnSettings: true,
  currentRow: true,
  rowActions: true,
  onRowPress: true,
  rowHref: true,
  manualSorting: true,
  manualFiltering: true,
  rowCount: true,
  firstRow: true,
  loading: true,
  error: true,
  onRetry: true,
  empty: true,
  toolbar: true,
  footer: true,
  className: true,
};

/** Props of the outer element. */
export const nativeProps = <Row>(props: DataTableProps<Row>): Native =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
