import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

import { routes } from '../contract/routes.js';
import { quietly } from './row-changes.js';
import type { Client } from '../client-types.js';
import type { RunRating, RunRatingBody } from '../contract/entities/rating.js';
import type { Task, TaskChangeBody } from '../contract/entities/task.js';
import type { RowMutation } from './row-mutations.js';

/** Which run a mutation is about. */
export interface OfTask {
  id: number;
}

const head: QueryKey = [routes.tasks.path];

const mutation = <Variables, Data>(
  kind: string,
  mutationFn: (variables: Variables) => Promise<Data>,
): RowMutation<Variables, Data> => ({
  mutationKey: [...head, kind],
  mutationFn,
  networkMode: 'always',
  retry: false,
});

/**
 * Mutations of one's own runs that are seen at once in every cached list and run, for `useMutation`.
 * They disappear from them when they fail; everything of the runs is read anew when the last open
 * change has ended.
 */
export const taskMutations = {
  /** Renames a run, or pins it. */
  change: (client: Client, queryClient: QueryClient): RowMutation<OfTask & TaskChangeBody, Task> =>
    mutation('change', ({ id, ...fields }) =>
      shownAtOnce(queryClient, id, fields, () => client.updateTask(id, fields)),
    ),

  /** Sets the own rating; null takes it back. */
  rate: (
    client: Client,
    queryClient: QueryClient,
  ): RowMutation<OfTask & { rating: RunRatingBody | null }, RunRating | null> =>
    mutation('rate', ({ id, rating }) => {
      const shown = rating && { text: '', ...rating, ratedAt: new Date().toISOString() };
      return shownAtOnce(queryClient, id, { rating: shown }, async () => {
        if (rating) return client.rateTask(id, rating);
        await client.unrateTask(id);
        return null;
      });
    }),
};

type Fields = Readonly<Record<string, unknown>>;

/** The last write of each run: changes of one run are sent one after the other. */
const turns = new WeakMap<QueryClient, Map<number, Promise<unknown>>>();

/** Lays fields over a run wherever it is shown while they are sent; a failure takes them off again. */
function shownAtOnce<T>(
  queryClient: QueryClient,
  id: number,
  fields: Fields,
  send: () => Promise<T>,
): Promise<T> {
  return quietly(queryClient, [head], async () => {
    const before = paint(queryClient, id, () => fields);
    const waiting = turns.get(queryClient) ?? new Map<number, Promise<unknown>>();
    turns.set(queryClient, waiting);
    const sent = (waiting.get(id) ?? Promise.resolve()).then(send);
    waiting.set(
      id,
      sent.catch(() => undefined),
    );
    try {
      return await sent;
    } catch (error) {
      // What a later change shows stays.
      paint(queryClient, id, (task) =>
        Object.fromEntries(
          Object.keys(fields)
            .filter((name) => task[name] === fields[name])
            .map((name) => [name, before?.[name]]),
        ),
      );
      throw error;
    }
  });
}

/** Changes a run in every cached answer, and gives it as one of them had it before. */
function paint(
  queryClient: QueryClient,
  id: number,
  change: (task: Fields) => Fields,
): Fields | undefined {
  let before: Fields | undefined;
  const painted = (task: Fields): Fields => {
    if (task['id'] !== id) return task;
    before ??= task;
    return { ...task, ...change(task) };
  };
  const page = <P extends { rows: readonly Fields[] }>(one: P): P => ({
    ...one,
    rows: one.rows.map(painted),
  });
  for (const { queryKey, state } of queryClient.getQueryCache().findAll({ queryKey: head })) {
    const { data, dataUpdatedAt: updatedAt } = state;
    if (data === undefined) continue;
    const [, kind, part] = queryKey;
    let next: unknown;
    if (queryKey.length === 1) next = (data as Fields[]).map(painted);
    else if (kind === id && part === undefined) next = painted(data as Fields);
    else if (kind === 'list') next = page(data as { rows: Fields[] });
    else if (kind === 'pages') {
      const pages = data as InfiniteData<{ rows: Fields[] }>;
      next = { ...pages, pages: pages.pages.map(page) };
    } else continue;
    // A guess is not fresher than what it changes.
    queryClient.setQueryData(queryKey, next, { updatedAt });
  }
  return before;
}
