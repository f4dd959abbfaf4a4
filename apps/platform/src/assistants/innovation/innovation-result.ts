import { unknownScore, type AssistantResult, type IdeaCriterion } from '@constella/api-client';

import type { ResultViewProps } from '../../runs/blocks/block';

/** A challenge that was met. */
export type Innovation = AssistantResult<'innovation'>;
/** One of its ideas. */
export type Idea = Innovation['ideas'][number];
/** One phase of its road map. */
export type Phase = Innovation['roadmap']['phases'][number];

/** Props of every part of the result. */
export type PartProps = Omit<ResultViewProps<'innovation'>, 'request'>;

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

/** Changes a phase's activities. */
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

/** Progress of a road map: 2 of 9. */
export function doneOf({ phases }: Innovation['roadmap']): { done: number; total: number } {
  const all = phases.flatMap(({ activities }) => activities);
  return { done: all.filter(({ done }) => done).length, total: all.length };
}
