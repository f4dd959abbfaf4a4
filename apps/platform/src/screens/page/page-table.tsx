import type { Nodes, PhrasingContent, Table } from 'mdast';
import type { ReactNode } from 'react';

const textOf = (nodes: readonly PhrasingContent[]): string =>
  nodes
    .map((node) => ('value' in node ? node.value : 'children' in node ? textOf(node.children) : ''))
    .join('');

/** Written out: browsers drop the implied roles when rows are drawn as blocks. */
const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  rowHeader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/**
 * A table whose first column names the rows. On a narrow page its cells stand below each other, each
 * under the name of its column.
 */
export function PageTable({
  table,
  draw,
}: {
  table: Table;
  draw: (nodes: readonly Nodes[]) => ReactNode;
}) {
  const [head, ...rows] = table.children;
  const columns = head?.children ?? [];
  return (
    <table {...roles.table}>
      <thead {...roles.group}>
        <tr {...roles.row}>
          {columns.map((cell) => (
            <th key={textOf(cell.children)} {...roles.columnHeader} scope="col">
              {draw(cell.children)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.group}>
        {rows.map(({ children: [name, ...cells] }) => (
          <tr key={textOf(name?.children ?? [])} {...roles.row}>
            <th {...roles.rowHeader} scope="row">
              {draw(name?.children ?? [])}
            </th>
            {cells.map((cell, at) => {
              const column = textOf(columns[at + 1]?.children ?? []);
              return (
                <td key={column} {...roles.cell} data-column={column}>
                  {draw(cell.children)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
