const millisecondsPerDay = 86_400_000;

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

/** A reader of the calendar day (`2026-01-31`) that a moment has in a time zone. */
export function dayReader(timeZone: string): (moment: string | number) => string {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  return (moment) => {
    const parts = new Map(
      format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]),
    );
    return `${parts.get('year')!.padStart(4, '0')}-${parts.get('month')}-${parts.get('day')}`;
  };
}

/** The day some days after another: the calendar's own, whatever a clock does on it. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * millisecondsPerDay).toISOString().slice(0, 10);

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
