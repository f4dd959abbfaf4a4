import { activityDisplayStatuses, type ActivityDisplayStatus } from '../enums/learning.js';
import type { RowOfRecord } from '../records/index.js';
import { activitySteps, type ActivityStep } from './activity-steps.js';
import { dayReader } from '../days.js';
import type { DayFrame } from './streak.js';

type Stage = RowOfRecord<'learning_stages'>;
type Module = RowOfRecord<'learning_modules'>;
type Activity = RowOfRecord<'learning_activities'>;

/** The stored parts of a learning plan, in any order. */
export interface PlanRows {
  readonly stages: readonly Stage[];
  readonly modules: readonly Module[];
  readonly activities: readonly Activity[];
}

/** An activity as it is displayed. */
export interface ActivityState {
  readonly activity: Activity;
  readonly status: ActivityDisplayStatus;
  /** The day it is due on, in the reader's time zone; null for any time. */
  readonly dueDay: string | null;
  readonly steps: readonly ActivityStep[];
  readonly stepsDone: number;
}

interface Counted {
  /** Activities done, and all. */
  readonly done: number;
  readonly total: number;
}

/** A module with its activities by the day they are due, those for any time last. */
export interface ModuleState extends Counted {
  readonly module: Module;
  readonly activities: readonly ActivityState[];
}

/** A stage with its modules in their order. */
export interface StageState extends Counted {
  readonly stage: Stage;
  readonly modules: readonly ModuleState[];
}

/** How far a plan is, worked out from its rows. */
export interface PlanState extends Counted {
  readonly stages: readonly StageState[];
  /** Activities of no module, or of one that is not there any more. */
  readonly loose: readonly ActivityState[];
  readonly counts: Readonly<Record<ActivityDisplayStatus, number>>;
  /** Percent done. */
  readonly progress: number;
  /** The one to go on with: one that was begun, else the first that is not done. */
  readonly next: ActivityState | undefined;
  readonly overdue: readonly ActivityState[];
  /** Those due today and those that are overdue. */
  readonly due: readonly ActivityState[];
}

/** Percent of the activities that are done, in whole numbers; 0 of none. */
export const planProgress = (activities: readonly Pick<Activity, 'completed'>[]): number =>
  activities.length === 0
    ? 0
    : Math.round(
        (activities.filter(({ completed }) => completed).length / activities.length) * 100,
      );

/**
 * Reads how an activity is displayed at a moment. One that is late says so, begun or not; one that a
 * mentor recommends says that until it is begun.
 */
export function activityReader({ timeZone, now }: DayFrame): (activity: Activity) => ActivityState {
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  return (activity) => readActivity(activity, today, dayOf);
}

function readActivity(
  activity: Activity,
  today: string,
  dayOf: (moment: string) => string,
): ActivityState {
  const steps = activitySteps(activity.content);
  const stepsDone = steps.filter(({ done }) => done).length;
  const dueDay = activity.dueDate === null ? null : dayOf(activity.dueDate);
  const status = activity.completed
    ? 'completed'
    : dueDay !== null && dueDay < today
      ? 'overdue'
      : stepsDone > 0
        ? 'in_progress'
        : activity.recommendedBy
          ? 'recommended'
          : 'not_started';
  return { activity, status, dueDay, steps, stepsDone };
}

const inOrder = <Row extends { readonly order: number; readonly id: number }>(
  rows: readonly Row[],
): Row[] => rows.toSorted((one, other) => one.order - other.order || one.id - other.id);

const byDay = (one: ActivityState, other: ActivityState): number =>
  (one.activity.dueDate ?? '9999').localeCompare(other.activity.dueDate ?? '9999') ||
  one.activity.id - other.activity.id;

const counted = (activities: readonly ActivityState[]): Counted => ({
  done: activities.filter(({ status }) => status === 'completed').length,
  total: activities.length,
});

/** How far a plan is at a moment, by the days of the reader's time zone. */
export function planState(rows: PlanRows, frame: DayFrame): PlanState {
  const today = dayReader(frame.timeZone)(frame.now);
  const all = rows.activities.map(activityReader(frame)).toSorted(byDay);
  const stages = inOrder(rows.stages).map((stage): StageState => {
    const modules = inOrder(rows.modules.filter(({ stageId }) => stageId === stage.id)).map(
      (module): ModuleState => {
        const activities = all.filter(({ activity }) => activity.moduleId === module.id);
        return { module, activities, ...counted(activities) };
      },
    );
    return {
      stage,
      modules,
      done: modules.reduce((sum, { done }) => sum + done, 0),
      total: modules.reduce((sum, { total }) => sum + total, 0),
    };
  });
  const placed = stages.flatMap(({ modules }) => modules.flatMap(({ activities }) => activities));
  const loose = all.filter((one) => !placed.includes(one));
  const path = [...placed, ...loose].filter(({ status }) => status !== 'completed');
  const counts = Object.fromEntries(
    activityDisplayStatuses.map((status) => [
      status,
      all.filter((one) => one.status === status).length,
    ]),
  ) as Record<ActivityDisplayStatus, number>;
  return {
    stages,
    loose,
    counts,
    ...counted(all),
    progress: planProgress(rows.activities),
    next: path.find(({ stepsDone }) => stepsDone > 0) ?? path[0],
    overdue: all.filter(({ status }) => status === 'overdue'),
    due: all.filter(
      ({ status, dueDay }) => status !== 'completed' && dueDay !== null && dueDay <= today,
    ),
  };
}
