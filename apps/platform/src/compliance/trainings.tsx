import { useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  Panel,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeaderCell,
  TableRow,
} from '@constella/ui';

import { noValue } from '../lists/no-value';
import { trainingPath } from './compliance-places';
import { StoredRows } from './stored-rows';

/** The trainings of the member's companies; new ones are made by the training assistant. */
export function Trainings() {
  const intl = useIntl();
  const say = (id: 'title' | 'audience' | 'minutes' | 'status') =>
    intl.formatMessage({ id: `compliance.trainings.${id}` });
  const make = (size: 'small' | 'medium') => (
    <ButtonLink size={size} href={`${trainingPath}/new`}>
      {intl.formatMessage({ id: 'compliance.trainings.make' })}
    </ButtonLink>
  );
  return (
    <StoredRows
      of="compliance_trainings"
      empty={intl.formatMessage({ id: 'compliance.trainings.empty' })}
      action={make('medium')}
    >
      {(rows) => (
        <Panel
          title={intl.formatMessage({ id: 'compliance.trainings' })}
          // The table has the name: two regions of one name cannot be told apart.
          aria-labelledby={undefined}
          padding="none"
          actions={make('small')}
        >
          <Table label={intl.formatMessage({ id: 'compliance.trainings' })} stack>
            <TableHead>
              <TableRow>
                <TableHeaderCell>{say('title')}</TableHeaderCell>
                <TableHeaderCell>{say('audience')}</TableHeaderCell>
                <TableHeaderCell numeric>{say('minutes')}</TableHeaderCell>
                <TableHeaderCell>{say('status')}</TableHeaderCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map((row) => (
                <TableRow key={row.id}>
                  <TableCell header>
                    <bdi>{row.title}</bdi>
                  </TableCell>
                  <TableCell stack="line">{row.targetAudience ?? noValue}</TableCell>
                  <TableCell numeric stackLabel={say('minutes')}>
                    {row.duration === null ? noValue : intl.formatNumber(row.duration)}
                  </TableCell>
                  <TableCell>
                    {intl.formatMessage(
                      { id: 'compliance.trainingStatus' },
                      { status: row.status },
                    )}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Panel>
      )}
    </StoredRows>
  );
}
