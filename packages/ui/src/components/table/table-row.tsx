'use client';

import { type ComponentProps, use } from 'react';

import { classNames } from '../private/class-names.js';
import * as stackStyles from './stack.css.js';
import * as styles from './table.css.js';
import { TableContext, TableHeadContext } from './table-context.js';

const bodyRowAsCard = classNames(stackStyles.bodyRow, stackStyles.indent);

export interface TableRowProps extends ComponentProps<'tr'> {
  /**
   * Tints the row. What says it to everybody is the checkbox in the row, or `aria-current` when it
   * is the one shown beside the table.
   * @default false
   */
  selected?: boolean;
}

/** A row of `TableHeaderCell`s in the head, of `TableCell`s in the body. */
export function TableRow({ selected = false, className, ...props }: TableRowProps) {
  const { stack } = use(TableContext);
  const inHead = use(TableHeadContext);
  const asCard = stack && (inHead ? stackStyles.headRow : bodyRowAsCard);
  return (
    <tr
      role={stack ? 'row' : undefined}
      data-selected={selected ? '' : undefined}
      {...props}
      className={classNames(!inHead && styles.row, asCard, className)}
    />
  );
}
