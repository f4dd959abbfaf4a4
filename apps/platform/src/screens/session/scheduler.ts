import type { CardReview } from '@constella/api-client/contract';
import type { Card, FSRS } from 'ts-fsrs';

/** How well a card was remembered: again, hard, good, easy. */
export const grades = [1, 2, 3, 4] as const;
/** One of {@link grades}. */
export type CardGrade = (typeof grades)[number];

/** What a grade leads to. */
export interface NextReview {
  readonly review: CardReview;
  /** Whole days until it comes back; 0 for in this session. */
  readonly days: number;
}

/** When a card comes back, by what is known of it and how it is graded. */
export interface Scheduler {
  readonly next: (
    card: string,
    before: CardReview | undefined,
    grade: CardGrade,
    now: Date,
  ) => NextReview;
}

/** The moment it is. */
export const present = (): Date => new Date();

/**
 * The beginning of the day so many days on, as the reader's calendar counts: a day may have 23 or
 * 25 hours.
 */
export const dayAfter = (now: Date, days: number): Date =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() + days);

const cardOf = (before: CardReview | undefined, now: Date): Card => ({
  due: before ? new Date(before.due) : now,
  stability: before?.stability ?? 0,
  difficulty: before?.difficulty ?? 0,
  elapsed_days: 0,
  scheduled_days: 0,
  learning_steps: before?.step ?? 0,
  reps: before?.reps ?? 0,
  lapses: before?.lapses ?? 0,
  state: before?.state ?? 0,
  ...(before && { last_review: new Date(before.last) }),
});

/** A scheduler by FSRS, with its published parameters and steps. */
export function schedulerOf(fsrs: Pick<FSRS, 'next'>): Scheduler {
  return {
    next(card, before, grade, now) {
      const { card: after } = fsrs.next(cardOf(before, now), now, grade);
      const days = after.scheduled_days;
      return {
        days,
        review: {
          card,
          due: (days > 0 ? dayAfter(now, days) : after.due).getTime(),
          last: now.getTime(),
          stability: after.stability,
          difficulty: after.difficulty,
          state: after.state,
          reps: after.reps,
          lapses: after.lapses,
          step: after.learning_steps,
          grade,
        },
      };
    },
  };
}

let loaded: Promise<Scheduler> | undefined;

/** The scheduler, fetched when somebody learns. */
export const loadScheduler = (): Promise<Scheduler> =>
  (loaded ??= import('ts-fsrs').then(({ fsrs }) => schedulerOf(fsrs({ enable_fuzz: false }))));
