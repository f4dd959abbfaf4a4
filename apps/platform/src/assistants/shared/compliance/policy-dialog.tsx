import type { RowOfRecord } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useQuery } from '@tanstack/react-query';

import { DocumentDialog } from './document-dialog';
import { useRunsOf } from './use-runs-of';

interface PolicyDialogProps {
  row: RowOfRecord<'company_policies'>;
  onClose: () => void;
}

/** The text of a policy. A run stores it as a document, too, which knows the run. */
export function PolicyDialog({ row, onClose }: PolicyDialogProps) {
  const intl = useIntl();
  const { companyId, title, version, content } = row;
  const asked = { where: { companyId, title, version, documentType: 'policy' } } as const;
  const documents = useQuery(rowQueries.list(useApi(), 'compliance_documents', asked)).data?.rows;
  const metadata = documents?.find((one) => one.content === content)?.metadata ?? {};
  const runOf = useRunsOf('compliance-policy', [metadata]);
  return (
    <DocumentDialog
      title={title}
      about={intl.formatMessage(
        { id: 'compliance.monitor.card' },
        { type: intl.formatMessage({ id: 'compliance.type.policy' }), version },
      )}
      content={content}
      run={runOf(metadata)}
      onClose={onClose}
    />
  );
}
