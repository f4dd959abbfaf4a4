'use client';

import { type ComponentProps, use } from 'react';

import { classNames } from '../private/class-names.js';
import { ChevronDownIcon, ChevronsUpDownIcon, ChevronUpIcon } from '../../icons/index.js';
import * as stackStyles from './stack.css.js';
import * as styles from './table.css.js';
import { TableContext } from './table-context.js';

export const tableSorts = ['ascending', 'descending', 'none'] as const;
export type TableSort = (typeof tableSorts)[number];

const arrows = {
  ascending: ChevronUpIcon,
  descending: ChevronDownIcon,
  none: ChevronsUpDownIcon,
} as const;

export interface TableHeaderCellProps extends Omit<ComponentProps<'th'>, 'aria-sort'> {
  /** How this column is sorted now; `none` for one that could be. */
  sort?: (typeof tableSorts)[number];
  /** Called when somebody asks for this column's order; the caller changes `sort`. */
  onSort?: () => void;
  /** The column holds numbers. @default false */
  numeric?: boolean;
}

/** Head of a column, with a sort button when there is `onSort`. */
export function TableHeaderCell({
  sort,
  onSort,
  numeric = false,
  className,
  children,
  ...props
}: TableHeaderCellProps) {
  const { stack } = use(TableContext);
  const order = sort ?? 'none';
  const Arrow = arrows[order];
  return (
    <th
      scope="col"
      {...(stack && { role: 'columnheader' })}
      aria-sort={sort ?? (onSort ? 'none' : undefined)}
      {...props}
      className={classNames(
        styles.headerCell,
        numeric && styles.numeric,
        stack && stackStyles.headerCell,
        className,
      )}
    >
      {onSort === undefined ? (
        children
      ) : (
        <button
          type="button"
          className={styles.sort}
          data-sorted={order === 'none' ? undefined : ''}
          onClick={onSort}
        >
          {children}
          <Arrow size={12} className={styles.arrow} />
        </button>
      )}
    </th>
  );
}
