import { dayAfter, daysFrom, monthOfDay } from '../days.js';
import { goalState, goalSteps } from './goal.js';
import { averageOfLogged, loggedOf, sumOfLogged, valuesOf } from './health.js';
import { moneyEntries, monthFigures, type MoneyCategory, type MonthFigures } from './money.js';
import type { LifeAssistantCategory } from '../enums.js';
import type { LifeEntry, LifeTargets } from './entry.js';
import type { RowOfRecord } from '../records/index.js';

/** Everything somebody logged, as far as a week is looked at. */
export interface LifeRows {
  readonly health: readonly RowOfRecord<'health_data'>[];
  readonly months: readonly RowOfRecord<'financial_data'>[];
  readonly goals: readonly RowOfRecord<'life_goals'>[];
  readonly entries: readonly LifeEntry[];
  readonly targets: LifeTargets;
}

/** The tables the rows of a finding are in. */
export const lifeTables = [
  'health_data',
  'financial_data',
  'life_goals',
  'life_assistant_data',
] as const;

/** Rows a sentence rests on. */
export interface LifeRowRef {
  readonly table: (typeof lifeTables)[number];
  readonly ids: readonly number[];
}

/** What can be said of a week. */
export const lifeFindingIds = [
  'sleepAverage',
  'sleepShort',
  'sleepChange',
  'exerciseTotal',
  'weightChange',
  'caloriesAverage',
  'moneySpent',
  'moneyOver',
  'moneyWeek',
  'goalSteps',
  'goalBehind',
  'planDone',
] as const;
/** One of {@link lifeFindingIds}. */
export type LifeFindingId = (typeof lifeFindingIds)[number];

/** One figure of a week, with the rows it was worked out of. */
export interface LifeFinding {
  readonly id: LifeFindingId;
  readonly category: LifeAssistantCategory;
  /** `good`: as somebody meant it. `attention`: not so. `plain`: neither, or without a target. */
  readonly tone: 'good' | 'attention' | 'plain';
  /** Hours, minutes, kilograms, and money in the smallest unit of the currency. */
  readonly values: Readonly<Record<string, number | string>>;
  readonly rows: LifeRowRef;
}

const refTo = (table: LifeRowRef['table'], ids: readonly (number | null)[]): LifeRowRef => ({
  table,
  ids: ids.filter((id) => id !== null),
});

const rounded = (value: number, places: number): number =>
  Math.round(value * 10 ** places) / 10 ** places;

