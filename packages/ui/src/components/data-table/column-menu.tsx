'use client';

import { useRef } from 'react';

import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  EyeOffIcon,
  FilterIcon,
  LockIcon,
  MaximizeIcon,
  XIcon,
} from '../../icons/index.js';
import { DropdownMenuContent } from '../dropdown-menu/dropdown-menu-content.js';
import { MenuItem, MenuSeparator } from '../dropdown-menu/menu-items.js';
import { canSort, type DataTableColumn } from './column.js';
import { moveColumn, pinColumn, showColumn } from './column-layout.js';
import { useHead } from './data-table-context.js';
import type { DataTableSort } from './sort-rows.js';

/** Whether there is anything to choose for this column. */
export const hasColumnMenu = <Row,>(column: DataTableColumn<Row>): boolean =>
  canSort(column) || column.filter !== undefined || column.hideable !== false;

interface ColumnMenuProps<Row> {
  column: DataTableColumn<Row>;
  /** The button in the column's head. */
  target: HTMLElement;
  onSort: (direction: DataTableSort['direction'] | undefined) => void;
  onFilter: () => void;
  onResize: () => void;
  onHidden: () => void;
  open: boolean;
  onClose: () => void;
}

/** Everything that can be done with a column, for those who neither drag nor guess. */
export function ColumnMenu<Row>({
  column,
  target,
  onSort,
  onFilter,
  onResize,
  onHidden,
  open,
  onClose,
}: ColumnMenuProps<Row>) {
  const { columns, placed, labels, sorting, layout, setLayout } = useHead<Row>();
  const ref = useRef<HTMLElement>(target);
  const { id } = column;
  const index = placed.findIndex((each) => each.column.id === id);
  const pin = layout.pinned?.[id];
  const direction = sorting.find((sort) => sort.id === id)?.direction;
  const canMove = (step: 1 | -1) => {
    const other = placed[index + step];
    return other !== undefined && other.pin === pin;
  };
  const move = (step: 1 | -1) => () => setLayout(moveColumn(columns, layout, id, step));
  return (
    <DropdownMenuContent
      target={ref}
      label={labels.columnMenu({ column: column.header })}
      open={open}
      onOpenChange={(next) => !next && onClose()}
    >
      {canSort(column) && (
        <>
          {direction !== 'ascending' && (
            <MenuItem icon={<ArrowUpIcon />} onSelect={() => onSort('ascending')}>
              {labels.sortAscending}
            </MenuItem>
          )}
          {direction !== 'descending' && (
            <MenuItem icon={<ArrowDownIcon />} onSelect={() => onSort('descending')}>
              {labels.sortDescending}
            </MenuItem>
          )}
          {direction !== undefined && (
            <MenuItem icon={<XIcon />} onSelect={() => onSort(undefined)}>
              {labels.clearSorting}
            </MenuItem>
          )}
        </>
      )}
      {column.filter !== undefined && (
        <MenuItem icon={<FilterIcon />} onSelect={onFilter}>
          {labels.filter}
        </MenuItem>
      )}
      {(canSort(column) || column.filter !== undefined) && <MenuSeparator />}
      {pin !== 'start' && (
        <MenuItem icon={<LockIcon />} onSelect={() => setLayout(pinColumn(layout, id, 'start'))}>
          {labels.pinStart}
        </MenuItem>
      )}
      {pin !== 'end' && (
        <MenuItem icon={<LockIcon />} onSelect={() => setLayout(pinColumn(layout, id, 'end'))}>
          {labels.pinEnd}
        </MenuItem>
      )}
      {pin !== undefined && (
        <MenuItem icon={<XIcon />} onSelect={() => setLayout(pinColumn(layout, id, undefined))}>
          {labels.unpin}
        </MenuItem>
      )}
      <MenuItem icon={<ArrowLeftIcon />} disabled={!canMove(-1)} onSelect={move(-1)}>
        {labels.moveBack}
      </MenuItem>
      <MenuItem icon={<ArrowRightIcon />} disabled={!canMove(1)} onSelect={move(1)}>
        {labels.moveForward}
      </MenuItem>
      {column.resizable !== false && (
        <MenuItem icon={<MaximizeIcon />} onSelect={onResize}>
          {labels.resize}
        </MenuItem>
      )}
      {column.hideable !== false && (
        <MenuItem
          icon={<EyeOffIcon />}
          disabled={placed.length === 1}
          onSelect={() => {
            setLayout(showColumn(layout, id, false));
            onHidden();
          }}
        >
          {labels.hide}
        </MenuItem>
      )}
    </DropdownMenuContent>
  );
}
