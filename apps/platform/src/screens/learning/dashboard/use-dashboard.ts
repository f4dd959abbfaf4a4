import {
  activityReader,
  dayReader,
  type ActivityState,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { useDayFrame } from '../shared/use-day-frame';

/** Rows of a kind one page of a list takes. */
const limit = 500;

/** What a member learns, for the dashboard. */
export interface Dashboard {
  readonly plans: readonly RowOfRecord<'learning_plans'>[] | undefined;
  /** What is due today or late, in plans that are not over. */
  readonly due: readonly { readonly state: ActivityState; readonly plan: string }[] | undefined;
  /** The moments something was finished at. */
  readonly finished: readonly string[] | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads a member's plans, what is due of them and what was finished. */
export function useDashboard(): Dashboard {
  const api = useApi();
  const frame = useDayFrame();
  const { now } = frame;
  // A day beyond the reader's, in whichever zone: which of them are due is told by their day.
  const soon = new Date(Math.ceil(now / 86_400_000) * 86_400_000 + 86_400_000).toISOString();
  const plans = useQuery(rowQueries.list(api, 'learning_plans', { sort: '-createdAt', limit }));
  const open = useQuery(
    rowQueries.list(api, 'learning_activities', {
      where: { completed: false, dueDate: { lte: soon } },
      sort: 'dueDate',
      limit,
    }),
  );
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
  const today = dayReader(frame.timeZone)(now);
  const stateOf = activityReader(frame);
  const titles = new Map(
    plans.data?.rows
      .filter(({ status }) => status === 'active')
      .map(({ id, title }) => [id, title]),
  );
  const all = [plans, open, done, read] as const;
  return {
    plans: plans.data?.rows,
    due:
      plans.data &&
      open.data?.rows.flatMap((activity) => {
        const plan = titles.get(activity.planId);
        const state = stateOf(activity);
        const isDue = state.dueDay !== null && state.dueDay <= today;
        return plan !== undefined && isDue ? [{ state, plan }] : [];
      }),
    finished:
      done.data &&
      read.data &&
      [...done.data.rows, ...read.data.rows].flatMap(({ completedAt }) => completedAt ?? []),
    error: all.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const one of all) if (one.error) void one.refetch();
    },
  };
}
