/**
 * Days as text, `2026-01-31`, counted on the calendar: no clock change makes one longer, and a day
 * stays the one somebody meant wherever it is read.
 */

const millisecondsOfDay = 86_400_000;
const at = (day: string): number => Date.parse(`${day}T00:00:00Z`);

/** The day some days after another: the calendar's own, whatever a clock does on it. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(at(day) + days * millisecondsOfDay).toISOString().slice(0, 10);

/** Days from one to another; negative for one that is earlier. */
export const daysBetween = (from: string, to: string): number =>
  (at(to) - at(from)) / millisecondsOfDay;

/** So many days from one on. */
export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dayAfter(first, index));

/** The Monday of the week a day is in. */
export const weekOf = (day: string): string =>
  dayAfter(day, -((new Date(at(day)).getUTCDay() + 6) % 7));

/** The month of a day: `2026-01`. */
export const monthOfDay = (day: string): string => day.slice(0, 7);

/** The last day of a month. */
export function lastDayOf(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  // The day before the first of the next month, of years below 100 too.
  const next = new Date(0);
  next.setUTCFullYear(year, number, 0);
  return next.toISOString().slice(0, 10);
}

/** A day of a month by its number; of one the month lacks, its last. */
export const dayOfMonth = (month: string, number: number): string => {
  const last = lastDayOf(month);
  const wanted = `${month}-${String(number).padStart(2, '0')}`;
  return wanted < last ? wanted : last;
};

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

/** The day a moment is in where somebody lives. */
export const dayIn = (moment: Date | number | string, timeZone?: string): string =>
  dayReader(timeZone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone)(
    new Date(moment).getTime(),
  );

/** The moment a day begins where somebody lives: the first there is of it, also where a clock skips midnight. */
export function beginningOf(day: string, timeZone: string): number {
  const dayOf = dayReader(timeZone);
  // No zone is further from UTC than 14 hours.
  let [before, after] = [at(day) - 15 * 3_600_000, at(day) + 15 * 3_600_000];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dayOf(middle) < day) before = middle;
    else after = middle;
  }
  return after;
}
