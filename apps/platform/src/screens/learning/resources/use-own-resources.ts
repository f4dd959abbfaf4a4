import { bounds } from '@constella/api-client/contract';
import { rowQueries, useApi } from '@constella/api-client/react';
import { useQuery } from '@tanstack/react-query';

import { useSession } from '../../../base/session';

/** Rows of one's own that are asked for at once. */
const { max: limit } = bounds.pageSize;

/** The ids of what a member put aside, is in the middle of, and is through with. */
export function useOwnResources() {
  const api = useApi();
  const { user } = useSession();
  const where = { userId: user?.id ?? 0 };
  const saved = useQuery(
    rowQueries.list(api, 'user_saved_resources', { where, sort: '-savedAt', limit }),
  ).data?.rows;
  const progress = useQuery(rowQueries.list(api, 'user_resource_progress', { where, limit })).data
    ?.rows;
  const idsOf = (completed: boolean) =>
    progress?.filter((row) => row.completed === completed).map(({ resourceId }) => resourceId);
  return {
    saved: saved?.map(({ resourceId }) => resourceId),
    progress: idsOf(false),
    finished: idsOf(true),
  };
}
