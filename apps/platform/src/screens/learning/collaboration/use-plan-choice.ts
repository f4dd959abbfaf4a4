import { bounds } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';

import { useSession } from '../../../base/session';

/** Plans there are to choose from. */
const { max: limit } = bounds.pageSize;

/** The plan the address names (`?plan=`), else the newest that is not through. */
export function usePlanChoice() {
  const api = useApi();
  const { user } = useSession();
  const [params, setParams] = useSearchParams();
  const where = { userId: user?.id ?? 0 };
  const answer = useQuery(
    rowQueries.list(api, 'learning_plans', { where, sort: '-createdAt', limit }),
  );
  const plans = answer.data?.rows;
  const plan =
    plans?.find(({ id }) => String(id) === params.get('plan')) ??
    plans?.find(({ status }) => status === 'active') ??
    plans?.[0];
  const choose = (id: string) =>
    setParams({ plan: id }, { replace: true, preventScrollReset: true });
  return { answer, plans, plan, choose };
}

/** The mentors of a plan, in the order of their roles; undefined while they are on the way. */
export function useMentors(planId: number | undefined) {
  const api = useApi();
  const teams = useQuery({
    ...rowQueries.list(api, 'mentor_teams', { where: { planId: planId ?? 0 }, limit }),
    enabled: planId !== undefined,
  });
  const ids = teams.data?.rows.map(({ id }) => id);
  const mentors = useQuery({
    ...rowQueries.list(api, 'mentors', { where: { teamId: ids ?? [] }, sort: 'id', limit }),
    enabled: ids !== undefined,
  });
  return {
    mentors: mentors.data?.rows,
    error: teams.error ?? mentors.error,
    retry: () => void (teams.error ? teams.refetch() : mentors.refetch()),
  };
}
