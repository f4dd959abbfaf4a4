'use client';

import { type ComponentProps, use } from 'react';

import { classNames } from '../private/class-names.js';
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

type Place = NonNullable<TableCellProps['stack']>;

const cardStyles = (place: Place, lines: 1 | 2, labelled: boolean) =>
  classNames(
    stackStyles.place[place],
    place === 'title' && stackStyles.outdented,
    place === 'select' && stackStyles.selectLines[lines],
    labelled && stackStyles.labelled,
  );

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
  const look = classNames(
    styles.bodyCell,
    styles.lines[lines],
    numeric && styles.numeric,
    place === 'select' && styles.select,
    stack && cardStyles(place, lines, stackLabel !== undefined),
    className,
  );
  // Rows drawn as cards are none to a browser, unless the roles are written out.
  return header ? (
    <th
      scope="row"
      role={stack ? 'rowheader' : undefined}
      data-label={stackLabel}
      {...props}
      className={look}
    />
  ) : (
    <td role={stack ? 'cell' : undefined} data-label={stackLabel} {...props} className={look} />
  );
}
