import type { RowOfRecord } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { Button, EmptyState, ErrorState, Skeleton, SkeletonGroup } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { ErrorText } from '../../../base/error-text';
type Stored = 'compliance_documents' | 'company_policies' | 'compliance_trainings';

interface StoredRowsProps<Name extends Stored> {
  of: Name;
  /** What stands there while there is none. */
  empty: string;
  /** What leads to the first one. */
  action: ReactNode;
  children: (rows: readonly RowOfRecord<Name>[]) => ReactNode;
}

/** Rows of the member's companies, with what is shown before, without and instead of them. */
export function StoredRows<Name extends Stored>({
  of: name,
  empty,
  action,
  children,
}: StoredRowsProps<Name>) {
  const intl = useIntl();
  const rows = useQuery(rowQueries.list(useApi(), name, { limit: 200 }));
  if (rows.data)
    return rows.data.rows.length > 0 ? (
      children(rows.data.rows as unknown as readonly RowOfRecord<Name>[])
    ) : (
      <EmptyState headingAs="h2" title={empty} action={action} />
    );
  if (rows.error)
    return (
      <ErrorState
        headingAs="h2"
        title={intl.formatMessage({ id: 'compliance.failed' })}
        description={<ErrorText error={rows.error} />}
        action={
          <Button onClick={() => void rows.refetch()}>
            {intl.formatMessage({ id: 'shell.action.retry' })}
          </Button>
        }
      />
    );
  return (
    <SkeletonGroup>
      <Skeleton shape="block" height={320} />
    </SkeletonGroup>
  );
}
