import { Panel, Table, TableBody, TableHead, TableHeaderCell, TableRow } from '@constella/ui';
import type { ReactNode } from 'react';

interface StoredTableProps {
  title: string;
  /** Makes another row. */
  action: ReactNode;
  heads: readonly { text: string; numeric?: boolean }[];
  /** The rows. */
  children: ReactNode;
}

/** Stored rows as a table in a panel. */
export function StoredTable({ title, action, heads, children }: StoredTableProps) {
  return (
    <Panel
      title={title}
      // The table has the name: two regions of one name cannot be told apart.
      aria-labelledby={undefined}
      padding="none"
      actions={action}
    >
      <Table label={title} stack>
        <TableHead>
          <TableRow>
            {heads.map(({ text, numeric }) => (
              <TableHeaderCell key={text} numeric={numeric}>
                {text}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>{children}</TableBody>
      </Table>
    </Panel>
  );
}
