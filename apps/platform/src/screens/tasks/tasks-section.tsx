import { runStatuses, type AssistantId, type Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  CopyIcon,
  Identity,
  PlayIcon,
  RefreshIcon,
  StopIcon,
  useDuration,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { noValue } from '../../base/lists/no-value';
import { paths } from '../../base/paths';
import type { RowAction } from '../../records/row-action';
import type { Section } from '../../records/section';
import { modelChoiceOf } from '../../runs/run-model';
import { requestOf } from '../../runs/request-of';
import { runColumns } from '../../runs/run-columns';
import { runSource } from '../../runs/run-source';
import { runActions, type RunAction } from './run-transitions';
import { TasksBoard } from './tasks-board';

/** Runs an action of a status is offered for. */
const runsWith = (action: RunAction) => ({
  status: runStatuses.filter((status) => runActions[status].includes(action)),
});

const actions: readonly RowAction<Task>[] = [
  {
    id: 'start',
    label: 'run.start',
    icon: <PlayIcon />,
    when: runsWith('start'),
    run: ([task], { api }) => task && api.startTask(task.id),
  },
  {
    id: 'cancel',
    label: 'run.cancel',
    icon: <StopIcon />,
    when: runsWith('cancel'),
    ask: {
      title: 'run.cancelTitle',
      description: 'run.cancelDescription',
      confirm: 'run.cancel',
      cancel: 'run.keepRunning',
      when: { status: 'running' },
    },
    run: ([task], { api }) => task && api.cancelTask(task.id),
  },
  {
    id: 'retry',
    label: 'run.retry',
    icon: <RefreshIcon />,
    when: runsWith('retry'),
    run: ([task], { api }) => task && api.retryTask(task.id),
  },
  {
    id: 'again',
    label: 'tasks.action.again',
    icon: <CopyIcon />,
    when: runsWith('again'),
    async run([task], { api, navigate }) {
      if (!task) return;
      // A stored request was checked against its assistant's own schema.
      const assistant = (task.assistant ?? 'collaboration') as AssistantId;
      const run = await api.createRun(assistant, requestOf(task), modelChoiceOf(task));
      void navigate(paths.run(run.id));
    },
  },
];

/** Every run, whichever screen started it. */
export const tasks: Section<Task> = {
  source: runSource,
  texts: {
    title: 'shell.title.tasks',
    search: 'tasks.list.search',
    empty: 'tasks.list.empty',
    emptyDescription: 'tasks.list.emptyDescription',
    noMatch: 'tasks.list.noMatch',
    failed: 'tasks.list.failed',
    deleted: 'tasks.delete.done',
    actionFailed: 'run.actionFailed',
  },
  sort: '-createdAt',
  lines: 2,
  columns: [
    { field: 'title', label: 'tasks.list.title', sort: true, Cell: TaskName, width: 280 },
    runColumns.status,
    { field: 'agentCount', label: 'tasks.list.agents', kind: 'number' },
    {
      field: 'duration',
      label: 'tasks.list.duration',
      kind: 'number',
      sort: 'descending',
      Cell: TaskDuration,
      width: 136,
    },
    runColumns.points,
    runColumns.createdAt,
  ],
  filters: [
    {
      field: 'assistant',
      label: 'tasks.list.assistant',
      all: 'tasks.list.allAssistants',
      options: (api) =>
        ({
          ...queries.assistants(api),
          select: (all: readonly { id: string; name: string }[]) =>
            all.map(({ id, name }) => ({ value: id, label: name })),
        }) as never,
      // The oldest collaborations name no assistant.
      where: (assistant) => (assistant === 'collaboration' ? [assistant, null] : assistant),
    },
  ],
  href: ({ id }) => paths.run(id),
  actions,
  removal: { when: runsWith('delete'), reason: 'tasks.list.deleteRunning' },
  Chosen: CompareLink,
  Empty: CreateTask,
  views: 'taskViews',
  board: { View: TasksBoard, without: ['status'] },
};

/** Leads to the form of a collaboration. */
export function CreateTask() {
  const intl = useIntl();
  return (
    <ButtonLink variant="primary" href={`${paths.agents}?tab=collaborate`}>
      {intl.formatMessage({ id: 'tasks.list.create' })}
    </ButtonLink>
  );
}

function TaskName({ row, name }: { row: Task; name: ReactNode }) {
  const assistants = useQuery(queries.assistants(useApi())).data ?? [];
  const assistant = assistants.find(({ id }) => id === (row.assistant ?? 'collaboration'));
  // What stood in lines of its own would read as one sentence.
  const described = row.description.split(/\n+/).join(' / ');
  return <Identity title={name} detail={[...(assistant ? [assistant.name] : []), described]} />;
}

function TaskDuration({ row: { duration } }: { row: Task }) {
  const inWords = useDuration();
  return duration === null ? noValue : inWords(duration);
}

/** Two chosen runs beside each other. */
function CompareLink({ rows }: { rows: readonly Task[] }) {
  const intl = useIntl();
  const compare = intl.formatMessage({ id: 'tasks.list.compare' });
  return rows.length === 2 ? (
    <ButtonLink size="small" href={`${paths.tasks}?compare=${rows.map(({ id }) => id).join(',')}`}>
      {compare}
    </ButtonLink>
  ) : (
    <Button size="small" disabledReason={intl.formatMessage({ id: 'tasks.list.compareTwo' })}>
      {compare}
    </Button>
  );
}
