import { useIntl } from '@constella/i18n/react';
import { Button, Callout } from '@constella/ui';
import { useRef } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';

import { ErrorScreen } from '../../base/error-screen';
import { ErrorText } from '../../base/error-text';
import { NotFoundScreen } from '../../base/not-found';
import { PageTitle } from '../../base/page';
import { RunHeader } from './run-header';
import { Replay, RunPanels } from './run-panels';
import { RunSkeleton } from './run-skeleton';
import * as styles from './run-screen.css';
import { useEvents } from './use-events';
import { TaskNotFound } from '../../runs/task-not-found';
import { useRun } from '../../runs/use-run';

/** `/task-execution/{taskId}`: one run while it happens and after. */
export function RunScreen() {
  const { taskId } = useParams();
  const id = Number(taskId);
  return Number.isSafeInteger(id) && id > 0 ? <Run key={id} id={id} /> : <NotFoundScreen />;
}

function Run({ id }: { id: number }) {
  const intl = useIntl();
  const run = useRun(id);
  const { taskQuery, state } = run;
  const task = taskQuery.data;
  const [params, setParams] = useSearchParams();
  const isReplay =
    params.has('replay') && task !== undefined && !['pending', 'running'].includes(task.status);
  const events = useEvents(id, isReplay);
  const moreRef = useRef<HTMLButtonElement>(null);
  const replay = (isOn: boolean) =>
    setParams(isOn ? { replay: '1' } : {}, { preventScrollReset: true });
  const closeReplay = () => {
    // Whence it was opened; the button that closes goes away.
    moreRef.current?.focus();
    replay(false);
  };
  if (task)
    return (
      <>
        <PageTitle page={task.title} />
        <RunHeader task={task} run={run} onReplay={() => replay(true)} moreRef={moreRef} />
        {isReplay && events.isError && (
          <div className={styles.header}>
            <Callout
              tone="danger"
              role="alert"
              title={intl.formatMessage({ id: 'run.rawTraceFailed' })}
              action={
                <Button size="small" onClick={() => void events.refetch()}>
                  {intl.formatMessage({ id: 'shell.action.retry' })}
                </Button>
              }
            >
              <ErrorText error={events.error} />
            </Callout>
          </div>
        )}
        {isReplay && events.data ? (
          <Replay task={task} events={events.data} onClose={closeReplay} />
        ) : (
          <RunPanels
            task={task}
            state={state}
            isReconnecting={run.isReconnecting}
            retry={run.retry}
          />
        )}
      </>
    );
  if (taskQuery.isPending) return <RunSkeleton />;
  return (
    <ErrorScreen
      error={taskQuery.error}
      title={intl.formatMessage({ id: 'errors.task.detailsFailed' })}
      notFound={<TaskNotFound taskId={id} />}
      isRetrying={taskQuery.isFetching}
      onRetry={() => void taskQuery.refetch()}
    />
  );
}
