import { runStatuses, type ListQuery, type RunStatus, type Task } from '@constella/api-client';
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
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

import { paths } from '../../base/paths';
import { factsLine } from '../../base/lists/facts-line';
import { noValue } from '../../base/lists/no-value';
import type { AskedRows } from '../../records/row-source';
import type { BoardProps } from '../../records/section';
import { moveBetween } from './run-transitions';
import { TasksError } from './tasks-error';

interface TaskCard extends KanbanCard {
  task: Task;
}

/** Runs of a column; the others are in the list. */
const columnSize = 100;

/** The request to the server for one column. */
const askedColumn = ({ page: _page, where, ...asked }: AskedRows, status: RunStatus) =>
  ({ ...asked, where: { ...where, status }, limit: columnSize }) as ListQuery<'tasks'>;

/** A figure with its unit, on one line. */
const unbroken = (figure: string): string => figure.replaceAll(' ', '\u00A0');

/** The runs in columns by status; putting one into another column does what leads there. */
export function TasksBoard({ asked, actions }: BoardProps<Task>) {
  const intl = useIntl();
  const api = useApi();
  const navigate = useNavigate();
  const { number } = useFormats();
  const duration = useDuration();
  const { toast } = useToast();
  const [params] = useSearchParams();
  const assistants = useQuery(queries.assistants(api)).data ?? [];
  const assistantNames = new Map(assistants.map(({ id, name }) => [id, name]));
  // A card stays where it was put while the server is asked.
  const [moving, setMoving] = useState<ReadonlyMap<number, RunStatus>>(new Map());
  const pages = useQueries({
    queries: runStatuses.map((status) => ({
      ...queries.taskPage(api, askedColumn(asked, status)),
      placeholderData: keepPreviousData,
    })),
  });

  const failed = pages.find(({ data, error }) => !data && error);
  if (failed) return <TasksError error={failed.error} onRetry={() => void failed.refetch()} />;
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
    await actions.perform(moved.action, [card.task]);
    setMoving((present) => new Map([...present].filter(([other]) => other !== id)));
  };
  /** The address of one status in the list. */
  const hrefOf = (status: RunStatus) => {
    const next = new URLSearchParams(params);
    next.delete('view');
    next.delete('page');
    next.set('status', status);
    return `?${next.toString()}`;
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
        cardActions={({ task }) => actions.of(task)}
        renderCard={({ task }) =>
          factsLine([
            assistantNames.get(task.assistant ?? 'collaboration') ?? noValue,
            ...(task.duration === null ? [] : [unbroken(duration(task.duration))]),
            ...(task.usage
              ? [
                  unbroken(
                    intl.formatMessage({ id: 'tasks.board.points' }, { points: task.usage.points }),
                  ),
                ]
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
