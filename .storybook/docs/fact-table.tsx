import {
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  type TableProps,
  TableRow,
} from '@constella/ui';
import type { ReactNode } from 'react';

interface FactTableProps extends Pick<TableProps, 'label' | 'lines'> {
  heads: readonly string[];
  /** The first cell names its row; `key` is unique. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[];
  /** All columns but the first are figures. @default false */
  figures?: boolean;
}

/** The table of every page of documentation. */
export const FactTable = ({ heads, rows, figures = false, ...props }: FactTableProps) => (
  <Panel padding="none">
    <Table {...props}>
      <TableHead>
        <TableRow>
          {heads.map((head, at) => (
            <TableHeaderCell key={head} numeric={figures && at > 0}>
              {head}
            </TableHeaderCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map(({ key, cells }) => (
          <TableRow key={key}>
            {cells.map((cell, at) => (
              <TableCell key={heads[at]} header={at === 0} numeric={figures && at > 0}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Panel>
);
