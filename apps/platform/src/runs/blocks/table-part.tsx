import { useIntl } from '@constella/i18n/react';
import {
  Badge,
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
  Text,
} from '@constella/ui';

import { CitedText } from '../citation';
import { cellText } from '../export/cell-text';
import type { TableBlock } from './block';
import type { Any } from './block-base';
import { cellOf } from './block-document';
import type { DrawnProps } from './drawn';

/** A table, to be read; without a row there is none. */
export function TablePart({ block, result }: DrawnProps<TableBlock<string, Any, Any>>) {
  const intl = useIntl();
  const { level = 2, note } = block;
  const heading = intl.formatMessage({ id: block.heading });
  const columns = block.columns.filter(({ only }) => only !== 'file');
  const rows: readonly Any[] = result[block.of];
  if (rows.length === 0) return null;
  return (
    <Panel
      titleAs={`h${level}`}
      title={heading}
      padding="none"
      // The table has the name: two regions of one name cannot be told apart.
      aria-labelledby={undefined}
      footer={note && intl.formatMessage({ id: note })}
    >
      <Table label={heading} lines={block.lines} stack>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableHeaderCell key={column.heading} numeric={column.numeric}>
                {intl.formatMessage({ id: column.heading })}
              </TableHeaderCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, at) => (
            <TableRow key={row.id ?? at}>
              {columns.map((column, place) => {
                const { View, as, of = '', numeric, stack } = column;
                const cell = View ? '' : cellOf(column, row, result, intl);
                return (
                  <TableCell
                    key={column.heading}
                    header={place === 0}
                    numeric={numeric}
                    stack={stack}
                    stackLabel={
                      numeric && !stack && !View
                        ? intl.formatMessage({ id: column.heading })
                        : undefined
                    }
                  >
                    {View ? (
                      <View row={row} result={result} at={at} />
                    ) : as === 'mark' ? (
                      row[of] && <Badge tone="accent">{cellText(cell, intl)}</Badge>
                    ) : numeric && typeof cell === 'string' ? (
                      <Text as="span" size={13} tone="muted">
                        {cell}
                      </Text>
                    ) : (
                      <bdi>
                        <CitedText text={cellText(cell, intl)} />
                      </bdi>
                    )}
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
