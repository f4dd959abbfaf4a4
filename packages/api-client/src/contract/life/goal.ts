import * as z from 'zod';

import { bounds } from '../bounds.js';
import { day } from '../records/columns.js';
import { dayIn, daysBetween } from '../days.js';
import type { RowOfRecord } from '../records/index.js';

/** A step of a goal. */
export const goalStepSchema = z.object({
  title: z.string().min(1).max(bounds.shortText.max),
  completed: z.boolean().catch(false),
  /** The day it is to be done by. */
  due: day().nullable().catch(null),
  /** The day it was done. */
  doneOn: day().nullable().catch(null),
});
/** A step of a goal. */
export type GoalStep = z.infer<typeof goalStepSchema>;

type Goal = Pick<
  RowOfRecord<'life_goals'>,
  'steps' | 'status' | 'targetDate' | 'createdAt' | 'progress'
>;

/** The steps of a goal; what is none is left out. */
export const goalSteps = ({ steps }: Pick<Goal, 'steps'>): GoalStep[] =>
  steps.flatMap((step) => goalStepSchema.safeParse(step).data ?? []);

/** How a goal stands. */
export interface GoalState {
  readonly done: number;
  readonly total: number;
  /** Percent: the steps done, and nothing else; without steps as somebody set it. */
  readonly progress: number;
  /** `behind`: a day has passed a step was to be done by. `open`: there is no day to hold it against. */
  readonly pace: 'reached' | 'paused' | 'onTrack' | 'behind' | 'open';
}

/** How a goal stands on a day. Steps without days of their own are spread evenly up to its last. */
export function goalState(goal: Goal, today: string, timeZone?: string): GoalState {
  const steps = goalSteps(goal);
  const { length: total } = steps;
  const done = steps.filter(({ completed }) => completed).length;
  const progress = total === 0 ? goal.progress : Math.round((done / total) * 100);
  const state = (pace: GoalState['pace']) => ({ done, total, progress, pace });
  if (goal.status === 'completed' || (total > 0 && done === total)) return state('reached');
  if (goal.status === 'on_hold' || goal.status === 'canceled') return state('paused');
  const { targetDate } = goal;
  const open = steps.filter(({ completed }) => !completed);
  const isLate = (day: string | null) => day !== null && day < today;
  if (isLate(targetDate) || open.some(({ due }) => isLate(due))) return state('behind');
  if (open.some(({ due }) => due !== null)) return state('onTrack');
  if (targetDate === null) return state('open');
  const begun = dayIn(goal.createdAt, timeZone);
  const days = Math.max(1, daysBetween(begun, targetDate));
  const gone = Math.min(1, Math.max(0, daysBetween(begun, today) / days));
  return state(done < Math.floor(total * gone) ? 'behind' : 'onTrack');
}

/** The changes of a goal that tick one of its steps, or take the tick away. */
export function withTick(goal: Goal, at: number, completed: boolean, today: string) {
  const steps = goalSteps(goal).map((step, index) =>
    index === at ? { ...step, completed, doneOn: completed ? today : null } : step,
  );
  const { progress } = goalState({ ...goal, status: 'active', steps }, today);
  const all = steps.every((step) => step.completed);
  const { status } = goal;
  return {
    steps,
    progress,
    status: all
      ? ('completed' as const)
      : status === 'completed'
        ? ('in_progress' as const)
        : status,
  };
}
