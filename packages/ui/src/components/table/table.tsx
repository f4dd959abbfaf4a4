'use client';

import { type ComponentProps, useMemo, useRef } from 'react';

import { classNames } from '../private/class-names.js';
import { isUnnamed, warnOnce } from '../private/warn-once.js';
import * as stackStyles from './stack.css.js';
import * as styles from './table.css.js';
import { TableContext, TableHeadContext } from './table-context.js';
import { useOverflow } from '../private/use-overflow.js';

export const tableLines = [1, 2] as const;

export interface TableProps extends ComponentProps<'table'> {
  /** Name of the table, and of the group it scrolls in when it is too wide. */
  label: string;
  /** Lines of text in a row: 36 or 52 px. @default 1 */
  lines?: (typeof tableLines)[number];
  /**
   * Under 700 px rows become cards of two lines. Cells say where they go with `stack`.
   * @default false
   */
  stack?: boolean;
}

/**
 * Rows and columns, in a group that scrolls sideways when the place is too narrow and can then be
 * focused. Put it in a `Panel` with `padding="none"`.
 */
export function Table({
  label,
  lines = 1,
  stack = false,
  className,
  children,
  ...props
}: TableProps) {
  const frame = useRef<HTMLDivElement>(null);
  warnOnce(
    'Table',
    isUnnamed(label),
    'without a label a screen reader announces rows of nothing. Pass what the rows are as `label`.',
  );
  const overflows = useOverflow(frame);
  const context = useMemo(() => ({ lines, stack }), [lines, stack]);
  // What nobody can scroll would be one more stop on the way through the page; and it is no landmark,
  // of which a panel with the same title around it would make two of one name.
  const scrollable = overflows ? { role: 'group', 'aria-label': label, tabIndex: 0 } : {};
  return (
    <TableContext value={context}>
      <div ref={frame} className={styles.scroll} {...scrollable}>
        {/* Roles are written out: browsers drop the implied ones when rows are drawn as cards. */}
        <table
          {...(stack && roles.table)}
          aria-label={label}
          {...props}
          className={classNames(styles.table, stack && stackStyles.table, className)}
        >
          {children}
        </table>
      </div>
    </TableContext>
  );
}

const roles = { table: { role: 'table' }, group: { role: 'rowgroup' } } as const;

/** Holds the row of `TableHeaderCell`s. */
export function TableHead({ className, ...props }: ComponentProps<'thead'>) {
  return (
    <TableHeadContext value={true}>
      <TableContext.Consumer>
        {({ stack }) => (
          <thead
            {...(stack && roles.group)}
            {...props}
            className={classNames(stack && stackStyles.head, className)}
          />
        )}
      </TableContext.Consumer>
    </TableHeadContext>
  );
}

/** Holds the rows of data. */
export function TableBody({ className, ...props }: ComponentProps<'tbody'>) {
  return (
    <TableContext.Consumer>
      {({ stack }) => (
        <tbody
          {...(stack && roles.group)}
          {...props}
          className={classNames(stack && stackStyles.body, className)}
        />
      )}
    </TableContext.Consumer>
  );
}
