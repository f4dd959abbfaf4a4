'use client';

import { type Ref, useLayoutEffect, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { Checkbox } from '../checkbox/checkbox.js';
import { VisuallyHidden } from '../layout/visually-hidden.js';
import * as table from '../table/table.css.js';
import { ColumnHead } from './column-head.js';
import * as card from './card.css.js';
import * as styles from './data-table.css.js';
import * as print from './print.css.js';
import { roles, useHead } from './data-table-context.js';
import { insetStyle, ownPin } from './data-table-row.js';
import type { SelectionExtent } from './selection.js';
import { settleStops } from './stops.js';
import { useColumnDrag } from './use-column-drag.js';

interface DataTableHeadProps {
  /** The row group, to be measured. */
  ref: Ref<HTMLTableSectionElement>;
  /** Index of the cell that Tab reaches, -1 when it is in a row of data. */
  active: number;
  /** How much is selected; undefined without selection. */
  extent: SelectionExtent | undefined;
  onSelectAll: (on: boolean) => void;
  hasActions: boolean;
  /** More rows are on their way. */
  busy: boolean;
}

/** The row of column heads, always in view. */
export function DataTableHead({
  ref,
  active,
  extent,
  onSelectAll,
  hasActions,
  busy,
}: DataTableHeadProps) {
  const { placed, labels, stack } = useHead();
  const row = useRef<HTMLTableRowElement>(null);
  useLayoutEffect(() => {
    if (row.current) settleStops(row.current, active);
  });
  const { drag, onPointerDown } = useColumnDrag();
  const ownCell = classNames(
    table.headerCell,
    styles.headCell,
    styles.bare,
    styles.middle,
    stack && card.headCell,
  );
  return (
    <thead ref={ref} {...roles.group} className={classNames(styles.head, print.head)}>
      <tr
        ref={row}
        {...roles.row}
        aria-rowindex={1}
        data-place={-1}
        className={classNames(styles.headRow, stack && card.headRow, print.row)}
        onPointerDown={onPointerDown}
      >
        {extent !== undefined && (
          <th
            {...roles.head}
            data-cell=""
            tabIndex={-1}
            aria-label={labels.selectAll}
            className={classNames(ownCell, ownPin(placed, 'start'), stack && card.headSelect)}
            style={insetStyle('start', '0px')}
          >
            <Checkbox
              label={labels.selectAll}
              labelHidden
              checked={extent === 'some' ? 'indeterminate' : extent === 'all'}
              onCheckedChange={onSelectAll}
            />
          </th>
        )}
        {placed.map((each, index) => (
          <ColumnHead
            key={each.column.id}
            placed={each}
            index={index}
            drop={drag?.target === each.column.id ? drag.side : undefined}
            dragged={drag?.id === each.column.id}
          />
        ))}
        {hasActions && (
          <th
            {...roles.head}
            data-cell=""
            tabIndex={-1}
            className={classNames(ownCell, ownPin(placed, 'end'))}
            style={insetStyle('end', '0px')}
          >
            <VisuallyHidden>{labels.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
      {busy && (
        <tr aria-hidden="true" className={styles.progress}>
          <td>{''}</td>
        </tr>
      )}
    </thead>
  );
}
