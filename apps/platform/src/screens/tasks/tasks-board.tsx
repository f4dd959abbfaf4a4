import { runStatuses, type RunStatus, type Task } from '@constella/api-client';
import { queries, useApi } from '@constella/api-client/react';
import { useFormats, useIntl } from '@constella/i18n/react';
import {
  Inline,
  KanbanBoard,
  Link,
  Skeleton,
  SkeletonGroup,
  Stack,
  Text,
  useToast,
  type KanbanCard,
  type KanbanMove,
  useDuration,
} from '@constella/ui';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';

import { paths } from '../../base/paths';
import { factsLine } from '../../base/lists/facts-line';
import { noValue } from '../../base/lists/no-value';
import { moveBetween, type RunAction } from './run-transitions';
import { askedColumn, type TaskView } from './task-view';
import { TasksFailed } from './tasks-failed';
import { useActionItems } from './use-action-items';

interface TaskCard extends KanbanCard {
  task: Task;
}

interface TasksBoardProps {
  view: TaskView;
  assistantNames: ReadonlyMap<string, string>;
  onAction: (action: RunAction, tasks: readonly Task[]) => Promise<void>;
  /** The address of one status in the list. */
  hrefOf: (status: RunStatus) => string;
}

/** The runs in columns by status; putting one into another column does what leads there. */
export function TasksBoard({ view, assistantNames, onAction, hrefOf }: TasksBoardProps) {
  const intl = useIntl();
  const api = useApi();
  const navigate = useNavigate();
  const { number } = useFormats();
  const duration = useDuration();
  const { toast } = useToast();
  const itemsOf = useActionItems();
  // A card stays where it was put while the server is asked.
  const [moving, setMoving] = useState<ReadonlyMap<number, RunStatus>>(new Map());
  const pages = useQueries({
    queries: runStatuses.map((status) => ({
      ...queries.taskPage(api, askedColumn(view, status)),
      placeholderData: keepPreviousData,
    })),
  });

  const failed = pages.find(({ data, error }) => !data && error);
  if (failed) return <TasksFailed error={failed.error} onRetry={() => void failed.refetch()} />;
  if (pages.some(({ data }) => !data))
    return (
      <SkeletonGroup>
        <Skeleton shape="block" height={420} />
      </SkeletonGroup>
    );

  const cards = pages.flatMap(({ data }): TaskCard[] =>
    (data?.rows ?? []).map((task) => ({
      id: String(task.id),
      column: moving.get(task.id) ?? task.status,
      title: task.title,
      task,
    })),
  );
  const move = async ({ card: cardId, from, to }: KanbanMove) => {
    const card = cards.find(({ id }) => id === cardId);
    const [source, target] = [from.column, to.column] as RunStatus[];
    if (!card || !source || !target) return;
    const moved = moveBetween(source, target);
    if ('refusal' in moved) {
      toast({
        tone: 'warning',
        title: intl.formatMessage({ id: 'tasks.board.refused' }, { title: card.title }),
        description: intl.formatMessage({ id: `tasks.board.refused.${moved.refusal}` }),
      });
      return;
    }
    const { id } = card.task;
    setMoving((present) => new Map(present).set(id, target));
    await onAction(moved.action, [card.task]);
    setMoving((present) => new Map([...present].filter(([other]) => other !== id)));
  };
  const cut = pages.flatMap(({ data }, index) => {
    const status = runStatuses[index]!;
    return data && data.total > data.rows.length ? [{ status, ...data }] : [];
  });
  return (
    <Stack gap={12}>
      <KanbanBoard
        label={intl.formatMessage({ id: 'shell.title.tasks' })}
        headingAs="h2"
        columns={runStatuses.map((status) => ({
          id: status,
          title: intl.formatMessage({ id: `run.status.${status}` }),
        }))}
        cards={cards}
        onMove={(moved) => void move(moved)}
        onCardPress={({ task }) => void navigate(paths.run(task.id))}
        cardActions={({ task }) => itemsOf(task, (action) => void onAction(action, [task]))}
        renderCard={({ task }) =>
          factsLine([
            assistantNames.get(task.assistant ?? 'collaboration') ?? noValue,
            ...(task.duration === null ? [] : [duration(task.duration)]),
            ...(task.usage
              ? [intl.formatMessage({ id: 'tasks.board.points' }, { points: task.usage.points })]
              : []),
          ])
        }
      />
      {cut.map(({ status, rows, total }) => (
        <Inline key={status} gap={8}>
          <Text as="span" size={12} tone="muted" numeric>
            {intl.formatMessage(
              { id: 'tasks.board.cut' },
              {
                status: intl.formatMessage({ id: `run.status.${status}` }),
                shown: number(rows.length),
                total: number(total),
              },
            )}
          </Text>
          <Link href={hrefOf(status)}>{intl.formatMessage({ id: 'tasks.board.showInList' })}</Link>
        </Inline>
      ))}
    </Stack>
  );
}
