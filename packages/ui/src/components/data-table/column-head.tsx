'use client';

import { classNames } from '../private/class-names.js';
import {
  ChevronDownIcon,
  ChevronsUpDownIcon,
  ChevronUpIcon,
  FilterIcon,
} from '../../icons/index.js';
import { useUi } from '../../provider/ui-context.js';
import * as table from '../table/table.css.js';
import { canSort } from './column.js';
import type { PlacedColumn } from './column-layout.js';
import { hasColumnMenu } from './column-menu.js';
import * as card from './card.css.js';
import * as styles from './data-table.css.js';
import * as print from './print.css.js';
import { roles, useHead } from './data-table-context.js';
import { insetStyle, insetVar, pinClasses } from './data-table-row.js';
import { ResizeHandle } from './resize-handle.js';

const arrows = {
  ascending: ChevronUpIcon,
  descending: ChevronDownIcon,
  none: ChevronsUpDownIcon,
} as const;

interface ColumnHeadProps<Row> {
  placed: PlacedColumn<Row>;
  index: number;
  /** Where a dragged column would land beside this one. */
  drop: 'before' | 'after' | undefined;
  dragged: boolean;
}

/** Head of a column: its name, which sorts, its menu and the edge that changes its width. */
export function ColumnHead<Row>({
  placed: { column, pin, edge },
  index,
  drop,
  dragged,
}: ColumnHeadProps<Row>) {
  const { locale } = useUi();
  const head = useHead<Row>();
  const { id, header, numeric } = column;
  const order = head.sorting.findIndex((sort) => sort.id === id);
  const direction = head.sorting[order]?.direction ?? 'none';
  const Arrow = arrows[direction];
  const sortable = canSort(column);
  const label = <span className={classNames(styles.headLabel, print.words)}>{header}</span>;
  return (
    <th
      {...roles.head}
      aria-label={header}
      aria-sort={sortable ? direction : undefined}
      data-cell=""
      data-column={id}
      data-pin={pin}
      tabIndex={-1}
      className={classNames(
        table.headerCell,
        numeric && table.numeric,
        styles.headCell,
        numeric && styles.headNumeric,
        pinClasses(pin, edge),
        head.stack && card.headCell,
        print.cell,
        dragged && styles.dragged,
        drop === 'before' && styles.dropBefore,
        drop === 'after' && styles.dropAfter,
      )}
      style={insetStyle(pin, `var(${insetVar(index)})`)}
    >
      {sortable ? (
        <button
          type="button"
          data-sort=""
          data-sorted={direction === 'none' ? undefined : ''}
          className={classNames(table.sort, styles.sortButton)}
          onClick={(event) => head.sortBy(id, event.shiftKey)}
        >
          {label}
          {head.sorting.length > 1 && order >= 0 && (
            <span className={styles.sortOrder}>
              {new Intl.NumberFormat(locale).format(order + 1)}
            </span>
          )}
          <Arrow
            size={12}
            className={classNames(table.arrow, direction === 'none' && print.away)}
          />
        </button>
      ) : (
        label
      )}
      {head.filtered.has(id) && <FilterIcon size={12} className={styles.filtered} />}
      {hasColumnMenu(column) && (
        <button
          type="button"
          aria-label={head.labels.columnMenu({ column: header })}
          aria-haspopup="menu"
          aria-expanded={head.menuOf === id}
          data-menu=""
          className={classNames(styles.menuButton, print.away)}
          onClick={(event) => head.openMenu(id, event.currentTarget)}
        >
          <ChevronDownIcon size={14} />
        </button>
      )}
      {column.resizable !== false && <ResizeHandle column={column} />}
    </th>
  );
}
