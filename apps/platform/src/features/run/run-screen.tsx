import { defaultErrorMessage, ApiError } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Button, ButtonLink, ErrorState, Inline } from '@constella/ui';
import { useParams } from 'react-router-dom';

import { NotFoundScreen } from '../../app/not-found';
import { PageTitle } from '../../app/page';
import { paths } from '../../app/paths';
import { MessageStream } from './message-stream';
import { RunAgents } from '../../runs/run-agents';
import { RunHeader } from './run-header';
import { RunResult } from './run-result';
import * as styles from './run-screen.css';
import { RunSkeleton } from './run-skeleton';
import { RunSteps } from './run-steps';
import { useRun } from '../../runs/use-run';

/** `/task-execution/{taskId}`: one run while it happens and after. */
export function RunScreen() {
  const { taskId } = useParams();
  const id = Number(taskId);
  return Number.isSafeInteger(id) && id > 0 ? <Run key={id} id={id} /> : <NotFoundScreen />;
}

function Run({ id }: { id: number }) {
  const run = useRun(id);
  const { taskQuery, state } = run;
  const task = taskQuery.data;
  if (task)
    return (
      <>
        <PageTitle page={task.title} />
        <RunHeader task={task} run={run} />
        <div className={styles.layout}>
          <RunSteps task={task} state={state} />
          <MessageStream task={task} state={state} isReconnecting={run.isReconnecting} />
          <div className={styles.ends}>
            <RunAgents task={task} state={state} />
            <RunResult task={task} state={state} />
          </div>
        </div>
      </>
    );
  if (taskQuery.isPending) return <RunSkeleton />;
  const { error } = taskQuery;
  if (error instanceof ApiError && error.status === 404) return <NotFoundScreen />;
  return <RunUnavailable error={error} onRetry={() => void taskQuery.refetch()} />;
}

function RunUnavailable({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  const intl = useIntl();
  return (
    <ErrorState
      headingAs="h1"
      title={intl.formatMessage({ id: 'errors.task.detailsFailed' })}
      description={error?.message ?? defaultErrorMessage}
      action={
        <Inline justify="center">
          <Button onClick={onRetry}>{intl.formatMessage({ id: 'shell.action.retry' })}</Button>
          <ButtonLink href={paths.tasks}>{intl.formatMessage({ id: 'run.allTasks' })}</ButtonLink>
        </Inline>
      }
    />
  );
}
