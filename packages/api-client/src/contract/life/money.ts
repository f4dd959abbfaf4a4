import * as z from 'zod';

import { bounds } from '../bounds.js';
import { day as dayColumn } from '../records/columns.js';
import { dayOfMonth } from '../days.js';
import type { RowOfRecord } from '../records/index.js';

/** What households spend on, the usual names; a member may add others. */
export const moneyCategories = [
  'housing',
  'food',
  'eatingOut',
  'transport',
  'health',
  'leisure',
  'clothing',
  'other',
] as const;
/** One of {@link moneyCategories}. */
export type MoneyCategory = (typeof moneyCategories)[number];

/** The ways money moves. */
export const moneyKinds = ['expense', 'income', 'investment'] as const;
/** One of {@link moneyKinds}. */
export type MoneyKind = (typeof moneyKinds)[number];

const minor = z.int().min(0).max(9_999_999_999);

/** One movement of money in a month. */
export const moneyEntrySchema = z.object({
  /** Unique within its month: adding one twice adds it once. */
  id: z.string().min(1).max(bounds.slug.max),
  date: dayColumn(),
  kind: z.enum(moneyKinds),
  text: z.string().max(bounds.shortText.max),
  category: z.string().min(1).max(bounds.shortText.max),
  /** In the smallest unit of the currency. */
  amount: minor,
});
/** One movement of money in a month. */
export type MoneyEntry = z.infer<typeof moneyEntrySchema>;

const closingSchema = z.object({
  at: z.string(),
  income: minor,
  spent: minor,
  invested: minor,
  categories: z.record(z.string(), z.object({ spent: minor, budget: minor.nullable() })),
});

/** A stored month of money. */
export type MoneyMonth = Pick<
  RowOfRecord<'financial_data'>,
  | 'month'
  | 'income'
  | 'expenses'
  | 'savings'
  | 'investments'
  | 'budget'
  | 'categories'
  | 'analytics'
>;

/** Fields of a month to be stored. */
export type MoneyChanges = Partial<Omit<MoneyMonth, 'month'>>;

/** An amount in the smallest unit of the currency, as sums are made in. */
export const toMinor = (amount: number): number => Math.round(amount * 100);
/** An amount in whole units, as it is stored. */
export const fromMinor = (amount: number): number => amount / 100;

const amountIn = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) && value > 0 ? toMinor(value) : 0;

const amountsIn = (values: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, amountIn(value)]));

/** The entries of a month; what is none is left out. */
export const moneyEntries = ({ analytics }: Pick<MoneyMonth, 'analytics'>): MoneyEntry[] =>
  (Array.isArray(analytics['entries']) ? (analytics['entries'] as unknown[]) : []).flatMap(
    (one) => moneyEntrySchema.safeParse(one).data ?? [],
  );

const closingOf = ({ analytics }: Pick<MoneyMonth, 'analytics'>) =>
  closingSchema.safeParse(analytics['closed']).data;

/** Whether a month is closed: its figures stay as they were. */
export const isClosed = (month: Pick<MoneyMonth, 'analytics'>): boolean =>
  closingOf(month) !== undefined;

/** What was spent on one thing in a month. */
export interface CategoryState {
  /** `null` for what no category was named for. */
  readonly category: string | null;
  readonly spent: number;
  readonly budget: number | null;
  /** What it is over its budget; 0 within it, and without one. */
  readonly over: number;
}

/** The figures of a month, in the smallest unit of the currency. */
export interface MonthFigures {
  readonly month: string;
  readonly income: number;
  /** The sum of its categories, exactly. */
  readonly spent: number;
  readonly invested: number;
  /** What is left of the income; below zero in a month that took from savings. */
  readonly saved: number;
  /** The sum of the budgets; `null` without any. */
  readonly budget: number | null;
  readonly categories: readonly CategoryState[];
  /** When it was closed; `null` while it is open. */
  readonly closedAt: string | null;
}

const stateOf = (category: string | null, spent: number, budget: number | null): CategoryState => ({
  category,
  spent,
  budget,
  over: budget === null ? 0 : Math.max(0, spent - budget),
});

/** A month's figures; those of a closed one are the ones it was closed with. */
export function monthFigures(row: MoneyMonth): MonthFigures {
  const closed = closingOf(row);
  const spentOn = amountsIn(row.categories);
  const budgets = amountsIn(row.budget);
  const named = Object.values(spentOn).reduce((sum, amount) => sum + amount, 0);
  const spent = Math.max(named, amountIn(row.expenses));
  const open = [...new Set([...Object.keys(budgets), ...Object.keys(spentOn)])].map((category) =>
    stateOf(category, spentOn[category] ?? 0, budgets[category] ?? null),
  );
  // What was written down as a sum alone belongs to no category, and is not left out either.
  if (spent > named) open.push(stateOf(null, spent - named, null));
  const frozen =
    closed &&
    Object.entries(closed.categories).map(([category, one]) =>
      stateOf(category === '' ? null : category, one.spent, one.budget),
    );
  const categories = frozen ?? open;
  const planned = categories.flatMap(({ budget }) => (budget === null ? [] : [budget]));
  const figures = closed ?? {
    income: amountIn(row.income),
    spent,
    invested: amountIn(row.investments),
  };
  return {
    month: row.month,
    income: figures.income,
    spent: figures.spent,
    invested: figures.invested,
    saved: figures.income - figures.spent - figures.invested,
    budget: planned.length > 0 ? planned.reduce((sum, amount) => sum + amount, 0) : null,
    categories,
    closedAt: closed?.at ?? null,
  };
}

