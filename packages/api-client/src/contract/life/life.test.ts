import {
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  integer,
  property,
  record,
  uniqueArray,
  uuid,
  type Arbitrary,
} from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayAfter, dayIn, dayOfMonth, daysBetween, daysFrom, lastDayOf, weekOf } from '../days.js';
import {
  averageOfLogged,
  closedMonth,
  dueEntries,
  fromMinor,
  goalState,
  loggedStreak,
  mergedChanges,
  moneyCategories,
  moneyEntries,
  monthFigures,
  newMonth,
  reopenedMonth,
  sumOfLogged,
  targetsOf,
  toMinor,
  unusualFigures,
  valuesOf,
  weekFindings,
  weekSuggestion,
  withEntries,
  withoutEntry,
  withTick,
  type MoneyEntry,
  type LifeRows,
  type MoneyMonth,
} from './index.js';

const day = integer({ min: 0, max: 60_000 }).map((offset) => dayAfter('1960-01-01', offset));
const amount = integer({ min: 0, max: 500_000 });
const entry = record({
  id: uuid(),
  date: integer({ min: 1, max: 28 }).map((n) => `2026-02-${String(n).padStart(2, '0')}`),
  kind: constantFrom('expense', 'income', 'investment'),
  text: constant('x'),
  category: constantFrom(...moneyCategories),
  amount,
}) satisfies Arbitrary<MoneyEntry>;
const entries = uniqueArray(entry, { selector: ({ id }) => id, maxLength: 40 });
const added = (month: MoneyMonth, more: readonly MoneyEntry[]): MoneyMonth => ({
  ...month,
  ...withEntries(month, more),
});

