import type { RowOfRecord } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { useQuery } from '@tanstack/react-query';

import { DocumentDialog } from './document-dialog';
import { trainingMarkdown } from './training-markdown';

interface TrainingDialogProps {
  training: RowOfRecord<'compliance_trainings'>;
  /** Whether it has a run no longer, or never had one. */
  run: 'none' | 'deleted';
  onClose: () => void;
}

/** A training no run can be opened for: all of it that is stored, to read. */
export function TrainingDialog({ training, run, onClose }: TrainingDialogProps) {
  const intl = useIntl();
  const asked = { where: { trainingId: training.id }, limit: 200 };
  const scenarios = useQuery(rowQueries.list(useApi(), 'training_scenarios', asked));
  return (
    <DocumentDialog
      title={training.title}
      about={intl.formatMessage({ id: 'compliance.trainings.run' }, { run })}
      content={
        scenarios.data &&
        trainingMarkdown(training, scenarios.data.rows, {
          assessment: intl.formatMessage({ id: 'compliance.trainings.assessment' }),
          right: (option) => intl.formatMessage({ id: 'compliance.trainings.right' }, { option }),
        })
      }
      failure={scenarios.error ?? undefined}
      onRetry={() => void scenarios.refetch()}
      onClose={onClose}
    />
  );
}
