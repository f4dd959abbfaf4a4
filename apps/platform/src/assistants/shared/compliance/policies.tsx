import { documentStatuses, type DocumentStatus } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Select } from '@constella/ui';

import { RecordScreen } from '../../../records/record-screen';
import { recordSection } from '../../../records/record-source';
import { policiesPath } from './compliance-paths';
import * as styles from './compliance.css';
import { PolicyDialog } from './policy-dialog';
import { useRowChange } from './use-row-change';

type Policy = RowOfRecord<'company_policies'>;

const policies = recordSection('company_policies', {
  texts: {
    title: 'compliance.policies',
    empty: 'compliance.policies.empty',
    failed: 'compliance.failed',
  },
  sort: 'createdAt',
  lines: 2,
  columns: [
    { field: 'title', label: 'compliance.policies.title', sort: true, width: 280 },
    { field: 'version', label: 'compliance.policies.version', kind: 'number' },
    {
      field: 'createdAt',
      label: 'compliance.policies.created',
      kind: 'date',
      sort: 'descending',
      stack: 'line',
    },
    {
      field: 'status',
      label: 'compliance.policies.status',
      words: (status) => `compliance.policyStatus.${status}`,
      filter: true,
      Cell: PolicyStatus,
      stack: 'line',
    },
  ],
  Detail: PolicyDialog,
  Tools: WritePolicy,
});

/** The policies of the member's companies, with versions and status. */
export const Policies = () => <RecordScreen section={policies} />;

function WritePolicy() {
  const intl = useIntl();
  return (
    <ButtonLink href={`${policiesPath}/new`}>
      {intl.formatMessage({ id: 'compliance.policies.write' })}
    </ButtonLink>
  );
}

/** The status of a policy, to be changed where it stands. */
function PolicyStatus({ row: { id, revision, title, version, status } }: { row: Policy }) {
  const intl = useIntl();
  const change = useRowChange('company_policies');
  return (
    <Select
      className={styles.status}
      label={intl.formatMessage({ id: 'compliance.policies.statusOf' }, { title, version })}
      labelHidden
      size="small"
      options={documentStatuses.map((value) => ({
        value,
        label: intl.formatMessage({ id: `compliance.policyStatus.${value}` }),
      }))}
      value={status}
      onValueChange={(next) =>
        change.mutate({ id, revision, changes: { status: next as DocumentStatus } })
      }
    />
  );
}
