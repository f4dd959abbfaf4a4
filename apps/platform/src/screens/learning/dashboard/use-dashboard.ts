import { bounds } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { useDue, type Due } from '../shared/use-due';

const { max: limit } = bounds.pageSize;

/** What a member learns, for the dashboard. */
export interface Dashboard extends Due {
  /** The moments something was finished at. */
  readonly finished: readonly string[] | undefined;
}

/** Reads a member's plans, what is due of them and what was finished. */
export function useDashboard(): Dashboard {
  const api = useApi();
  const due = useDue();
  const done = useQuery(
    rowQueries.list(api, 'learning_activities', {
      where: { completed: true },
      sort: '-completedAt',
      limit,
    }),
  );
  const read = useQuery(
    rowQueries.list(api, 'user_resource_progress', {
      where: { completed: true },
      sort: '-completedAt',
      limit,
    }),
  );
  const own = [done, read] as const;
  return {
    ...due,
    finished:
      done.data &&
      read.data &&
      [...done.data.rows, ...read.data.rows].flatMap(({ completedAt }) => completedAt ?? []),
    error: due.error ?? own.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      due.retry();
      for (const one of own) if (one.error) void one.refetch();
    },
  };
}
