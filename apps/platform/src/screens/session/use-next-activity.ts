import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { paths } from '../../base/paths';

/** Rows of a kind one page of a list takes. */
const limit = 500;

/** The activity to go on with after a session: of the plans that go on, what is due first. */
export function useNextActivity(): { readonly title: string; readonly href: string } | undefined {
  const api = useApi();
  const plans = useQuery(
    rowQueries.list(api, 'learning_plans', { where: { status: 'active' }, limit }),
  ).data?.rows;
  const ids = plans?.map(({ id }) => id) ?? [];
  const open = useQuery({
    ...rowQueries.list(api, 'learning_activities', {
      where: { planId: ids, completed: false },
      sort: ['dueDate', 'id'],
      limit,
    }),
    enabled: ids.length > 0,
  }).data?.rows;
  const next = open?.find(({ dueDate }) => dueDate !== null) ?? open?.[0];
  return next && { title: next.title, href: paths.learningActivity(next.planId, next.id) };
}
