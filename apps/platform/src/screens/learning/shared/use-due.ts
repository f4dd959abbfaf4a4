import {
  activityReader,
  bounds,
  cardsDue,
  dayReader,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../../base/paths';
import type { DueActivity } from './due-panel';
import { useDayFrame } from './use-day-frame';

const { max: limit } = bounds.pageSize;
const millisecondsOfDay = 86_400_000;

/** A member's plans and what is due of them. */
export interface Due {
  readonly plans: readonly RowOfRecord<'learning_plans'>[] | undefined;
  /** What is due today or late, in plans that are not over. */
  readonly due: readonly DueActivity[] | undefined;
  /** Cards that are due today, of all material. */
  readonly cards: number | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads a member's plans and what is due of them. */
export function useDue(): Due {
  const api = useApi();
  const frame = useDayFrame();
  // A day beyond the reader's, in whichever zone: which of them are due is told by their day.
  const days = Math.ceil(frame.now / millisecondsOfDay) + 1;
  const soon = new Date(days * millisecondsOfDay).toISOString();
  const plans = useQuery(rowQueries.list(api, 'learning_plans', { sort: '-createdAt', limit }));
  const open = useQuery(
    rowQueries.list(api, 'learning_activities', {
      where: { completed: false, dueDate: { lte: soon } },
      sort: 'dueDate',
      limit,
    }),
  );
  const material = useQuery(rowQueries.list(api, 'learning_contents', { sort: 'id', limit }));
  const today = dayReader(frame.timeZone)(frame.now);
  const stateOf = activityReader(frame);
  const titles = new Map(
    plans.data?.rows
      .filter(({ status }) => status === 'active')
      .map(({ id, title }) => [id, title]),
  );
  const all = [plans, open, material] as const;
  // The reader's day, as a session of their cards counts it.
  const day = new Date(frame.now);
  const midnight = (later: number) =>
    new Date(day.getFullYear(), day.getMonth(), day.getDate() + later).getTime();
  return {
    plans: plans.data?.rows,
    due:
      plans.data &&
      open.data?.rows.flatMap((activity) => {
        const plan = titles.get(activity.planId);
        const state = stateOf(activity);
        const isDue = state.dueDay !== null && state.dueDay <= today;
        const href = paths.learningActivity(activity.planId, activity.id);
        return plan !== undefined && isDue ? [{ state, plan, href }] : [];
      }),
    cards: material.data?.rows.reduce(
      (sum, row) => sum + cardsDue(row, midnight(1), midnight(0)),
      0,
    ),
    error: all.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const one of all) if (one.error) void one.refetch();
    },
  };
}
