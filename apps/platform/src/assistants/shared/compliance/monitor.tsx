import { complianceDocumentStatuses, type ComplianceDocumentStatus } from '@constella/api-client';
import type { RowOfRecord } from '@constella/api-client/contract';
import { rowMutations, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, KanbanBoard, Text, useToast } from '@constella/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useErrorText } from '../../../base/error-text';
import { compliancePath } from './compliance-paths';
import { StoredDocument } from './stored-document';
import { StoredRows } from './stored-rows';
import { useRunsOf } from './use-runs-of';

/** Every control, policy and procedure by its status; moving one changes it. */
export function ComplianceMonitor() {
  const intl = useIntl();
  return (
    <StoredRows
      of="compliance_documents"
      empty={intl.formatMessage({ id: 'compliance.monitor.empty' })}
      action={
        <ButtonLink href={compliancePath}>
          {intl.formatMessage({ id: 'compliance.tab.risk' })}
        </ButtonLink>
      }
    >
      {(rows) => <StatusBoard rows={rows} />}
    </StoredRows>
  );
}

function StatusBoard({ rows }: { rows: readonly RowOfRecord<'compliance_documents'>[] }) {
  const intl = useIntl();
  const api = useApi();
  const errorText = useErrorText();
  const { toast } = useToast();
  const runOf = useRunsOf(
    'compliance-risk',
    rows.map(({ metadata }) => metadata),
  );
  const [read, setRead] = useState<number>();
  const shown = rows.find(({ id }) => id === read);
  const about = ({ documentType, version }: (typeof rows)[number]) =>
    intl.formatMessage(
      { id: 'compliance.monitor.card' },
      { type: intl.formatMessage({ id: `compliance.type.${documentType}` }), version },
    );
  const move = useMutation({
    ...rowMutations.update(api, useQueryClient(), 'compliance_documents'),
    onError: (error) => {
      toast({
        tone: 'destructive',
        title: intl.formatMessage({ id: 'compliance.monitor.failed' }),
        description: errorText(error),
      });
    },
  });
  return (
    <>
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
        onCardPress={({ row }) => setRead(row.id)}
        renderCard={({ row }) => (
          <Text size={12} tone="muted">
            {about(row)}
          </Text>
        )}
      />
      {shown && (
        <StoredDocument
          title={shown.title}
          about={about(shown)}
          content={shown.content}
          run={runOf(shown.metadata)}
          onClose={() => setRead(undefined)}
        />
      )}
    </>
  );
}
