import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink } from '@constella/ui';
import type { ReactNode } from 'react';

import { RowName, usePageRows } from '../../../records/cells';
import { RecordScreen } from '../../../records/record-screen';
import { recordSection } from '../../../records/record-source';
import { trainingPath } from './compliance-paths';
import { TrainingDialog } from './training-dialog';
import { useRunsOf } from './use-runs-of';

type Training = RowOfRecord<'compliance_trainings'>;

const trainings = recordSection('compliance_trainings', {
  texts: {
    title: 'compliance.trainings',
    empty: 'compliance.trainings.empty',
    failed: 'compliance.failed',
  },
  sort: 'createdAt',
  columns: [
    {
      field: 'title',
      label: 'compliance.trainings.title',
      sort: true,
      Cell: TrainingName,
      width: 280,
    },
    { field: 'targetAudience', label: 'compliance.trainings.audience', stack: 'line' },
    { field: 'duration', label: 'compliance.trainings.minutes', sort: true },
    {
      field: 'status',
      label: 'compliance.trainings.status',
      words: () => 'compliance.trainingStatus',
      filter: true,
    },
  ],
  Detail: TrainingDetail,
  Tools: MakeTraining,
});

/** The trainings of the member's companies; new ones are made by the training assistant. */
export const Trainings = () => <RecordScreen section={trainings} />;

function MakeTraining() {
  const intl = useIntl();
  return (
    <ButtonLink href={`${trainingPath}/new`}>
      {intl.formatMessage({ id: 'compliance.trainings.make' })}
    </ButtonLink>
  );
}

const useTrainingRuns = (rows: readonly Training[]) =>
  useRunsOf(
    'training',
    rows.map(({ content }) => content),
  );

/** Opens the training where it is played and changed, in its run; without one, what is stored. */
function TrainingName({ row, name }: { row: Training; name: ReactNode }) {
  const run = useTrainingRuns(usePageRows<Training>())(row.content);
  return run.is === 'there' ? <RowName href={run.href}>{row.title}</RowName> : name;
}

function TrainingDetail({ row, onClose }: { row: Training; onClose: () => void }) {
  const run = useTrainingRuns([row])(row.content);
  return run.is === 'there' ? null : (
    <TrainingDialog training={row} run={run.is} onClose={onClose} />
  );
}
