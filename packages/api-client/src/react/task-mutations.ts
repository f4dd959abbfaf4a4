import type { QueryClient, QueryKey } from '@tanstack/react-query';

import { routes } from '../contract/routes.js';
import { changeRow } from './row-changes.js';
import { mutation } from './row-mutations.js';
import type { Client } from '../client-types.js';
import type { RunRating, RunRatingBody } from '../contract/entities/rating.js';
import type { Task, TaskChangeBody } from '../contract/entities/task.js';
import type { RowMutation } from './row-mutations.js';

/** Which run a mutation is about. */
export interface OfTask {
  id: number;
}

const head: QueryKey = [routes.tasks.path];

/**
 * Mutations of one's own runs that are seen at once in every cached list and run, for `useMutation`.
 * They disappear from them when they fail; everything of the runs is read anew when the last open
 * change has ended.
 */
export const taskMutations = {
  /** Renames a run, or pins it. */
  change: (client: Client, queryClient: QueryClient): RowMutation<OfTask & TaskChangeBody, Task> =>
    mutation(head, 'change', ({ id, ...fields }) =>
      changeRow(queryClient, [head], {
        id,
        fields: () => fields,
        send: () => client.updateTask(id, fields),
      }),
    ),

  /** Sets the own rating; null takes it back. */
  rate: (
    client: Client,
    queryClient: QueryClient,
  ): RowMutation<OfTask & { rating: RunRatingBody | null }, RunRating | null> =>
    mutation(head, 'rate', async ({ id, rating: given }) => {
      const shown = given && { text: '', ...given, ratedAt: new Date().toISOString() };
      const { rating } = await changeRow(queryClient, [head], {
        id,
        fields: () => ({ rating: shown }),
        send: async () => {
          if (given) return { rating: await client.rateTask(id, given) };
          await client.unrateTask(id);
          return { rating: null };
        },
      });
      return rating;
    }),
};
