'use client';

import { useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';

import { dataTable } from '../../labels/en.js';
import { listOrEmpty } from '../private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import { cellFormat } from '../private/cell-text.js';
import { valueOf } from './column.js';
import { type DataTableLayout, placedColumns } from './column-layout.js';
import type { RowModel } from './data-table-context.js';
import type { DataTableProps } from './data-table-props.js';
import type { DataTableFilters, DataTableFilterValue } from './filter-rows.js';
import { rowView } from './row-view.js';
import { type DataTableSelection, placeOfId, selectionExtent, selectRange } from './selection.js';
import { type DataTableSort, nextSorting } from './sort-rows.js';
import { useControllable } from '../private/use-controllable.js';
import { useLatest } from '../private/use-latest.js';

const none: readonly never[] = [];
const noFilters: DataTableFilters = {};
const noLayout: DataTableLayout = {};
const nobody: DataTableSelection = new Set();
const byIndex = (_row: unknown, index: number) => String(index);

/** A menu or popover that belongs to one column or row. */
export interface Opened {
  kind: 'menu' | 'filter' | 'actions';
  /** The column's id, or the row's place. */
  of: string | number;
  target: HTMLElement;
  /** Closed, it stays mounted: it has the focus to give back. */
  open: boolean;
}

/** State of a `DataTable`: what the caller does not hold is held here. */
export const useDataTable = <Row>(props: DataTableProps<Row>) => {
  const { getRowId = byIndex, rowName, manualSorting, manualFiltering } = props;
  const columns = listOrEmpty(props.columns);
  const { locale, labels: ui } = useUi();
  const labels = useMemo(() => ({ ...dataTable, ...ui.dataTable }), [ui.dataTable]);
  const rows = props.rows ?? none;

  const [sorting, setSorting] = useControllable(
    props.sorting,
    props.defaultSorting ?? none,
    props.onSortingChange,
  );
  const [filters, setFilters] = useControllable(
    props.filters,
    props.defaultFilters ?? noFilters,
    props.onFiltersChange,
  );
  const [search, setSearch] = useControllable(
    props.search,
    props.defaultSearch ?? '',
    props.onSearchChange,
  );
  const [selected, setSelected] = useControllable(
    props.selected,
    props.defaultSelected ?? nobody,
    props.onSelectedChange,
  );
  const [layout, setLayout] = useControllable(
    props.layout,
    props.defaultLayout ?? noLayout,
    props.onLayoutChange,
  );
  const [opened, setOpened] = useState<Opened>();
  const [resizing, setResizing] = useState<string>();
  // What the last change was, so that it can be said.
  const [lastChange, setLastChange] = useState<'order' | 'count'>();

  // The field and the head answer at once; a hundred thousand rows follow when there is time.
  const query = useDeferredValue(
    useMemo(
      () => ({
        sorting: manualSorting ? [] : sorting,
        filters: manualFiltering ? {} : filters,
        search: manualFiltering ? '' : search,
      }),
      [sorting, filters, search, manualSorting, manualFiltering],
    ),
  );
  const view = useMemo(() => rowView(rows, columns, query, locale), [rows, columns, query, locale]);

  const { order, hidden, pinned } = layout;
  // Widths change with every pixel of a drag and are no reason to render the rows.
  const placed = useMemo(
    () => placedColumns(columns, { order, hidden, pinned }),
    [columns, order, hidden, pinned],
  );
  const format = useMemo(() => cellFormat(locale, labels), [locale, labels]);
  const nameColumn = placed.find(({ rowHeader }) => rowHeader)?.column ?? columns[0];
  const nameOf = (row: Row): string => {
    if (rowName) return rowName(row);
    return nameColumn ? format(valueOf(nameColumn, row)) : '';
  };
  const idAt = (place: number) => getRowId(view.at(place) as Row, view.indexAt(place));

  // By its id: another order or filter gives its place to another row.
  const anchor = useRef<string>(undefined);
  const toggle = (place: number, range: boolean) => {
    const id = idAt(place);
    const from = range ? placeOfId(view, getRowId, anchor.current) : -1;
    const ends = [from < 0 ? place : from, place] as const;
    setSelected(selectRange(view, selected, getRowId, ends, range || !selected.has(id)));
    anchor.current = id;
  };
  const extendTo = (from: number, to: number) =>
    setSelected(selectRange(view, selected, getRowId, [from, to], true));
  const selectAll = (on: boolean) =>
    setSelected(selectRange(view, selected, getRowId, [0, view.count - 1], on));
  const extent = useMemo(
    () => (props.selectable ? selectionExtent(view, selected, getRowId) : undefined),
    [props.selectable, view, selected, getRowId],
  );

  const setOrder = (next: readonly DataTableSort[]) => {
    setSorting(next);
    setLastChange('order');
  };
  const changeFilter = (id: string, value: DataTableFilterValue | undefined) => {
    const { [id]: _, ...others } = filters;
    setFilters(value === undefined ? others : { ...others, [id]: value });
    setLastChange('count');
  };
  const changeSearch = (next: string) => {
    setSearch(next);
    setLastChange('count');
  };

  // Rows keep this object while only their own state changes.
  const latest = useLatest({ toggle });
  const openActions = useCallback(
    (place: number, target: HTMLElement) =>
      setOpened({ kind: 'actions', of: place, target, open: true }),
    [],
  );
  const { selectable = false, stack = false, rowHref: hrefOf } = props;
  const hasActions = props.rowActions !== undefined;
  const pressable = props.onRowPress !== undefined || hrefOf !== undefined;
  const rowModel = useMemo(
    (): RowModel<Row> => ({
      placed,
      format,
      labels,
      selectable,
      hasActions,
      pressable,
      stack,
      hrefOf,
      toggle: (place, range) => latest.current.toggle(place, range),
      openActions,
    }),
    [placed, format, labels, selectable, hasActions, pressable, stack, hrefOf, latest, openActions],
  );

  return {
    labels,
    view,
    placed,
    rowModel,
    nameOf,
    idAt,
    query: { sorting, filters, search },
    sortBy: (id: string, add: boolean) => setOrder(nextSorting(sorting, id, add)),
    setOrder,
    changeFilter,
    changeSearch,
    clearQuery: () => {
      setFilters({});
      changeSearch('');
    },
    selected,
    extent,
    toggle,
    extendTo,
    selectAll,
    clearSelection: () => setSelected(new Set()),
    layout,
    setLayout,
    opened,
    setOpened,
    resizing,
    setResizing,
    lastChange,
  };
};

export type DataTableState<Row> = ReturnType<typeof useDataTable<Row>>;
