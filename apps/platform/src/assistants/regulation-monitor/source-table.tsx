import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Panel,
  StatusDot,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';

import type { Monitored } from './monitored';

/** The sources as they were when the regulations were fetched. */
export function SourceTable({ publishers }: Pick<Monitored, 'publishers'>) {
  const intl = useIntl();
  const { number } = useFormats();
  const say = (id: 'sources' | 'source' | 'jurisdiction' | 'reliability' | 'found') =>
    intl.formatMessage({ id: `regulation.${id}` });
  const status = intl.formatMessage({ id: 'regulation.field.statuses' });
  return (
    <Panel
      titleAs="h3"
      title={say('sources')}
      padding="none"
      // The table has the name: two regions of one name cannot be told apart.
      aria-labelledby={undefined}
    >
      <Table label={say('sources')} stack>
        <TableHead>
          <TableRow>
            <TableHeaderCell>{say('source')}</TableHeaderCell>
            <TableHeaderCell>{say('jurisdiction')}</TableHeaderCell>
            <TableHeaderCell numeric>{say('reliability')}</TableHeaderCell>
            <TableHeaderCell numeric>{say('found')}</TableHeaderCell>
            <TableHeaderCell>{status}</TableHeaderCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {publishers.map(({ id, name, jurisdiction, reliability, items, enabled }) => (
            <TableRow key={id}>
              <TableCell header>
                <bdi>{name}</bdi>
              </TableCell>
              <TableCell>{jurisdiction}</TableCell>
              <TableCell numeric stackLabel={say('reliability')}>
                {number(reliability, { style: 'percent' })}
              </TableCell>
              <TableCell numeric stackLabel={say('found')}>
                {number(items)}
              </TableCell>
              <TableCell stack="end">
                <StatusDot
                  status={enabled ? 'idle' : 'offline'}
                  label={intl.formatMessage({ id: enabled ? 'regulation.in' : 'regulation.out' })}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Panel>
  );
}
