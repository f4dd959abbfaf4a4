import { assistants } from '@constella/api-client/contract';
import { bounds, listsOf } from '@constella/api-client';
import {
  rowQueries,
  taskMutations,
  together,
  unfinishedRunsInterval,
  useApi,
  useCalls,
} from '@constella/api-client/react';
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

import { applyInOrder } from '../../base/lists/apply-in-order';
import {
  beginningsOf,
  conversationOf,
  conversationsIn,
} from '../../assistants/cognitive-flow/conversations';

const assistant = assistants['cognitive-flow'].id;

/** Past conversations that have some words in them, read on and on. */
export function useConversations(search: string) {
  const api = useApi();
  const query = useInfiniteQuery({
    ...rowQueries.pages(api, 'tasks', { where: { assistant }, search, sort: '-createdAt' }),
    refetchInterval: ({ state }) =>
      unfinishedRunsInterval(state.data?.pages.flatMap(({ rows }) => rows)),
  });
  const runs = query.data?.pages.flatMap(({ rows }) => rows);
  // A conversation found by a later question, or begun on a page further down, has the name and the
  // pin of its first one.
  const ids = beginningsOf(runs ?? []).slice(0, bounds.pageSize.max);
  const beginnings = useQuery({
    ...rowQueries.list(api, 'tasks', { where: { id: ids }, limit: ids.length }),
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
  return { ...query, conversations: runs && conversationsIn(runs, beginnings.data?.rows) };
}

/** Actions on a conversation. What fails rejects. */
export function useConversationActions() {
  const api = useCalls();
  const queryClient = useQueryClient();
  const change = useMutation(taskMutations.change(api, queryClient));
  const remove = useMutation({
    mutationFn: (id: number) =>
      together(queryClient, async () => {
        // Every question of it, however long ago.
        const runs = [];
        for await (const run of listsOf(api, 'tasks').all({ where: { assistant } }))
          if (conversationOf(run) === id) runs.push(run.id);
        return applyInOrder(runs, (run) => api.deleteTask(run));
      }),
  });
  /** Brings back what a deletion took away. */
  const restore = async (runs: readonly number[]) => {
    const { error } = await together(queryClient, () =>
      applyInOrder(runs, (run) => api.restoreTask(run)),
    );
    if (error) throw error as Error;
  };
  return { change, remove, restore };
}
