import type { Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl } from '@constella/i18n/react';
import { ButtonLink, Container, EmptyState, PageHeader, PlusIcon, Stack } from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { paths } from '../../base/paths';
import { useListView } from '../../base/lists/use-list-view';
import { CancelDialog } from './cancel-dialog';
import { comparedIds } from './compare-runs';
import { Comparison } from './comparison';
import { TaskFilters } from './task-filters';
import { TaskList } from './task-list';
import { askedPage, isFiltered, readTaskView } from './task-view';
import { TasksBoard } from './tasks-board';
import * as styles from './tasks-screen.css';
import { useTaskRequests } from './use-task-requests';

const newTask = `${paths.agents}?tab=collaborate`;
const nothing: ReadonlyMap<number, Task> = new Map();

/** `/tasks`: every run, whichever screen started it, as a list or a board. */
export function TasksScreen() {
  const intl = useIntl();
  const ids = comparedIds(useListView().params);
  return (
    <Container className={styles.page}>
      <PageHeader
        title={intl.formatMessage({ id: 'shell.title.tasks' })}
        description={intl.formatMessage({ id: 'tasks.list.description' })}
        actions={
          <ButtonLink variant="primary" icon={<PlusIcon />} href={newTask}>
            {intl.formatMessage({ id: 'tasks.list.create' })}
          </ButtonLink>
        }
      />
      {ids ? <Comparison key={ids.join()} ids={ids} /> : <Tasks />}
    </Container>
  );
}

function Tasks() {
  const api = useApi();
  const { params, change } = useListView();
  const view = readTaskView(params);
  const assistants = useQuery(queries.assistants(api)).data ?? [];
  const assistantNames = new Map(assistants.map(({ id, name }) => [id, name]));
  const [chosen, setChosen] = useState(nothing);
  const { request, dialog } = useTaskRequests((deleted) =>
    setChosen((chosen) => {
      const gone = new Set(deleted.map(({ id }) => id));
      return new Map([...chosen].filter(([id]) => !gone.has(id)));
    }),
  );
  const first = useQuery({
    ...queries.taskPage(api, askedPage({ ...view, page: 1, status: 'all' })),
    enabled: !isFiltered(view),
  });
  if (first.data?.total === 0 && !isFiltered(view)) return <NoTasks />;

  const hrefWith = (entries: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(params);
    for (const name of ['view', 'page']) next.delete(name);
    for (const [name, value] of Object.entries(entries)) next.set(name, value);
    return `?${next.toString()}`;
  };
  return (
    <Stack gap={12}>
      <TaskFilters view={view} assistantNames={assistantNames} onChange={change} />
      {view.layout === 'board' ? (
        <TasksBoard
          view={view}
          assistantNames={assistantNames}
          onAction={request}
          hrefOf={(status) => hrefWith({ status })}
        />
      ) : (
        <TaskList
          view={view}
          assistantNames={assistantNames}
          chosen={chosen}
          onChoose={setChosen}
          onChange={change}
          onAction={request}
          compareHref={(ids) => `${paths.tasks}?compare=${ids.join(',')}`}
        />
      )}
      <CancelDialog {...dialog} />
    </Stack>
  );
}

function NoTasks() {
  const intl = useIntl();
  return (
    <EmptyState
      headingAs="h2"
      title={intl.formatMessage({ id: 'tasks.list.empty' })}
      description={intl.formatMessage({ id: 'tasks.list.emptyDescription' })}
      action={
        <ButtonLink variant="primary" href={newTask}>
          {intl.formatMessage({ id: 'tasks.list.create' })}
        </ButtonLink>
      }
    />
  );
}
