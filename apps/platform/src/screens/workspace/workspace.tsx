import type { Task } from '@constella/api-client';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  ButtonLink,
  Inline,
  PageHeader,
  PlusIcon,
  Splitter,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@constella/ui';
import { useMemo } from 'react';
import { Navigate } from 'react-router-dom';

import { definitionOf } from '../../assistants/index';
import { ErrorScreen } from '../../base/error-screen';
import { PageTitle } from '../../base/page';
import {
  workspaceTabs,
  type AssistantEntry,
  type AssistantParts,
} from '../../assistants/shared/assistant';
import { RecordScreen } from '../../records/record-screen';
import { RunAnnouncement } from '../../runs/run-announcement';
import { TaskNotFound } from '../../runs/task-not-found';
import { useRun, type WatchedRun } from '../../runs/use-run';
import { RequestForm } from './form/request-form';
import { historySection } from './history/history-section';
import { useRunCount } from './history/use-history';
import { NoRun } from './run/no-run';
import { RunPane } from './run/run-pane';
import { runHref } from '../../runs/run-href';
import { useFormTabs } from './use-form-tabs';
import { useWorkspaceTab } from './use-workspace-tab';
import * as styles from './workspace.css';
import { WorkspaceSkeleton } from './workspace-skeleton';

/** Tabs that follow the form. */
const runTabs = workspaceTabs.filter((id) => id !== 'create');

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

/** One assistant at work: what is asked for, what happens, what came of it, and what came before. */
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
  const { number } = useFormats();
  const task = run?.task;
  const [tab, open] = useWorkspaceTab(task, run !== undefined, parts);
  const { row, choose } = useFormTabs(open);
  const count = useRunCount(entry.id);
  const history = useMemo(() => historySection(entry, parts, base), [entry, parts, base]);
  const title = intl.formatMessage({ id: entry.title });
  const screen = intl.formatMessage({ id: entry.screen });
  const create = parts.tabs?.create ?? 'workspace.tab.create';
  const { path } = definitionOf(entry.id);
  const view = parts.views?.find(({ id }) => id === tab);
  return (
    <div className={styles.page}>
      {task && <PageTitle page={task.title} />}
      {task && <RunAnnouncement status={task.status} />}
      {isNew && <PageTitle page={intl.formatMessage({ id: 'shell.title.new' }, { area: title })} />}
      <PageHeader
        title={screen}
        description={intl.formatMessage({ id: entry.about })}
        actions={
          <Inline gap={8} className={styles.pressed}>
            <ButtonLink variant="quiet" href={`${base}/about`}>
              {intl.formatMessage({ id: 'workspace.about.link' })}
            </ButtonLink>
            <ButtonLink variant="primary" icon={<PlusIcon />} href={`${base}/new`}>
              {intl.formatMessage({ id: 'workspace.new' })}
            </ButtonLink>
          </Inline>
        }
      />
      <Tabs label={screen} value={tab} onValueChange={choose}>
        <TabList ref={row} className={styles.pressed}>
          {(parts.forms ?? [{ label: create, path }]).map((form) => (
            <Tab key={form.path} value={form.path === path ? 'create' : form.path}>
              {intl.formatMessage({ id: form.label })}
            </Tab>
          ))}
          {runTabs.map((id) => (
            <Tab key={id} value={id} count={id === 'history' && count ? number(count) : undefined}>
              {intl.formatMessage({ id: parts.tabs?.[id] ?? `workspace.tab.${id}` })}
            </Tab>
          ))}
          {parts.views?.map(({ id, label }) => (
            <Tab key={id} value={id}>
              {intl.formatMessage({ id: label })}
            </Tab>
          ))}
        </TabList>
        {/* One panel for all: the form keeps what was typed from tab to tab. */}
        <TabPanel value={tab} className={styles.panel}>
          {view ? (
            <div className={styles.wide}>
              <view.View />
            </div>
          ) : tab === 'history' ? (
            <div className={styles.wide}>
              <RecordScreen section={history} />
            </div>
          ) : (
            <Splitter
              label={intl.formatMessage({ id: create })}
              defaultSize={25}
              min={20}
              max={60}
              start={
                <div
                  className={
                    tab === 'create'
                      ? styles.formPane
                      : `${styles.formPane} ${styles.hiddenStacked}`
                  }
                >
                  <RequestForm entry={entry} parts={parts} base={base} task={task} />
                </div>
              }
              end={
                <div
                  className={
                    tab === 'create'
                      ? `${styles.resultPane} ${styles.hiddenStacked}`
                      : styles.resultPane
                  }
                >
                  {run ? <RunPane parts={parts} run={run} tab={tab} /> : <NoRun base={base} />}
                </div>
              }
            />
          )}
        </TabPanel>
      </Tabs>
    </div>
  );
}
