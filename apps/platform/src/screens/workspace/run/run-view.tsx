import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Callout } from '@constella/ui';

import { PendingRun } from '../../../runs/pending-run';
import { RunLayout } from '../../../runs/run-layout';
import { RunWriting } from '../../../runs/run-writing';
import type { WatchedRun } from '../../../runs/use-run';
import * as styles from './run-view.css';

interface RunViewProps {
  run: WatchedRun & { task: Task };
  base: string;
}

/** A run while it happens: the text as it is written, the steps, the agents, the cost. */
export function RunView({ run, base }: RunViewProps) {
  const intl = useIntl();
  const { task, state } = run;
  const edit = (
    <ButtonLink size="small" href={`${base}/${task.id}?tab=create`}>
      {intl.formatMessage({ id: 'workspace.request.edit' })}
    </ButtonLink>
  );
  return (
    <>
      <div role="status" className={styles.notice}>
        {run.isReconnecting && (
          <Callout tone="warning" title={intl.formatMessage({ id: 'workspace.run.catchingUp' })}>
            {intl.formatMessage({ id: 'run.reconnecting' })}
          </Callout>
        )}
        {task.status === 'canceled' && (
          <Callout tone="info" action={edit}>
            {intl.formatMessage({ id: 'workspace.run.canceled' })}
          </Callout>
        )}
        {task.status === 'failed' && (
          <Callout tone="danger" action={edit}>
            {task.error ?? intl.formatMessage({ id: 'workspace.run.failed' })}
          </Callout>
        )}
      </div>
      <RunLayout task={task} state={state}>
        {task.status === 'pending' ? (
          <PendingRun task={task} />
        ) : (
          <RunWriting task={task} state={state} />
        )}
      </RunLayout>
    </>
  );
}
