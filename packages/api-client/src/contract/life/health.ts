import { dayAfter } from '../days.js';
import type { RowOfRecord } from '../records/index.js';

/** What is measured of a day, in the order it is asked for. */
export const healthMeasures = [
  'sleepHours',
  'exerciseMinutes',
  'weight',
  'caloriesConsumed',
  'caloriesBurned',
  'waterIntake',
] as const;
/** One of {@link healthMeasures}. */
export type HealthMeasure = (typeof healthMeasures)[number];

/** What is read of a day somebody wrote down. */
export type HealthDay = Pick<RowOfRecord<'health_data'>, 'id' | 'date' | HealthMeasure>;

/** One measure of one day; `null` where nothing was written down. */
export interface DayValue {
  readonly day: string;
  readonly value: number | null;
  /** Of the row it stands in. */
  readonly id: number | null;
}

/** A measure on each of these days. A day without one stays without: nothing is guessed. */
export function valuesOf(
  rows: readonly HealthDay[],
  measure: HealthMeasure,
  days: readonly string[],
): DayValue[] {
  const byDay = new Map(rows.map((row) => [row.date, row]));
  return days.map((day) => {
    const row = byDay.get(day);
    const value = row?.[measure] ?? null;
    return { day, value, id: value === null ? null : (row?.id ?? null) };
  });
}

/** The days of a list that have a value. */
export const loggedOf = (values: readonly DayValue[]): (DayValue & { value: number })[] =>
  values.filter((one): one is DayValue & { value: number } => one.value !== null);

const exact = (value: number): number => Math.round(value * 1e6) / 1e6;

/** The sum of the days that were logged; `undefined` without any. */
export function sumOfLogged(values: readonly DayValue[]): number | undefined {
  const logged = loggedOf(values);
  if (logged.length === 0) return undefined;
  return exact(logged.reduce((sum, { value }) => sum + value, 0));
}

/** The average over the days that were logged, and only these; `undefined` without any. */
export function averageOfLogged(values: readonly DayValue[]): number | undefined {
  const sum = sumOfLogged(values);
  return sum === undefined ? undefined : exact(sum / loggedOf(values).length);
}

/**
 * Days in a row that were logged, counted back from today. Today may still come: without an entry it
 * neither counts nor ends the row.
 */
export function loggedStreak(rows: readonly { readonly date: string }[], today: string): number {
  const days = new Set(rows.map(({ date }) => date));
  let day = days.has(today) ? today : dayAfter(today, -1);
  let length = 0;
  while (days.has(day)) {
    length += 1;
    day = dayAfter(day, -1);
  }
  return length;
}

/**
 * Where most people's figures lie. What is outside is asked about and then taken: somebody may be an
 * exception, or has typed pounds.
 */
const usual: Readonly<Record<HealthMeasure | 'height', readonly [from: number, to: number]>> = {
  sleepHours: [2, 14],
  exerciseMinutes: [0, 300],
  weight: [30, 200],
  caloriesConsumed: [500, 6_000],
  caloriesBurned: [500, 8_000],
  waterIntake: [100, 6_000],
  height: [100, 220],
};

/** A figure outside what is usual, with what would be. */
export interface UnusualFigure {
  readonly field: HealthMeasure | 'height';
  readonly value: number;
  readonly from: number;
  readonly to: number;
}

/** The figures of a day to ask about before they are stored. */
export const unusualFigures = (day: Readonly<Record<string, unknown>>): UnusualFigure[] =>
  (Object.keys(usual) as UnusualFigure['field'][]).flatMap((field) => {
    const { [field]: value } = day;
    const [from, to] = usual[field];
    const isUnusual = typeof value === 'number' && (value < from || value > to);
    return isUnusual ? [{ field, value, from, to }] : [];
  });

type Fields = Readonly<Record<string, unknown>>;

/** Two changes of one row as one. */
export interface MergedChanges {
  /** The fields to send on the newer row. */
  readonly changes: Fields;
  /** Fields both set, to something else: somebody has to say which. */
  readonly clashes: readonly string[];
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/**
 * What two devices wrote of the same day, together: what only one of them changed is as that one has
 * it.
 *
 * @param base the row both began with; `undefined` when both created it.
 * @param mine the fields as they were typed.
 * @param theirs the row as the other device left it.
 */
export function mergedChanges(
  base: Fields | undefined,
  mine: Fields,
  theirs: Fields,
): MergedChanges {
  const changed = Object.keys(mine).filter((field) => !same(mine[field], base?.[field]));
  const apart = changed.filter((field) => !same(mine[field], theirs[field]));
  return {
    changes: Object.fromEntries(apart.map((field) => [field, mine[field]])),
    clashes: apart.filter((field) => !same(theirs[field], base?.[field])),
  };
}
