import type { Task } from '@constella/api-client';
import { useIntl } from '@constella/i18n/react';
import { Callout } from '@constella/ui';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';

import type { AssistantEntry, AssistantParts } from '../../assistants/shared/assistant';
import { ErrorScreen } from '../../base/error-screen';
import { PageTitle } from '../../base/page';
import { RecordScreen } from '../../records/record-screen';
import { RunAnnouncement } from '../../runs/run-announcement';
import { runHref } from '../../runs/run-href';
import { TaskNotFound } from '../../runs/task-not-found';
import { useRun, type WatchedRun } from '../../runs/use-run';
import { Before } from './before';
import { historySection } from './history/history-section';
import { ResultPane } from './result/result-pane';
import { RunView } from './run/run-view';
import { useAreaTabs } from './use-area-tabs';
import { useWorkspaceView } from './use-workspace-view';
import { WorkspaceHead } from './workspace-head';
import * as styles from './workspace.css';
import { WorkspaceSkeleton } from './workspace-skeleton';

interface WorkspaceProps {
  entry: AssistantEntry;
  parts: AssistantParts;
  /** The path of the assistant's screen. */
  base: string;
  /** The run that is open, if one is. */
  runId: number | undefined;
  /** `/new` says so in its title. */
  isNew: boolean;
}

/** One assistant at work, on one page: what is asked for, then what happens, then what came of it. */
export function Workspace(props: WorkspaceProps) {
  return props.runId === undefined ? (
    <WorkspaceFrame {...props} run={undefined} />
  ) : (
    <OpenRun {...props} runId={props.runId} />
  );
}

function OpenRun(props: WorkspaceProps & { runId: number }) {
  const intl = useIntl();
  const run = useRun(props.runId);
  const { taskQuery } = run;
  const task = taskQuery.data;
  if (task && task.assistant !== props.entry.id) return <Navigate to={runHref(task)} replace />;
  if (task) return <WorkspaceFrame {...props} run={{ ...run, task }} />;
  if (taskQuery.isPending) return <WorkspaceSkeleton />;
  return (
    <ErrorScreen
      error={taskQuery.error}
      title={intl.formatMessage({ id: 'errors.task.detailsFailed' })}
      notFound={<TaskNotFound taskId={props.runId} />}
      isRetrying={taskQuery.isFetching}
      onRetry={() => void taskQuery.refetch()}
    />
  );
}

interface WorkspaceFrameProps extends WorkspaceProps {
  run: (WatchedRun & { task: Task }) | undefined;
}

function WorkspaceFrame({ entry, parts, base, isNew, run }: WorkspaceFrameProps) {
  const intl = useIntl();
  const task = run?.task;
  const [view, open] = useWorkspaceView(task, parts);
  const history = useMemo(() => historySection(entry, parts, base), [entry, parts, base]);
  const title = intl.formatMessage({ id: entry.title });
  const own = parts.views?.find(({ id }) => id === view);
  const tabs = useAreaTabs(parts, task, base);
  const request = task && { ...parts.layout.defaults, ...task.request };
  const failure = run && (run.start.error ?? run.cancel.error ?? run.retry.error);
  return (
    <>
      {task && <PageTitle page={task.title} />}
      {task && <RunAnnouncement status={task.status} />}
      {isNew && <PageTitle page={intl.formatMessage({ id: 'shell.title.new' }, { area: title })} />}
      <WorkspaceHead entry={entry} parts={parts} base={base} run={run} view={view} />
      {failure && (
        <div className={styles.page}>
          <Callout
            tone="danger"
            role="alert"
            title={intl.formatMessage({ id: 'run.actionFailed' })}
          >
            {failure.message}
          </Callout>
        </div>
      )}
      {tabs.row(view)}
      {own ? (
        <div className={styles.wide}>
          <own.View />
        </div>
      ) : view === 'history' ? (
        <div className={styles.wide}>
          <RecordScreen section={history} />
        </div>
      ) : run === undefined || view === 'create' ? (
        <Before entry={entry} parts={parts} base={base} task={task} fields={tabs.fields} />
      ) : view === 'result' ? (
        <ResultPane parts={parts} run={run} base={base} onOpen={open} />
      ) : (
        <>
          {parts.Warning && request && (
            <div className={styles.wide}>
              <parts.Warning request={request as never} />
            </div>
          )}
          <RunView run={run} base={base} />
        </>
      )}
    </>
  );
}
