import { listsOf, type Task } from '@constella/api-client';
import { queries } from '@constella/api-client/react';

import type { RowSource } from '../records/row-source';

/** The runs of whoever is signed in: read again until every one of a page has ended. */
export const runSource: RowSource<Task> = {
  page: (api, asked) => queries.taskPage(api, asked as object) as never,
  all: ({ api }, { page: _page, limit: _limit, ...asked }) =>
    listsOf(api, 'tasks').all(asked as object),
  remove: ({ api }, { id }) => api.deleteTask(id),
  restore: ({ api }, { id }) => api.restoreTask(id),
};
