import type { Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  Panel,
  Skeleton,
  SkeletonGroup,
  Stack,
  TrashIcon,
} from '@constella/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

import { BulkBar, BulkRows } from '../../base/lists/bulk-bar';
import { pageSize } from '../../base/lists/page-of';
import { Pager } from '../../base/lists/pager';
import type { ViewEntries } from '../../base/lists/use-list-view';
import type { RunAction } from './run-transitions';
import { askedPage, isFiltered, type TaskView } from './task-view';
import { TasksFailed } from './tasks-failed';
import { TasksTable } from './tasks-table';

interface TaskListProps {
  view: TaskView;
  assistantNames: ReadonlyMap<string, string>;
  chosen: ReadonlyMap<number, Task>;
  onChoose: (chosen: ReadonlyMap<number, Task>) => void;
  onChange: (entries: ViewEntries, options?: { push: boolean }) => void;
  onAction: (action: RunAction, tasks: readonly Task[]) => Promise<void>;
  /** The address that compares two runs. */
  compareHref: (ids: readonly number[]) => string;
}

/** One page of the runs, as the server filters and sorts them. */
export function TaskList(props: TaskListProps) {
  const { view, assistantNames, chosen, onChoose, onChange, onAction } = props;
  const intl = useIntl();
  const found = useQuery({
    ...queries.taskPage(useApi(), askedPage(view)),
    placeholderData: keepPreviousData,
  });
  if (found.isPending) return <TasksSkeleton />;
  if (!found.data) return <TasksFailed error={found.error} onRetry={() => void found.refetch()} />;

  const { rows, total } = found.data;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  // As they are now: a run may have ended since it was chosen.
  const present = new Map(rows.map((task) => [task.id, task]));
  const chosenNow = new Map([...chosen].map(([id, task]) => [id, present.get(id) ?? task]));
  const choose = (tasks: readonly Task[], isChosen: boolean) => {
    const next = new Map(chosen);
    for (const task of tasks)
      if (isChosen) next.set(task.id, task);
      else next.delete(task.id);
    onChoose(next);
  };
  return (
    <Panel
      padding="none"
      aria-busy={found.isPlaceholderData}
      footer={
        <Pager
          page={view.page}
          pages={pages}
          from={(view.page - 1) * pageSize}
          shown={rows.length}
          total={total}
          onPage={(page) => onChange({ page: String(page) }, { push: true })}
        />
      }
    >
      <BulkRows bar={chosen.size > 0 && <Chosen {...props} chosen={chosenNow} />}>
        {rows.length > 0 ? (
          <TasksTable
            tasks={rows}
            view={view}
            assistantNames={assistantNames}
            chosen={new Set(chosen.keys())}
            onChoose={choose}
            onSort={(sort) =>
              onChange({ sort, order: view.sort === sort && view.descending ? 'asc' : 'desc' })
            }
            onAction={(action, tasks) => void onAction(action, tasks)}
          />
        ) : (
          <EmptyState
            headingAs="h2"
            art="none"
            title={intl.formatMessage({
              id: isFiltered(view) ? 'tasks.list.noMatch' : 'tasks.list.noPage',
            })}
            action={
              <Button onClick={() => onChange({ q: '', status: '', assistant: '', page: '' })}>
                {intl.formatMessage({
                  id: isFiltered(view) ? 'shell.list.clearFilters' : 'tasks.list.firstPage',
                })}
              </Button>
            }
          />
        )}
      </BulkRows>
    </Panel>
  );
}

/** What can be done with the chosen runs, of whichever page they are. */
function Chosen({ chosen, onChoose, onAction, compareHref }: TaskListProps) {
  const intl = useIntl();
  const { number } = useFormats();
  const tasks = [...chosen.values()];
  const isRunning = tasks.some(({ status }) => status === 'running');
  return (
    <BulkBar
      count={intl.formatMessage(
        { id: 'tasks.list.selected' },
        { count: tasks.length, shown: number(tasks.length) },
      )}
    >
      {tasks.length === 2 ? (
        <ButtonLink size="small" href={compareHref(tasks.map(({ id }) => id))}>
          {intl.formatMessage({ id: 'tasks.list.compare' })}
        </ButtonLink>
      ) : (
        <Button size="small" disabledReason={intl.formatMessage({ id: 'tasks.list.compareTwo' })}>
          {intl.formatMessage({ id: 'tasks.list.compare' })}
        </Button>
      )}
      <Button
        size="small"
        variant="dangerQuiet"
        icon={<TrashIcon />}
        disabledReason={
          isRunning ? intl.formatMessage({ id: 'tasks.list.deleteRunning' }) : undefined
        }
        onClick={() => void onAction('delete', tasks)}
      >
        {intl.formatMessage({ id: 'tasks.action.delete' })}
      </Button>
      <Button size="small" variant="quiet" onClick={() => onChoose(new Map())}>
        {intl.formatMessage({ id: 'tasks.list.clearSelection' })}
      </Button>
    </BulkBar>
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
