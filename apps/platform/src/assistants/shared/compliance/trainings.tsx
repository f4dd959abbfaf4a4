import type { RowOfRecord } from '@constella/api-client/contract';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, Link, TableCell, TableRow } from '@constella/ui';
import { useState, type ReactNode } from 'react';

import { cellTitle } from '../../../base/lists/cell-title.css';
import { noValue } from '../../../base/lists/no-value';
import { trainingPath } from './compliance-paths';
import * as styles from './compliance.css';
import { StoredRows } from './stored-rows';
import { StoredTable } from './stored-table';
import { StoredTraining } from './stored-training';
import { useRunsOf, type StoringRun } from './use-runs-of';

/** The trainings of the member's companies; new ones are made by the training assistant. */
export function Trainings() {
  const intl = useIntl();
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
      {(rows) => <TrainingTable rows={rows} action={make('small')} />}
    </StoredRows>
  );
}

interface TrainingTableProps {
  rows: readonly RowOfRecord<'compliance_trainings'>[];
  action: ReactNode;
}

function TrainingTable({ rows, action }: TrainingTableProps) {
  const intl = useIntl();
  const runOf = useRunsOf(
    'training',
    rows.map(({ content }) => content),
  );
  const [read, setRead] = useState<number>();
  const shown = rows.find(({ id }) => id === read);
  const shownRun = shown && runOf(shown.content).is;
  const say = (id: 'title' | 'audience' | 'minutes' | 'status') =>
    intl.formatMessage({ id: `compliance.trainings.${id}` });
  return (
    <>
      <StoredTable
        title={intl.formatMessage({ id: 'compliance.trainings' })}
        action={action}
        heads={[
          { text: say('title') },
          { text: say('audience') },
          { text: say('minutes'), numeric: true },
          { text: say('status') },
        ]}
      >
        {rows.map((row) => (
          <TableRow key={row.id}>
            <TableCell header>
              <TrainingTitle
                title={row.title}
                run={runOf(row.content)}
                onRead={() => setRead(row.id)}
              />
            </TableCell>
            <TableCell stack="line">{row.targetAudience ?? noValue}</TableCell>
            <TableCell numeric stackLabel={say('minutes')}>
              {row.duration === null ? noValue : intl.formatNumber(row.duration)}
            </TableCell>
            <TableCell>
              {intl.formatMessage({ id: 'compliance.trainingStatus' }, { status: row.status })}
            </TableCell>
          </TableRow>
        ))}
      </StoredTable>
      {shown && shownRun && shownRun !== 'there' && (
        <StoredTraining training={shown} run={shownRun} onClose={() => setRead(undefined)} />
      )}
    </>
  );
}

interface TrainingTitleProps {
  title: string;
  run: StoringRun;
  onRead: () => void;
}

/** Opens the training where it is played and changed, in its run; without one, what is stored. */
function TrainingTitle({ title, run, onRead }: TrainingTitleProps) {
  return run.is === 'there' ? (
    <Link tone="strong" className={styles.titleLink} href={run.href}>
      <bdi>{title}</bdi>
    </Link>
  ) : (
    <Button variant="quiet" className={cellTitle} onClick={onRead}>
      <bdi>{title}</bdi>
    </Button>
  );
}
