import type { Task } from '@constella/api-client';

import type { Innovation } from './innovation-result';

/** An idea of an earlier run. */
export interface StoredIdea {
  /** Unique among all. */
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly origin: string;
  /** Its place when it was last ranked; null in results that were not. */
  readonly place: Innovation['ranking'][number]['place'] | null;
  /** The run's title, day and address. */
  readonly challenge: string;
  readonly createdAt: string;
  readonly run: number;
}

const hasIdeas = (result: Task['result']): result is NonNullable<Task['result']> & Innovation =>
  Array.isArray((result as { ideas?: unknown } | null)?.ideas);

/** Every idea of some runs, in their order; runs without a result of this shape have none. */
export const storedIdeas = (
  runs: readonly Pick<Task, 'id' | 'title' | 'createdAt' | 'result'>[],
): StoredIdea[] =>
  runs.flatMap(({ id: run, title: challenge, createdAt, result }) =>
    hasIdeas(result)
      ? result.ideas.map(({ id, title, description, origin }) => ({
          id: `${run} ${id}`,
          title,
          description,
          origin,
          place: result.ranking.find(({ idea }) => idea === id)?.place ?? null,
          challenge,
          createdAt,
          run,
        }))
      : [],
  );