/** A month with nothing in it, with the budget of the one before. */
export const newMonth = (month: string, before?: MoneyMonth): MoneyMonth => ({
  month,
  income: null,
  expenses: null,
  savings: null,
  investments: null,
  budget: before?.budget ?? {},
  categories: {},
  analytics: {},
});

/** A month's totals with an amount more, or less, of one kind. */
function moved(row: MoneyMonth, { kind, category, amount }: MoneyEntry, sign: 1 | -1) {
  const changed = (value: unknown) => fromMinor(Math.max(0, amountIn(value) + sign * amount));
  const { spent } = monthFigures(row);
  const next: MoneyMonth = {
    ...row,
    ...(kind === 'income' && { income: changed(row.income) }),
    ...(kind === 'investment' && { investments: changed(row.investments) }),
    ...(kind === 'expense' && {
      expenses: fromMinor(Math.max(0, spent + sign * amount)),
      categories: { ...row.categories, [category]: changed(row.categories[category]) },
    }),
  };
  const { income, expenses, investments, categories } = next;
  // Nothing is said to be left of an income nobody wrote down.
  const savings =
    income === null
      ? row.savings
      : fromMinor(amountIn(income) - amountIn(expenses) - amountIn(investments));
  return { income, expenses, investments, categories, savings };
}

/** The changes that add entries to an open month; one it has already changes nothing. */
export function withEntries(row: MoneyMonth, added: readonly MoneyEntry[]): MoneyChanges {
  if (isClosed(row)) throw new Error(`${row.month} is closed`);
  const month = added.reduce<MoneyMonth>((so, entry) => {
    const entries = moneyEntries(so);
    if (entries.some(({ id }) => id === entry.id)) return so;
    const analytics = { ...so.analytics, entries: [...entries, entry] };
    return { ...so, ...moved(so, entry, 1), analytics };
  }, row);
  const { income, expenses, savings, investments, categories, analytics } = month;
  return { income, expenses, savings, investments, categories, analytics };
}

/** The changes that take an entry out of an open month again. */
export function withoutEntry(row: MoneyMonth, id: string): MoneyChanges {
  if (isClosed(row)) throw new Error(`${row.month} is closed`);
  const entries = moneyEntries(row);
  const entry = entries.find((one) => one.id === id);
  if (!entry) return {};
  const analytics = { ...row.analytics, entries: entries.filter((one) => one.id !== id) };
  return { ...moved(row, entry, -1), analytics };
}

/** The changes that close a month: its figures stay what they are now. */
export function closedMonth(row: MoneyMonth, at: string): MoneyChanges {
  const { income, spent, invested, categories } = monthFigures(row);
  return {
    analytics: {
      ...row.analytics,
      closed: {
        at,
        income,
        spent,
        invested,
        categories: Object.fromEntries(
          categories.map((one) => [one.category ?? '', { spent: one.spent, budget: one.budget }]),
        ),
      },
    },
  };
}

/** The changes that open a closed month again: its figures follow its entries from then on. */
export function reopenedMonth({ analytics }: Pick<MoneyMonth, 'analytics'>): MoneyChanges {
  const { closed: _closed, ...rest } = analytics;
  return { analytics: rest };
}

/** Money that moves every month on the same day. */
export interface RecurringMoney {
  /** Of its row. */
  readonly id: number;
  readonly text: string;
  readonly kind: MoneyKind;
  readonly category: string;
  /** In the smallest unit of the currency. */
  readonly amount: number;
  /** The first day it moves; its number is that of every month. */
  readonly date: string;
}

/**
 * What has fallen due of a month up to a day and is not among its entries. Its ids are the same on
 * every device, so that two of them add it once. The 31st is the last day of a shorter month.
 */
export function dueEntries(
  recurring: readonly RecurringMoney[],
  row: Pick<MoneyMonth, 'month' | 'analytics'>,
  today: string,
): MoneyEntry[] {
  const there = new Set(moneyEntries(row).map(({ id }) => id));
  return recurring.flatMap(({ id: rowId, date: first, ...one }) => {
    const id = `recurring-${rowId}`;
    const date = dayOfMonth(row.month, Number(first.slice(8)));
    return date < first || date > today || there.has(id) ? [] : [{ id, date, ...one }];
  });
}
