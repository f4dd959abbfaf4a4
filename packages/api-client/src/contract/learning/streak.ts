import { dayAfter, dayReader } from '../days.js';

/** Where and when days are counted. */
export interface DayFrame {
  /** An IANA time zone: `Europe/Stockholm`. */
  readonly timeZone: string;
  /** The moment that is now, in milliseconds since 1970. */
  readonly now: number;
}

/** Days in a row on which something was finished. */
export interface Streak {
  /** Days of the row that ends today, or yesterday as long as today is not over. */
  readonly current: number;
  /** Days of the longest row there has been. */
  readonly longest: number;
  /** Whether today is one of its days. */
  readonly today: boolean;
}

/**
 * The calendar days on which something was finished, ascending. What a wrong clock put after today
 * is left out.
 */
export function learningDays(
  moments: Iterable<string | number>,
  { timeZone, now }: DayFrame,
): string[] {
  const dayOf = dayReader(timeZone);
  const today = dayOf(now);
  const days = new Set<string>();
  for (const moment of moments) days.add(dayOf(moment));
  return [...days].filter((day) => day <= today).toSorted();
}

/** The current and the longest row of days with something finished. */
export function streakOf(moments: Iterable<string | number>, frame: DayFrame): Streak {
  const days = learningDays(moments, frame);
  let longest = 0;
  let row = 0;
  days.forEach((day, index) => {
    const previous = days[index - 1];
    row = previous !== undefined && dayAfter(previous) === day ? row + 1 : 1;
    longest = Math.max(longest, row);
  });
  const last = days.at(-1);
  const today = dayReader(frame.timeZone)(frame.now);
  const goesOn = last !== undefined && (last === today || dayAfter(last) === today);
  return { current: goesOn ? row : 0, longest, today: last === today };
}

/** The time zone's name when the platform knows it, else undefined. */
export function knownTimeZone(name: string | null | undefined): string | undefined {
  if (!name) return undefined;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}
