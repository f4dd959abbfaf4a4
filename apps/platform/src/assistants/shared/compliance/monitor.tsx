import { complianceDocumentStatuses, type ComplianceDocumentStatus } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, KanbanBoard, Text } from '@constella/ui';

import { RecordScreen } from '../../../records/record-screen';
import { recordSection } from '../../../records/record-source';
import type { BoardProps } from '../../../records/section';
import { compliancePath } from './compliance-paths';
import { DocumentDialog } from './document-dialog';
import { useRowChange } from './use-row-change';
import { useRunsOf } from './use-runs-of';

type Document = RowOfRecord<'compliance_documents'>;

const documents = recordSection('compliance_documents', {
  texts: {
    title: 'compliance.monitor',
    empty: 'compliance.monitor.empty',
    failed: 'compliance.failed',
  },
  sort: 'createdAt',
  pageSize: 200,
  columns: [
    { field: 'title', label: 'compliance.policies.title', sort: true, width: 280 },
    {
      field: 'documentType',
      label: 'compliance.monitor.type',
      words: (type) => `compliance.type.${type}`,
      filter: true,
    },
    { field: 'version', label: 'compliance.policies.version' },
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
      words: (status) => `compliance.status.${status}`,
      filter: true,
      stack: 'end',
    },
  ],
  Detail: DocumentDetail,
  Tools: AssessRisks,
  board: { View: StatusBoard, first: true, without: ['status'] },
});

/** Every control, policy and procedure by its status; moving one changes it. */
export const ComplianceMonitor = () => <RecordScreen section={documents} />;

function AssessRisks() {
  return (
    <ButtonLink href={compliancePath}>
      {useIntl().formatMessage({ id: 'compliance.tab.risk' })}
    </ButtonLink>
  );
}

/** The type and version of a document, in words. */
function useAbout() {
  const intl = useIntl();
  return ({ documentType, version }: Document) =>
    intl.formatMessage(
      { id: 'compliance.monitor.card' },
      { type: intl.formatMessage({ id: `compliance.type.${documentType}` }), version },
    );
}

function DocumentDetail({ row, onClose }: { row: Document; onClose: () => void }) {
  const { title, content, metadata } = row;
  const about = useAbout()(row);
  const runOf = useRunsOf('compliance-risk', [metadata]);
  return <DocumentDialog {...{ title, about, content, onClose }} run={runOf(metadata)} />;
}

function StatusBoard({ rows, onOpen }: BoardProps<Document>) {
  const intl = useIntl();
  const about = useAbout();
  const move = useRowChange('compliance_documents');
  return (
    <KanbanBoard
      label={intl.formatMessage({ id: 'compliance.monitor' })}
      headingAs="h2"
      columns={complianceDocumentStatuses.map((id) => ({
        id,
        title: intl.formatMessage({ id: `compliance.status.${id}` }),
      }))}
      cards={rows.map((row) => ({
        id: String(row.id),
        column: row.status,
        title: row.title,
        row,
      }))}
      onMove={({ card, to }) => {
        const row = rows.find(({ id }) => String(id) === card);
        if (row && row.status !== to.column)
          move.mutate({
            id: row.id,
            revision: row.revision,
            changes: { status: to.column as ComplianceDocumentStatus },
          });
      }}
      onCardPress={({ row }) => onOpen(row)}
      renderCard={({ row }) => (
        <Text size={12} tone="muted">
          {about(row)}
        </Text>
      )}
    />
  );
}
