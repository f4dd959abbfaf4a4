import type { Task } from '@constella/api-client';

import type { Idea, Innovation } from './innovation-result';

/** An idea of an earlier run. */
export interface StoredIdea {
  /** Unique among all. */
  readonly key: string;
  readonly idea: Idea;
  /** Its place when it was last ranked; undefined in results that were not. */
  readonly ranked: Innovation['ranking'][number] | undefined;
  readonly run: Pick<Task, 'id' | 'title' | 'createdAt'>;
}

const hasIdeas = (result: Task['result']): result is NonNullable<Task['result']> & Innovation =>
  Array.isArray((result as { ideas?: unknown } | null)?.ideas);

/** Every idea of some runs, in their order; runs without a result of this shape have none. */
export const storedIdeas = (
  runs: readonly Pick<Task, 'id' | 'title' | 'createdAt' | 'result'>[],
): StoredIdea[] =>
  runs.flatMap(({ id, title, createdAt, result }) =>
    hasIdeas(result)
      ? result.ideas.map((idea) => ({
          key: `${id} ${idea.id}`,
          idea,
          ranked: result.ranking.find((ranked) => ranked.idea === idea.id),
          run: { id, title, createdAt },
        }))
      : [],
  );

/** Those in which every word of a search occurs somewhere: title, description, origin, challenge. */
export function foundIdeas(
  ideas: readonly StoredIdea[],
  search: string,
  locale: string,
): StoredIdea[] {
  const words = search.toLocaleLowerCase(locale).split(/\s+/).filter(Boolean);
  return ideas.filter(({ idea, run }) => {
    const text = [idea.title, idea.description, idea.origin, run.title]
      .join('\n')
      .toLocaleLowerCase(locale);
    return words.every((word) => text.includes(word));
  });
}
