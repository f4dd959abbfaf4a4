import { listsOf, type Task } from '@constella/api-client';
import { queries, taskMutations } from '@constella/api-client/react';

import type { RowSource } from '../records/section';

/** The runs of whoever is signed in: read again until every one of a page has ended. */
export const runSource: RowSource<Task> = {
  page: (api, asked) => queries.taskPage(api, asked as object) as never,
  all: ({ api }, { page: _page, limit: _limit, ...asked }) =>
    listsOf(api, 'tasks').all(asked as object),
  refresh: ({ api, queryClient }) =>
    queryClient.invalidateQueries({ queryKey: queries.tasks(api).queryKey }),
  remove: ({ api, queryClient }, { id }) =>
    taskMutations.remove(api, queryClient).mutationFn({ id }),
  restore: ({ api, queryClient }, { id }) =>
    taskMutations.restore(api, queryClient).mutationFn({ id }),
};