/** What a week's sleep, movement, weight and food were. */
function healthFindings({ health, targets }: LifeRows, week: string): LifeFinding[] {
  const days = daysFrom(week, 7);
  const of = (measure: Parameters<typeof valuesOf>[1], from = days) =>
    valuesOf(health, measure, from);
  const ids = (values: ReturnType<typeof of>) =>
    refTo(
      'health_data',
      values.map(({ id }) => id),
    );
  const found: LifeFinding[] = [];
  const sleep = of('sleepHours');
  const slept = averageOfLogged(sleep);
  const wanted = targets.sleepHours;
  if (slept !== undefined) {
    const nights = loggedOf(sleep);
    found.push({
      id: 'sleepAverage',
      category: 'health',
      tone: wanted === null ? 'plain' : slept >= wanted ? 'good' : 'attention',
      values: { hours: rounded(slept, 2), nights: nights.length, target: wanted ?? 0 },
      rows: ids(sleep),
    });
    const short = wanted === null ? [] : nights.filter(({ value }) => value < wanted);
    if (wanted !== null && short.length > 0)
      found.push({
        id: 'sleepShort',
        category: 'health',
        tone: 'attention',
        values: { nights: short.length, of: nights.length, target: wanted },
        rows: ids(short),
      });
    const earlier = of('sleepHours', daysFrom(dayAfter(week, -7), 7));
    const before = averageOfLogged(earlier);
    const minutes = before === undefined ? 0 : Math.round((slept - before) * 60);
    if (minutes !== 0)
      found.push({
        id: 'sleepChange',
        category: 'health',
        tone: 'plain',
        values: { minutes: Math.abs(minutes), way: minutes > 0 ? 'more' : 'less' },
        rows: ids([...earlier, ...sleep]),
      });
  }
  const moved = of('exerciseMinutes');
  const minutes = sumOfLogged(moved);
  if (minutes !== undefined)
    found.push({
      id: 'exerciseTotal',
      category: 'fitness',
      tone:
        targets.exerciseMinutes === null
          ? 'plain'
          : minutes >= targets.exerciseMinutes
            ? 'good'
            : 'attention',
      values: {
        minutes,
        days: loggedOf(moved).filter(({ value }) => value > 0).length,
        target: targets.exerciseMinutes ?? 0,
      },
      rows: ids(moved),
    });
  const weights = of('weight', daysFrom(dayAfter(week, -21), 28));
  const [first, ...later] = loggedOf(weights);
  const last = later.at(-1);
  if (first && last && last.day >= week)
    found.push({
      id: 'weightChange',
      category: 'health',
      tone: 'plain',
      values: {
        kilograms: rounded(Math.abs(last.value - first.value), 1),
        way: last.value > first.value ? 'more' : last.value < first.value ? 'less' : 'same',
        since: first.day,
        now: last.value,
      },
      rows: ids([first, last]),
    });
  const eaten = of('caloriesConsumed');
  const calories = averageOfLogged(eaten);
  if (calories !== undefined)
    found.push({
      id: 'caloriesAverage',
      category: 'diet',
      tone: 'plain',
      values: {
        calories: Math.round(calories),
        days: loggedOf(eaten).length,
        target: targets.caloriesConsumed ?? 0,
      },
      rows: ids(eaten),
    });
  return found;
}

/** What cost more than its budget, the most first. */
const overBudget = ({ categories }: MonthFigures) =>
  categories.filter(({ over }) => over > 0).toSorted((one, other) => other.over - one.over);

/** What was spent by the end of a week, of its month. */
function moneyFindings({ months }: LifeRows, week: string): LifeFinding[] {
  const last = dayAfter(week, 6);
  const row = months.find(({ month }) => month === monthOfDay(last));
  if (!row) return [];
  const figures: MonthFigures = monthFigures(row);
  const rows = refTo('financial_data', [row.id]);
  const found: LifeFinding[] = [];
  if (figures.spent > 0)
    found.push({
      id: 'moneySpent',
      category: 'finance',
      tone:
        figures.budget === null ? 'plain' : figures.spent <= figures.budget ? 'good' : 'attention',
      values: { amount: figures.spent, budget: figures.budget ?? 0, month: row.month },
      rows,
    });
  const [worst] = overBudget(figures);
  if (worst)
    found.push({
      id: 'moneyOver',
      category: 'finance',
      tone: 'attention',
      values: { money: worst.category ?? 'other', amount: worst.over, month: row.month },
      rows,
    });
  const dated = months.flatMap((one) =>
    moneyEntries(one)
      .filter(({ kind, date }) => kind === 'expense' && date >= week && date <= last)
      .map(({ amount }) => ({ id: one.id, amount })),
  );
  if (dated.length > 0)
    found.push({
      id: 'moneyWeek',
      category: 'finance',
      tone: 'plain',
      values: {
        amount: dated.reduce((sum, { amount }) => sum + amount, 0),
        count: dated.length,
      },
      rows: refTo('financial_data', [...new Set(dated.map(({ id }) => id))]),
    });
  return found;
}

