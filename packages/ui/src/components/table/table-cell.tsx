'use client';

import { type ComponentProps, use } from 'react';

import { classNames } from '../../class-names.js';
import * as stackStyles from './stack.css.js';
import * as styles from './table.css.js';
import { TableContext } from './table-context.js';

/** Where a cell goes when its row is a card. */
export const tableStackPlaces = ['title', 'end', 'figure', 'line', 'select', 'hidden'] as const;

export interface TableCellProps extends ComponentProps<'td'> {
  /** A number: tabular figures at the end side. @default false */
  numeric?: boolean;
  /** Names the row: a row header instead of a cell. @default false */
  header?: boolean;
  /**
   * Place in the card of a stacked table: `title` and `end` share the first line, `figure`s the
   * second, a `line` has one of its own, `select` is the checkbox before all.
   * @default 'title' for a header, else 'figure'
   */
  stack?: (typeof tableStackPlaces)[number];
  /** The short word after a figure in a card, where the head is not seen. */
  stackLabel?: string;
}

/** One value of a row. */
export function TableCell({
  numeric = false,
  header = false,
  stack: place = header ? 'title' : 'figure',
  stackLabel,
  className,
  ...props
}: TableCellProps) {
  const { lines, stack } = use(TableContext);
  // Rows drawn as cards are none to a browser, unless the roles are written out.
  const shared = {
    'data-label': stackLabel,
    ...props,
    className: classNames(
      styles.bodyCell,
      styles.lines[lines],
      numeric && styles.numeric,
      place === 'select' && styles.select,
      stack && stackStyles.place[place],
      stack && place === 'title' && stackStyles.outdented,
      stack && place === 'select' && stackStyles.selectLines[lines],
      stack && stackLabel !== undefined && stackStyles.labelled,
      className,
    ),
  };
  return header ? (
    <th scope="row" {...(stack && { role: 'rowheader' })} {...shared} />
  ) : (
    <td {...(stack && { role: 'cell' })} {...shared} />
  );
}