describe('days', () => {
  it('are counted on the calendar, whatever the clock does', () => {
    assert(
      property(day, integer({ min: -4_000, max: 4_000 }), (from, days) => {
        expect(daysBetween(from, dayAfter(from, days))).toBe(days);
        expect(new Date(`${weekOf(from)}T00:00:00Z`).getUTCDay()).toBe(1);
        expect(daysBetween(weekOf(from), from)).toBeLessThan(7);
      }),
    );
    // The nights the clocks change in Europe are a day like any other.
    expect(daysFrom('2026-03-28', 3)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
    expect(daysFrom('2026-10-24', 3).at(-1)).toBe('2026-10-26');
  });

  it('have the 29th of February in leap years alone', () => {
    expect(lastDayOf('2028-02')).toBe('2028-02-29');
    expect(lastDayOf('2100-02')).toBe('2100-02-28');
    expect(dayOfMonth('2027-02', 31)).toBe('2027-02-28');
    expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  });

  it('begin where somebody lives', () => {
    const moment = '2026-03-29T00:30:00Z';
    expect(dayIn(moment, 'Pacific/Kiritimati')).toBe('2026-03-29');
    expect(dayIn(moment, 'America/Los_Angeles')).toBe('2026-03-28');
    expect(dayIn('2026-11-28T12:00:00Z', 'Pacific/Kiritimati')).toBe('2026-11-29');
  });
});

const row = (date: string, sleepHours: number | null) => ({
  id: Number(date.slice(8)),
  date,
  sleepHours,
  exerciseMinutes: null,
  weight: null,
  caloriesConsumed: null,
  caloriesBurned: null,
  waterIntake: null,
});

describe('what was logged of health', () => {
  it('averages the days that were logged, and only these', () => {
    const rows = [row('2026-11-01', 6), row('2026-11-02', null), row('2026-11-04', 8)];
    const values = valuesOf(rows, 'sleepHours', daysFrom('2026-11-01', 7));
    expect(values.map(({ value }) => value)).toEqual([6, null, null, 8, null, null, null]);
    expect(averageOfLogged(values)).toBe(7);
    expect(sumOfLogged(values)).toBe(14);
    expect(averageOfLogged(valuesOf([], 'sleepHours', daysFrom('2026-11-01', 7)))).toBeUndefined();
  });

  it('counts a streak back from today, which may still come', () => {
    assert(
      property(day, integer({ min: 1, max: 400 }), boolean(), (today, length, withToday) => {
        const last = withToday ? today : dayAfter(today, -1);
        const rows = daysFrom(dayAfter(last, 1 - length), length).map((date) => ({ date }));
        expect(loggedStreak([...rows, { date: dayAfter(last, -length - 1) }], today)).toBe(length);
      }),
    );
  });

  it('asks about figures outside human range and says what would be usual', () => {
    expect(unusualFigures({ weight: 150, sleepHours: 7, exerciseMinutes: null })).toEqual([]);
    expect(unusualFigures({ weight: 720, sleepHours: 0.5 }).map(({ field }) => field)).toEqual([
      'sleepHours',
      'weight',
    ]);
  });

  it('puts together what two devices wrote of one day', () => {
    const base = { sleepHours: 7, waterIntake: null, mood: 'Good' };
    const merged = mergedChanges(base, { ...base, waterIntake: 1_500 }, { ...base, mood: 'Tired' });
    expect(merged).toEqual({ changes: { waterIntake: 1_500 }, clashes: [] });
    expect(mergedChanges(base, { sleepHours: 6 }, { ...base, sleepHours: 8 }).clashes).toEqual([
      'sleepHours',
    ]);
    // Both created it: what one left empty is as the other has it.
    expect(mergedChanges(undefined, { sleepHours: 6, mood: null }, { mood: 'Good' })).toEqual({
      changes: { sleepHours: 6 },
      clashes: [],
    });
  });
});

describe('a month of money', () => {
  it('sums exactly, whatever is added in whatever order and taken out again', () => {
    assert(
      property(entries, entries, (kept, gone) => {
        const distinct = gone.filter(({ id }) => kept.every((one) => one.id !== id));
        const all = added(newMonth('2026-02'), [...kept, ...distinct]);
        const month = distinct.reduce<MoneyMonth>(
          (so, { id }) => ({ ...so, ...withoutEntry(so, id) }),
          all,
        );
        const figures = monthFigures(month);
        const sum = (kind: string) =>
          kept.reduce((total, one) => total + (one.kind === kind ? one.amount : 0), 0);
        expect(figures.spent).toBe(sum('expense'));
        expect(figures.income).toBe(sum('income'));
        expect(figures.invested).toBe(sum('investment'));
        expect(figures.saved).toBe(sum('income') - sum('expense') - sum('investment'));
        expect(figures.categories.reduce((total, { spent }) => total + spent, 0)).toBe(
          figures.spent,
        );
        expect(moneyEntries(month)).toHaveLength(kept.length);
      }),
    );
  });

  it('keeps every cent from the smallest unit and back', () => {
    assert(
      property(amount, (cents) => {
        expect(toMinor(fromMinor(cents))).toBe(cents);
      }),
    );
  });

  it('adds an entry once, even from two devices', () => {
    assert(
      property(entry, (one) => {
        const once = added(newMonth('2026-02'), [one]);
        expect(added(once, [one])).toEqual(once);
      }),
    );
  });

  it('has a place for what was written down as a sum', () => {
    const figures = monthFigures({
      ...newMonth('2026-02'),
      expenses: 100.1,
      categories: { food: 60.05 },
      budget: { food: 50, housing: 0 },
    });
    expect(figures.categories).toEqual([
      { category: 'food', spent: 6_005, budget: 5_000, over: 1_005 },
      { category: 'housing', spent: 0, budget: 0, over: 0 },
      { category: null, spent: 4_005, budget: null, over: 0 },
    ]);
    expect(figures.spent).toBe(10_010);
  });

  it('stays as it was when it is closed, until it is opened again', () => {
    assert(
      property(entries, (all) => {
        const open = added({ ...newMonth('2026-02'), budget: { food: 40 } }, all);
        const closed = { ...open, ...closedMonth(open, '2026-03-01T08:00:00Z') };
        const before = monthFigures(open);
        const after = { ...monthFigures({ ...closed, expenses: 9, categories: {} }) };
        expect({ ...after, closedAt: null }).toEqual(before);
        expect(() => withEntries(closed, all)).toThrow('2026-02 is closed');
        expect(monthFigures({ ...closed, ...reopenedMonth(closed) })).toEqual(before);
      }),
    );
  });

  it('has what recurs on its day, the 31st on the last one, and each once', () => {
    const rent = {
      id: 7,
      text: 'Rent',
      kind: 'expense' as const,
      category: 'housing',
      amount: 92_000,
      date: '2026-01-31',
    };
    const month = newMonth('2028-02');
    expect(dueEntries([rent], month, '2028-02-28')).toEqual([]);
    const [due] = dueEntries([rent], month, '2028-02-29');
    expect(due).toMatchObject({ date: '2028-02-29', amount: 92_000 });
    expect(dueEntries([rent], added(month, [due!]), '2028-02-29')).toEqual([]);
    expect(dueEntries([rent], newMonth('2025-12'), '2025-12-31')).toEqual([]);
  });
});

const goal = (steps: object[], more: object = {}) => ({
  steps: steps as Record<string, unknown>[],
  status: 'active' as const,
  targetDate: '2026-12-31',
  createdAt: '2026-11-01T09:00:00Z',
  progress: 0,
  ...more,
});

describe('a goal', () => {
  it('is as far as its steps are done, and reached with the last', () => {
    assert(
      property(array(boolean(), { minLength: 1, maxLength: 20 }), (done) => {
        const one = goal(done.map((completed) => ({ title: 'x', completed })));
        const state = goalState(one, '2026-11-02');
        expect(state.progress).toBe(Math.round((done.filter(Boolean).length / done.length) * 100));
        expect(state.pace === 'reached').toBe(done.every(Boolean));
      }),
    );
  });

  it('is behind after a day one of its steps was due, and not on it', () => {
    const one = goal([{ title: 'x', completed: false, due: '2026-11-20' }]);
    expect(goalState(one, '2026-11-20').pace).toBe('onTrack');
    expect(goalState(one, '2026-11-21').pace).toBe('behind');
  });

  it('spreads steps without days evenly', () => {
    const one = goal([
      { title: 'x', completed: false },
      { title: 'y', completed: false },
    ]);
    expect(goalState(one, '2026-11-30').pace).toBe('onTrack');
    expect(goalState(one, '2026-12-01').pace).toBe('behind');
    expect(goalState({ ...one, targetDate: null }, '2029-01-01').pace).toBe('open');
  });

  it('follows a tick, and one that is taken away', () => {
    const one = goal([{ title: 'x', completed: false }]);
    const ticked = { ...one, ...withTick(one, 0, true, '2026-11-05') };
    expect(ticked).toMatchObject({ progress: 100, status: 'completed' });
    expect(ticked.steps[0]).toMatchObject({ completed: true, doneOn: '2026-11-05' });
    expect(withTick(ticked, 0, false, '2026-11-06')).toMatchObject({
      progress: 0,
      status: 'in_progress',
    });
  });
});

it('what to spend less on is what one can: never the rent, whatever it is over', () => {
  const month = {
    ...newMonth('2026-11'),
    id: 7,
    userId: 1,
    revision: 1,
    createdAt: '2026-11-01T00:00:00.000Z',
    notes: null,
    budget: { housing: 900, transport: 50, leisure: 80 },
    categories: { housing: 1_700, transport: 80, leisure: 90 },
  } satisfies LifeRows['months'][number];
  const suggested = (months: LifeRows['months']) => {
    const rows = { health: [], months, goals: [], entries: [], targets: targetsOf([]) };
    const found = weekFindings(rows, '2026-11-16');
    return [
      found.find(({ id }) => id === 'moneyOver')?.values['money'],
      weekSuggestion(found, rows),
    ];
  };
  expect(suggested([month])).toMatchObject([
    'housing',
    { id: 'spendLess', values: { money: 'transport', amount: 3_000 } },
  ]);
  expect(suggested([{ ...month, budget: { housing: 900 } }])).toMatchObject([
    'housing',
    { id: 'log' },
  ]);
});
