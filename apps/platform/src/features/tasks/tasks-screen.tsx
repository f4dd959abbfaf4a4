import { ApiError, defaultErrorMessage, runStatuses } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useIntl, useLocale } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  ErrorState,
  Inline,
  PageHeader,
  Panel,
  PlusIcon,
  Select,
  Skeleton,
  SkeletonGroup,
  Stack,
} from '@constella/ui';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { paths } from '../../app/paths';
import { ListSearch } from '../../lists/list-search';
import { pageOf } from '../../lists/page-of';
import { Pager } from '../../lists/pager';
import { filterTasks, readTaskView, type TaskSort } from './filter-tasks';
import * as styles from './tasks-screen.css';
import { TasksTable } from './tasks-table';

const newTask = `${paths.agents}?tab=collaborate`;

/** `/tasks`: every run, whichever screen started it. */
export function TasksScreen() {
  const intl = useIntl();
  const tasks = useQuery(queries.tasks(useApi()));
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
      {tasks.data ? (
        tasks.data.length === 0 ? (
          <NoTasks />
        ) : (
          <TaskList tasks={tasks.data} />
        )
      ) : tasks.isPending ? (
        <TasksSkeleton />
      ) : (
        <ErrorState
          headingAs="h2"
          title={intl.formatMessage({ id: 'tasks.list.failed' })}
          description={tasks.error instanceof ApiError ? tasks.error.message : defaultErrorMessage}
          action={
            <Button onClick={() => void tasks.refetch()}>
              {intl.formatMessage({ id: 'shell.action.retry' })}
            </Button>
          }
        />
      )}
    </Container>
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

function TasksSkeleton() {
  return (
    <SkeletonGroup>
      <Panel>
        <Stack gap={20}>
          {Array.from({ length: 6 }, (_, row) => (
            <Skeleton key={row} lines={2} />
          ))}
        </Stack>
      </Panel>
    </SkeletonGroup>
  );
}

function TaskList({ tasks }: { tasks: Parameters<typeof filterTasks>[0] }) {
  const intl = useIntl();
  const locale = useLocale();
  const [params, setParams] = useSearchParams();
  const view = readTaskView(params);
  const found = filterTasks(tasks, view, locale);
  const { items, page, pages, from } = pageOf(found, view.page);

  /** Writes the view into the address; a new filter starts at its first page. */
  const change = (entries: Record<string, string>, replace = true) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        if (!('page' in entries)) next.delete('page');
        for (const [key, value] of Object.entries(entries))
          if (value) next.set(key, value);
          else next.delete(key);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  const sortBy = (sort: TaskSort) =>
    change({ sort, order: view.sort === sort && view.descending ? 'asc' : 'desc' });

  return (
    <Stack gap={12}>
      <Inline gap={8} align="end" className={styles.filters}>
        <ListSearch
          label={intl.formatMessage({ id: 'tasks.list.search' })}
          value={view.search}
          onChange={(q) => change({ q })}
        />
        <Select
          label={intl.formatMessage({ id: 'tasks.list.status' })}
          labelHidden
          value={view.status}
          onValueChange={(status) => change({ status: status === 'all' ? '' : status })}
          options={[
            { value: 'all', label: intl.formatMessage({ id: 'tasks.list.allStatuses' }) },
            ...runStatuses.map((value) => ({
              value,
              label: intl.formatMessage({ id: `run.status.${value}` }),
            })),
          ]}
        />
      </Inline>
      <Panel
        padding="none"
        footer={
          <Pager
            page={page}
            pages={pages}
            from={from}
            shown={items.length}
            total={found.length}
            onPage={(next) => change({ page: String(next) }, false)}
          />
        }
      >
        {items.length > 0 ? (
          <TasksTable tasks={items} view={view} onSort={sortBy} />
        ) : (
          <EmptyState
            headingAs="h2"
            art="none"
            title={intl.formatMessage({ id: 'tasks.list.noMatch' })}
            action={
              <Button onClick={() => change({ q: '', status: '' })}>
                {intl.formatMessage({ id: 'shell.list.clearFilters' })}
              </Button>
            }
          />
        )}
      </Panel>
    </Stack>
  );
}
