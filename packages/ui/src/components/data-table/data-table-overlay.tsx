'use client';

import { useRef } from 'react';

import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu-content.js';
import { MenuItem } from '../dropdown-menu/menu-items.js';
import type { DataTableColumn } from './column.js';
import { ColumnFilter } from './column-filter.js';
import { ColumnMenu } from './column-menu.js';
import type { DataTableAction } from './data-table-context.js';
import type { DataTableState } from './use-data-table.js';

interface DataTableOverlayProps<Row> {
  state: DataTableState<Row>;
  columns: readonly DataTableColumn<Row>[];
  rowActions: ((row: Row) => readonly DataTableAction[]) | undefined;
  /** The column at this place of the head was hidden: its menu button is gone. */
  onHidden: (column: number) => void;
}

/** The one menu or popover of the table. A menu for every row would make scrolling slow. */
export function DataTableOverlay<Row>({
  state,
  columns,
  rowActions,
  onHidden,
}: DataTableOverlayProps<Row>) {
  const { opened, setOpened, labels, view, nameOf, query, placed } = state;
  if (!opened) return null;
  const { kind, target, open } = opened;
  // The menu closes after its item was chosen, which may have opened the filter in its place.
  const close = () => setOpened((now) => (now?.kind === kind ? { ...now, open: false } : now));
  if (typeof opened.of === 'number') {
    const row = view.at(opened.of);
    if (row === undefined || !rowActions) return null;
    return (
      <RowMenu
        key={`row-${opened.of}`}
        label={labels.rowActions({ row: nameOf(row) })}
        actions={rowActions(row)}
        target={target}
        open={open}
        onClose={close}
      />
    );
  }
  const id = opened.of;
  const column = columns.find((each) => each.id === id);
  if (!column) return null;
  if (kind === 'filter' && column.filter)
    return (
      <ColumnFilter
        key={`filter-${id}`}
        column={column}
        filter={column.filter}
        value={query.filters[id]}
        onValueChange={(value) => state.changeFilter(id, value)}
        target={target}
        open={open}
        onClose={close}
      />
    );
  return (
    <ColumnMenu
      key={`menu-${id}`}
      column={column}
      target={target}
      open={open}
      onSort={(direction) => state.setOrder(direction ? [{ id, direction }] : [])}
      onFilter={() => setOpened({ ...opened, kind: 'filter', open: true })}
      onResize={() => state.setResizing(id)}
      onHidden={() => onHidden(placed.findIndex((each) => each.column.id === id))}
      onClose={close}
    />
  );
}

function RowMenu({
  label,
  actions,
  target,
  open,
  onClose,
}: {
  label: string;
  actions: readonly DataTableAction[];
  target: HTMLElement;
  open: boolean;
  onClose: () => void;
}) {
  const ref = useRef<HTMLElement>(target);
  return (
    <DropdownMenuContent
      target={ref}
      label={label}
      align="end"
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      {actions.map(({ id, label: text, ...action }) => (
        <MenuItem key={id} {...action}>
          {text}
        </MenuItem>
      ))}
    </DropdownMenuContent>
  );
}
