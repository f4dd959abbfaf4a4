import {
  bounds,
  planState,
  type PlanState,
  type RowOfRecord,
} from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { skipToken, useQuery } from '@tanstack/react-query';

import { useDayFrame } from '../shared/use-day-frame';

/** A plan holds no more rows of a kind than one page of a list. */
const { max: limit } = bounds.pageSize;

/** A learning plan with its parts, worked out for now. */
export interface LoadedPlan {
  readonly plan: RowOfRecord<'learning_plans'> | undefined;
  readonly state: PlanState | undefined;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Reads a plan and its parts. */
export function usePlan(planId: number): LoadedPlan {
  const api = useApi();
  const frame = useDayFrame();
  const where = { planId };
  const plan = useQuery(rowQueries.row(api, 'learning_plans', planId));
  const stages = useQuery(rowQueries.list(api, 'learning_stages', { where, limit }));
  const activities = useQuery(rowQueries.list(api, 'learning_activities', { where, limit }));
  const stageIds = stages.data?.rows.map(({ id }) => id);
  const asked = rowQueries.list(api, 'learning_modules', {
    where: { stageId: stageIds ?? [] },
    limit,
  });
  const modules = useQuery({ ...asked, queryFn: stageIds ? asked.queryFn! : skipToken });
  const all = [plan, stages, activities, modules] as const;
  return {
    plan: plan.data,
    state:
      stages.data && activities.data && modules.data
        ? planState(
            {
              stages: stages.data.rows,
              modules: modules.data.rows,
              activities: activities.data.rows,
            },
            frame,
          )
        : undefined,
    error: all.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const one of all) if (one.error) void one.refetch();
    },
  };
}
