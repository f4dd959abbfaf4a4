import { unknownScore, type AssistantResult, type IdeaCriterion } from '@constella/api-client';

/** A challenge that was met. */
export type Innovation = AssistantResult<'innovation'>;
/** One of its ideas. */
export type Idea = Innovation['ideas'][number];
/** One phase of its road map. */
export type Phase = Innovation['roadmap']['phases'][number];

/** An idea changed, or one more. */
export const withIdea = (result: Innovation, idea: Idea): Innovation => ({
  ...result,
  ideas: result.ideas.some(({ id }) => id === idea.id)
    ? result.ideas.map((other) => (other.id === idea.id ? idea : other))
    : [...result.ideas, idea],
});

/** One idea less; nothing is developed when it was the one. */
export const withoutIdea = (result: Innovation, id: string): Innovation => ({
  ...result,
  ideas: result.ideas.filter((idea) => idea.id !== id),
  chosen: result.chosen === id ? null : result.chosen,
});

const unscored = { score: unknownScore, basis: 'unknown', reason: '' } as const;

/** An idea of the member's own, without a word in it yet. */
export const emptyIdea = ({ ideas }: Innovation): Idea => {
  const taken = new Set(ideas.map(({ id }) => id));
  let number = ideas.length + 1;
  while (taken.has(`i${number}`)) number += 1;
  return {
    id: `i${number}`,
    title: '',
    description: '',
    origin: '',
    scores: { desirability: unscored, feasibility: unscored, viability: unscored },
  };
};

/** A score somebody set; null takes it back. */
export const withScore = (
  result: Innovation,
  id: string,
  criterion: IdeaCriterion,
  score: number | null,
): Innovation => ({
  ...result,
  ideas: result.ideas.map((idea) => {
    if (idea.id !== id) return idea;
    const { reason } = idea.scores[criterion];
    const next =
      score === null
        ? { score: unknownScore, basis: 'unknown' as const, reason }
        : { score, basis: 'set' as const, reason };
    return { ...idea, scores: { ...idea.scores, [criterion]: next } };
  }),
});

/** What a phase holds, changed. */
export const withActivities = (
  result: Innovation,
  phase: Phase['phase'],
  activities: Phase['activities'],
): Innovation => ({
  ...result,
  roadmap: {
    ...result.roadmap,
    phases: result.roadmap.phases.map((one) =>
      one.phase === phase ? { ...one, activities } : one,
    ),
  },
});

/** What of a road map is done: 2 of 9. */
export function doneOf({ phases }: Innovation['roadmap']): { done: number; total: number } {
  const all = phases.flatMap(({ activities }) => activities);
  return { done: all.filter(({ done }) => done).length, total: all.length };
}
