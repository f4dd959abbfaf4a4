import * as z from 'zod';

import { achievementEvents, type AchievementEvent } from '../enums.js';
import { streakOf, type DayFrame } from './streak.js';

/** `unlockCriteria` of an achievement: what has to happen, and how often. */
export const unlockCriteriaSchema = z.object({
  event: z.enum(achievementEvents),
  count: z.int().min(1),
});
/** What unlocks an achievement. */
export type UnlockCriteria = z.output<typeof unlockCriteriaSchema>;

/** The rows of a member that achievements are counted from; only these columns are read. */
export interface LearnedRows {
  readonly plans: readonly {
    readonly id: number;
    readonly status: string;
    readonly progress: number;
  }[];
  readonly activities: readonly {
    readonly planId: number;
    readonly type: string;
    readonly completed: boolean;
    readonly completedAt: string | null;
  }[];
  /** `user_resource_progress`. */
  readonly resources: readonly {
    readonly completed: boolean;
    readonly completedAt: string | null;
  }[];
  /** `learning_discussions`. */
  readonly discussions: readonly unknown[];
  readonly runs: readonly { readonly status: string; readonly agentCount: number }[];
}

/** How often each event has happened; of days, how many there were in a row. */
export type LearningFacts = Readonly<Record<AchievementEvent, number>>;

/** The moments at which a member finished an activity or a resource: their days make a streak. */
export const finishedMoments = ({
  activities,
  resources,
}: Pick<LearnedRows, 'activities' | 'resources'>): string[] =>
  [...activities, ...resources].flatMap(({ completed, completedAt }) =>
    completed && completedAt !== null ? [completedAt] : [],
  );

/** What a member's rows say about each event. */
export function learningFacts(rows: LearnedRows, frame: DayFrame): LearningFacts {
  const { plans, activities, resources, discussions, runs } = rows;
  const done = activities.filter(({ completed }) => completed);
  const planned = counted(activities);
  const doneOf = counted(done);
  const isCompleted = ({ status }: LearnedRows['plans'][number]) => status === 'completed';
  const isHalfDone = ({ id, progress }: LearnedRows['plans'][number]) => {
    const all = planned.get(id) ?? 0;
    return all > 0 ? (doneOf.get(id) ?? 0) * 2 >= all : progress >= 50;
  };
  return {
    'activity.completed': done.length,
    'learning.day': streakOf(finishedMoments(rows), frame).longest,
    'resource.completed': resources.filter(({ completed }) => completed).length,
    'quiz.passed': done.filter(({ type }) => type === 'quiz').length,
    'discussion.asked': discussions.length,
    'plan.half': plans.filter((plan) => isCompleted(plan) || isHalfDone(plan)).length,
    'plan.completed': plans.filter(isCompleted).length,
    // A run of one agent alone is nobody's team.
    'run.completed': runs.filter(
      ({ status, agentCount }) => status === 'completed' && agentCount > 1,
    ).length,
  };
}

/** How far a member is with an achievement. */
export interface AchievementProgress extends UnlockCriteria {
  /** How much of the count there is, at most all of it. */
  readonly done: number;
  readonly unlocked: boolean;
}

/**
 * How far the facts are with an achievement's `unlockCriteria`; undefined for criteria that name
 * no event of ours, which nobody can unlock.
 */
export function achievementProgress(
  criteria: unknown,
  facts: LearningFacts,
): AchievementProgress | undefined {
  const read = unlockCriteriaSchema.safeParse(criteria);
  if (!read.success) return undefined;
  const { event, count } = read.data;
  return { event, count, done: Math.min(facts[event], count), unlocked: facts[event] >= count };
}

function counted(rows: LearnedRows['activities']): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { planId } of rows) counts.set(planId, (counts.get(planId) ?? 0) + 1);
  return counts;
}