/** What became of goals and plans. */
function planFindings({ goals, entries }: LifeRows, week: string): LifeFinding[] {
  const last = dayAfter(week, 6);
  const within = (day: string | null) => day !== null && day >= week && day <= last;
  const stepped = goals.flatMap((goal) => {
    const steps = goalSteps(goal).filter(({ doneOn }) => within(doneOn)).length;
    return steps > 0 ? [{ id: goal.id, steps }] : [];
  });
  const behind = goals.filter((goal) => goalState(goal, last).pace === 'behind');
  const planned = entries.filter(
    ({ category, date }) => (category === 'schedule' || category === 'fitness') && within(date),
  );
  const found: LifeFinding[] = [];
  if (stepped.length > 0)
    found.push({
      id: 'goalSteps',
      category: 'goals',
      tone: 'good',
      values: { steps: stepped.reduce((sum, { steps }) => sum + steps, 0) },
      rows: refTo(
        'life_goals',
        stepped.map(({ id }) => id),
      ),
    });
  if (behind.length > 0)
    found.push({
      id: 'goalBehind',
      category: 'goals',
      tone: 'attention',
      values: { goals: behind.length, title: behind[0]?.title ?? '' },
      rows: refTo(
        'life_goals',
        behind.map(({ id }) => id),
      ),
    });
  if (planned.length > 0)
    found.push({
      id: 'planDone',
      category: 'schedule',
      tone: 'plain',
      values: { done: planned.filter(({ done }) => done).length, planned: planned.length },
      rows: refTo(
        'life_assistant_data',
        planned.map(({ id }) => id),
      ),
    });
  return found;
}

/** Everything that can be said of a week from what was logged: worked out, never written. */
export const weekFindings = (rows: LifeRows, week: string): LifeFinding[] => [
  ...healthFindings(rows, week),
  ...moneyFindings(rows, week),
  ...planFindings(rows, week),
];

/** What one may try in the week to come. */
export const lifeSuggestionIds = [
  'sleepEarlier',
  'spendLess',
  'moveMore',
  'nextStep',
  'log',
] as const;
/** One of {@link lifeSuggestionIds}. */
export type LifeSuggestionId = (typeof lifeSuggestionIds)[number];

/** One thing to try, and the figures it follows from. */
export interface LifeSuggestion {
  readonly id: LifeSuggestionId;
  readonly values: Readonly<Record<string, number | string>>;
  readonly rows: LifeRowRef | null;
}

/** Minutes somebody may go to bed earlier from one week to the next, at the most. */
const mostEarlier = 45;

/** What is paid whatever one does: nobody spends less on it from one week to the next. */
const owed: ReadonlySet<string | null> = new Set<MoneyCategory>(['housing', 'health']);

/**
 * The one suggestion that follows from a week's findings: what is furthest from what was meant, and
 * can be done something about.
 */
export function weekSuggestion(
  findings: readonly LifeFinding[],
  { goals, months }: Pick<LifeRows, 'goals' | 'months'>,
): LifeSuggestion {
  const needs = (id: LifeFindingId) =>
    findings.find((one) => one.id === id && one.tone === 'attention');
  const sleep = needs('sleepAverage');
  if (sleep) {
    const lacking = (Number(sleep.values['target']) - Number(sleep.values['hours'])) * 60;
    // In quarters of an hour, so that it can be kept.
    const minutes = Math.min(mostEarlier, Math.max(15, Math.ceil(lacking / 15) * 15));
    return { id: 'sleepEarlier', values: { minutes, ...sleep.values }, rows: sleep.rows };
  }
  const over = needs('moneyOver');
  const row = months.find(({ month }) => month === over?.values['month']);
  const spent = row && overBudget(monthFigures(row)).find(({ category }) => !owed.has(category));
  if (over && spent)
    return {
      id: 'spendLess',
      values: { ...over.values, money: spent.category ?? 'other', amount: spent.over },
      rows: over.rows,
    };
  const moved = needs('exerciseTotal');
  if (moved) {
    const minutes = Number(moved.values['target']) - Number(moved.values['minutes']);
    return { id: 'moveMore', values: { minutes: Math.ceil(minutes / 2) }, rows: moved.rows };
  }
  const open = goals
    .filter(({ status }) => status === 'active' || status === 'in_progress')
    .toSorted((one, other) => one.priority - other.priority)
    .flatMap((goal) => {
      const step = goalSteps(goal).find(({ completed }) => !completed);
      return step ? [{ goal, step }] : [];
    })[0];
  if (open)
    return {
      id: 'nextStep',
      values: { step: open.step.title, goal: open.goal.title },
      rows: refTo('life_goals', [open.goal.id]),
    };
  return { id: 'log', values: {}, rows: null };
}
