'use client';

import { useMemo, useState } from 'react';

import { IconButton } from '../../components/icon-button/icon-button.js';
import { Table, TableBody, TableHead } from '../../components/table/table.js';
import { TableCell } from '../../components/table/table-cell.js';
import { TableHeaderCell } from '../../components/table/table-header-cell.js';
import { TableRow } from '../../components/table/table-row.js';
import { ChevronLeftIcon, ChevronRightIcon } from '../../icons/index.js';
import { pagination } from '../../labels/en.js';
import { useUi } from '../../provider/ui-context.js';
import * as styles from './chart-frame.css.js';
import { useOverflowingRows } from './use-overflowing-rows.js';
import type { TableTwin } from './types.js';

/** Rows at a time: a page stays quick however many values there are. */
const pageSize = 100;

export interface ChartTableProps {
  label: string;
  table: () => TableTwin;
}

/** The same values as rows, all of them. */
export function ChartTable({ label, table }: ChartTableProps) {
  const labels = { ...pagination, ...useUi().labels.pagination };
  const [page, setPage] = useState(0);
  const twin = useMemo(() => table(), [table]);
  const { columns, rowCount } = twin;
  const pages = Math.ceil(rowCount / pageSize);
  const shown = Math.min(page, Math.max(0, pages - 1));
  const first = shown * pageSize;
  const count = Math.min(pageSize, rowCount - first);
  const { ref, scrollable } = useOverflowingRows(label);
  return (
    <div className={styles.table}>
      <div ref={ref} className={styles.rows} {...scrollable}>
        <Table label={label}>
          <TableHead>
            <TableRow>
              {columns.map((column, index) => (
                <TableHeaderCell key={index} numeric={column.numeric ?? false}>
                  {column.label}
                </TableHeaderCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {Array.from({ length: count }, (_, offset) => (
              <TableRow key={first + offset}>
                {twin.row(first + offset).map((text, index) => (
                  <TableCell
                    key={index}
                    header={index === 0}
                    numeric={columns[index]?.numeric ?? false}
                  >
                    {text}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </div>
      {pages > 1 ? (
        <div className={styles.pages}>
          <output>
            {labels.range({ first: first + 1, last: first + count, total: rowCount })}
          </output>
          <IconButton
            size="small"
            label={labels.previous}
            icon={<ChevronLeftIcon />}
            aria-disabled={shown === 0}
            onClick={() => setPage(Math.max(0, shown - 1))}
          />
          <IconButton
            size="small"
            label={labels.next}
            icon={<ChevronRightIcon />}
            aria-disabled={shown === pages - 1}
            onClick={() => setPage(Math.min(pages - 1, shown + 1))}
          />
        </div>
      ) : null}
    </div>
  );
}
