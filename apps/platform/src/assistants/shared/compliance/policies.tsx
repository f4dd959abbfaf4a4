import { documentStatuses, type DocumentStatus } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { rowMutations, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, Select, TableCell, TableRow, useToast } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';

import { useErrorText } from '../../../base/error-text';
import { cellTitle } from '../../../base/lists/cell-title.css';
import { policiesPath } from './compliance-paths';
import * as styles from './compliance.css';
import { StoredPolicy } from './stored-policy';
import { StoredRows } from './stored-rows';
import { StoredTable } from './stored-table';

/** The policies of the member's companies, with versions and status. */
export function Policies() {
  const intl = useIntl();
  const write = (size: 'small' | 'medium') => (
    <ButtonLink size={size} href={`${policiesPath}/new`}>
      {intl.formatMessage({ id: 'compliance.policies.write' })}
    </ButtonLink>
  );
  return (
    <StoredRows
      of="company_policies"
      empty={intl.formatMessage({ id: 'compliance.policies.empty' })}
      action={write('medium')}
    >
      {(rows) => <PolicyTable rows={rows} action={write('small')} />}
    </StoredRows>
  );
}

interface PolicyTableProps {
  rows: readonly RowOfRecord<'company_policies'>[];
  action: ReactNode;
}

function PolicyTable({ rows, action }: PolicyTableProps) {
  const intl = useIntl();
  const { date } = useFormats();
  const errorText = useErrorText();
  const { toast } = useToast();
  const [read, setRead] = useState<number>();
  const shown = rows.find(({ id }) => id === read);
  const change = useMutation({
    ...rowMutations.update(useApi(), useQueryClient(), 'company_policies'),
    onError: (error) => {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'compliance.monitor.failed' }),
        description: errorText(error),
      });
    },
  });
  const say = (id: 'title' | 'version' | 'status' | 'created') =>
    intl.formatMessage({ id: `compliance.policies.${id}` });
  const options = documentStatuses.map((value) => ({
    value,
    label: intl.formatMessage({ id: `compliance.policyStatus.${value}` }),
  }));
  return (
    <>
      <StoredTable
        title={intl.formatMessage({ id: 'compliance.policies' })}
        action={action}
        heads={[
          { text: say('title') },
          { text: say('version'), numeric: true },
          { text: say('created'), numeric: true },
          { text: say('status') },
        ]}
      >
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell header>
              <Button variant="quiet" className={cellTitle} onClick={() => setRead(row.id)}>
                <bdi>{row.title}</bdi>
              </Button>
            </TableCell>
            <TableCell numeric stackLabel={say('version')}>
              {row.version}
            </TableCell>
            <TableCell numeric>{date(row.createdAt)}</TableCell>
            <TableCell stack="line">
              <Select
                className={styles.status}
                label={intl.formatMessage(
                  { id: 'compliance.policies.statusOf' },
                  { title: row.title, version: row.version },
                )}
                labelHidden
                size="small"
                options={options}
                value={row.status}
                onValueChange={(status) =>
                  change.mutate({
                    id: row.id,
                    revision: row.revision,
                    changes: { status: status as DocumentStatus },
                  })
                }
              />
            </TableCell>
          </TableRow>
        ))}
      </StoredTable>
      {shown && <StoredPolicy policy={shown} onClose={() => setRead(undefined)} />}
    </>
  );
}
