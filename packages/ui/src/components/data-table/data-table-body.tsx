'use client';

import type { Ref } from 'react';

import { Skeleton } from '../skeleton/skeleton.js';
import { classNames } from '../private/class-names.js';
import * as table from '../table/table.css.js';
import * as card from './card.css.js';
import * as styles from './data-table.css.js';
import * as print from './print.css.js';
import {
  cardClasses,
  DataTableRow,
  figureClasses,
  insetStyle,
  insetVar,
  pinClasses,
} from './data-table-row.js';
import { roles } from './data-table-context.js';
import type { GridPlace } from './use-grid-keys.js';
import type { RowWindow } from '../private/use-row-window.js';
import type { DataTableState } from './use-data-table.js';

interface DataTableBodyProps<Row> {
  /** The row group, which the window moves. */
  ref: Ref<HTMLTableSectionElement>;
  state: DataTableState<Row>;
  rows: RowWindow;
  /** The cell that Tab reaches. */
  stop: GridPlace;
  /** Whether the row of that cell must stay while it is out of view. */
  keepStop: boolean;
  /** Rows before the first one of these, on the server. */
  firstRow: number;
  currentRow: string | undefined;
}

/** The rows in view. */
export function DataTableBody<Row>({
  ref,
  state,
  rows: { first, last },
  stop,
  keepStop,
  firstRow,
  currentRow,
}: DataTableBodyProps<Row>) {
  const { view, idAt, nameOf, selected, rowModel } = state;
  const places: number[] = [];
  for (let place = first; place <= Math.min(last, view.count - 1); place++) places.push(place);
  const outside = stop.row < first || stop.row > last;
  if (keepStop && outside && stop.row >= 0 && stop.row < view.count) {
    if (stop.row < first) places.unshift(stop.row);
    else places.push(stop.row);
  }
  return (
    <tbody {...roles.group} ref={ref} className={classNames(styles.body, print.body)}>
      {places.map((place) => {
        const row = view.at(place) as Row;
        const id = idAt(place);
        return (
          <DataTableRow
            key={id}
            row={row}
            name={nameOf(row)}
            place={place}
            rowIndex={firstRow + place + 2}
            last={place === view.count - 1}
            selected={selected.has(id)}
            current={id === currentRow}
            active={stop.row === place ? stop.column : -1}
            parked={place === stop.row && outside}
            model={rowModel}
          />
        );
      })}
    </tbody>
  );
}

/** Places of rows that are on their way. Silent: the table says that it is busy. */
export function LoadingRows<Row>({ state, count }: { state: DataTableState<Row>; count: number }) {
  const { selectable, hasActions, placed, stack } = state.rowModel;
  const cell = classNames(table.bodyCell, styles.cell);
  return (
    <tbody aria-hidden="true" className={styles.body}>
      {Array.from({ length: count }, (_, index) => (
        <tr
          key={index}
          className={classNames(table.row, styles.row, stack && card.row)}
          data-last={index === count - 1 ? '' : undefined}
        >
          {selectable && (
            <td className={classNames(cell, styles.bare, stack && card.select)}>
              <Skeleton shape="block" width={16} height={16} />
            </td>
          )}
          {placed.map((each, at) => (
            <td
              key={each.column.id}
              className={classNames(
                cell,
                figureClasses(each.column),
                pinClasses(each.pin, each.edge),
                cardClasses(each, stack),
              )}
              style={insetStyle(each.pin, `var(${insetVar(at)})`)}
            >
              <Skeleton
                className={each.column.numeric ? styles.figure : undefined}
                width={`${40 + ((index * 3 + at * 7) % 5) * 12}%`}
              />
            </td>
          ))}
          {hasActions && <td className={classNames(cell, stack && card.actions)}>{''}</td>}
        </tr>
      ))}
    </tbody>
  );
}
