import { assistants } from '@constella/api-client/contract';
import { bounds, listsOf } from '@constella/api-client';
import {
  queries,
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
const pageSize = 50;

/** Past conversations that have some words in them, read on and on. */
export function useConversations(search: string) {
  const api = useApi();
  const query = useInfiniteQuery({
    queryKey: [...queries.tasks(api).queryKey, 'pages', { assistant, search }],
    queryFn: ({ pageParam: page, signal }) =>
      listsOf(api, 'tasks').list(
        { where: { assistant }, search, sort: '-createdAt', page, limit: pageSize },
        { signal, retries: 0 },
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.length * pageSize < total ? pages.length + 1 : undefined,
    refetchInterval: ({ state }) =>
      unfinishedRunsInterval(state.data?.pages.flatMap(({ rows }) => rows)),
  });
  const runs = query.data?.pages.flatMap(({ rows }) => rows);
  // A conversation found by a later question, or begun on a page further down, has the name and the
  // pin of its first one.
  const ids = beginningsOf(runs ?? []).slice(0, bounds.pageSize.max);
  const beginnings = useQuery({
    queryKey: [...queries.tasks(api).queryKey, 'list', { ids }],
    queryFn: ({ signal }) =>
      listsOf(api, 'tasks').list({ where: { id: ids }, limit: ids.length }, { signal, retries: 0 }),
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
