'use client';

import { assignInlineVars } from '@vanilla-extract/dynamic';
import { memo, useLayoutEffect, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { MoreHorizontalIcon } from '../../icons/index.js';
import * as icon from '../icon-button/icon-button.css.js';
import * as button from '../button/button.css.js';
import { Link } from '../link/link.js';
import * as table from '../table/table.css.js';
import * as card from './card.css.js';
import { stackPlace } from './card-lines.js';
import { type DataTableColumn, type DataTableValue, valueOf } from './column.js';
import type { PlacedColumn } from './column-layout.js';
import { hasColumnMenu } from './column-menu.js';
import * as styles from './data-table.css.js';
import * as print from './print.css.js';
import { roles, type RowModel } from './data-table-context.js';
import { RowCheckbox } from './row-checkbox.js';
import { settleStops } from './stops.js';

export interface DataTableRowProps<Row> {
  row: Row;
  /** Says which row it is, in the names of its controls. */
  name: string;
  /** Among the rows that are shown. */
  place: number;
  /** `aria-rowindex`: the head is row 1. */
  rowIndex: number;
  /** The last one of all. */
  last: boolean;
  selected: boolean;
  /** Its details are open. */
  current: boolean;
  /** Index of the cell that Tab reaches, -1 in all rows but one. */
  active: number;
  /** Out of view, mounted only because it has the focus. */
  parked: boolean;
  model: RowModel<Row>;
}

/** The custom property a pinned cell takes its place from. */
export const insetVar = (index: number): string => `--constella-data-table-inset-${index}`;

/** Classes of a cell by its column's side. */
export const pinClasses = (pin: 'start' | 'end' | undefined, edge: boolean): string | false =>
  pin !== undefined && classNames(styles.pin[pin], edge && styles.edge[pin]);

/** The same for the columns of the table itself: an edge of their own unless others are pinned beside. */
export const ownPin = <Row,>(
  placed: readonly PlacedColumn<Row>[],
  side: 'start' | 'end',
): string => {
  const beside = side === 'start' ? placed[0] : placed.at(-1);
  return classNames(styles.pin[side], beside?.pin !== side && styles.ownEdge[side]);
};

/** A custom property with the cell's distance from its side, for pinned cells. */
export const insetStyle = (pin: 'start' | 'end' | undefined, value: string) =>
  pin === undefined ? undefined : assignInlineVars({ [styles.inset]: value });

/** A value's words. Text keeps a direction of its own within the cell. */
const cellText = (value: DataTableValue, format: RowModel<never>['format']) => {
  const text = format(value);
  return typeof value === 'string' ? (
    <span dir="auto" className={classNames(styles.words, card.words, print.words)}>
      {text}
    </span>
  ) : (
    text
  );
};

/** Classes of a column's cell where rows become cards. */
export const cardClasses = <Row,>(placed: PlacedColumn<Row>, stack: boolean): string | false =>
  stack && card.place[stackPlace(placed)];

/** Classes of a figure's cell. */
export const figureClasses = <Row,>(column: DataTableColumn<Row>): string | false | undefined =>
  column.numeric && classNames(table.numeric, hasColumnMenu(column) && styles.underLabel);

interface CellProps<Row> {
  placed: PlacedColumn<Row>;
  index: number;
  row: Row;
  model: RowModel<Row>;
}

const Cell = <Row,>({ placed, index, row, model: { format, stack, hrefOf } }: CellProps<Row>) => {
  const { column, pin, edge, rowHeader } = placed;
  const content = column.cell ? column.cell(row) : cellText(valueOf(column, row), format);
  const href = rowHeader ? hrefOf?.(row) : undefined;
  return (
    <td
      {...(rowHeader ? roles.rowHead : roles.cell)}
      data-cell=""
      data-label={stack ? column.header : undefined}
      tabIndex={-1}
      className={classNames(
        table.bodyCell,
        styles.cell,
        figureClasses(column),
        pinClasses(pin, edge),
        cardClasses(placed, stack),
        print.cell,
      )}
      style={insetStyle(pin, `var(${insetVar(index)})`)}
    >
      {href === undefined ? (
        content
      ) : (
        <Link tone="strong" href={href} data-row-link="" className={styles.rowLink}>
          {content}
        </Link>
      )}
    </td>
  );
};

function Row<RowType>({
  row,
  name,
  place,
  rowIndex,
  last,
  selected,
  current,
  active,
  parked,
  model,
}: DataTableRowProps<RowType>) {
  const element = useRef<HTMLTableRowElement>(null);
  // Cells may bring links and buttons of their own; Tab reaches one thing in the whole table.
  useLayoutEffect(() => {
    if (element.current) settleStops(element.current, active);
  });
  const { placed, labels, selectable, hasActions, pressable, stack } = model;
  return (
    <tr
      ref={element}
      {...roles.row}
      aria-rowindex={rowIndex}
      aria-selected={selectable ? selected : undefined}
      aria-current={current || undefined}
      data-place={place}
      data-last={last ? '' : undefined}
      data-selected={selected ? '' : undefined}
      data-pressable={pressable ? '' : undefined}
      className={classNames(
        table.row,
        styles.row,
        stack && card.row,
        print.row,
        parked && styles.parked,
      )}
    >
      {selectable && (
        <td
          {...roles.cell}
          data-cell=""
          tabIndex={-1}
          className={classNames(
            table.bodyCell,
            styles.cell,
            styles.bare,
            ownPin(placed, 'start'),
            stack && card.select,
          )}
          style={insetStyle('start', '0px')}
        >
          <RowCheckbox
            label={labels.selectRow({ row: name })}
            checked={selected}
            onToggle={(range) => model.toggle(place, range)}
          />
        </td>
      )}
      {placed.map((each, index) => (
        <Cell key={each.column.id} placed={each} index={index} row={row} model={model} />
      ))}
      {hasActions && (
        <td
          {...roles.cell}
          data-cell=""
          tabIndex={-1}
          className={classNames(
            table.bodyCell,
            styles.cell,
            styles.bare,
            ownPin(placed, 'end'),
            stack && card.actions,
          )}
          style={insetStyle('end', '0px')}
        >
          <button
            type="button"
            aria-label={labels.rowActions({ row: name })}
            aria-haspopup="menu"
            data-actions=""
            className={classNames(
              button.button,
              button.variant.quiet,
              button.size.small,
              icon.square.small,
            )}
            onClick={(event) => model.openActions(place, event.currentTarget)}
          >
            <MoreHorizontalIcon size={14} />
          </button>
        </td>
      )}
    </tr>
  );
}

/** One row of data. Scrolling mounts and unmounts rows; those that stay are not rendered again. */
export const DataTableRow = memo(Row) as typeof Row;
