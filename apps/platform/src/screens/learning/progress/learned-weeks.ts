import {
  dayAfter,
  dayReader,
  type DayFrame,
  type RowOfRecord,
} from '@constella/api-client/contract';

type Finished = Pick<
  RowOfRecord<'learning_activities'>,
  'completed' | 'completedAt' | 'durationMinutes'
>;

/** A week, from its Monday. */
export interface LearnedWeek {
  readonly from: string;
  readonly minutes: number;
}

/** The Monday of a day's week. */
const mondayOf = (day: string): string => {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return dayAfter(day, -((weekday + 6) % 7));
};

/** Minutes of the activities finished in each of the last weeks, this one last. */
export function learnedWeeks(
  activities: readonly Finished[],
  { timeZone, now, shown }: DayFrame & { shown: number },
): LearnedWeek[] {
  const dayOf = dayReader(timeZone);
  const monday = mondayOf(dayOf(now));
  const minutes = new Map<string, number>();
  for (const { completed, completedAt, durationMinutes } of activities) {
    if (!completed || completedAt === null) continue;
    const from = mondayOf(dayOf(completedAt));
    minutes.set(from, (minutes.get(from) ?? 0) + (durationMinutes ?? 0));
  }
  return Array.from({ length: shown }, (_, at) => {
    const from = dayAfter(monday, (at - shown + 1) * 7);
    return { from, minutes: minutes.get(from) ?? 0 };
  });
}
