import { newMonth } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { planHealth, planMoney } from './plan-import';
import { readCsv, readDay, readNumber } from './read-csv';

const english = { names: {}, monthFirst: true };

describe('a file of cells', () => {
  it('is read as spreadsheets of either habit write it', () => {
    expect(readCsv('\u{FEFF}date;notes\r\n2026-11-01;"a ""b""; c\nd"\r\n\r\n')).toEqual([
      ['date', 'notes'],
      ['2026-11-01', 'a "b"; c\nd'],
    ]);
    expect(readCsv('date,weight\n2026-11-01,70.5')[1]).toEqual(['2026-11-01', '70.5']);
  });

  it.each([
    ['1,234.50', 1_234.5],
    ['1.234,50', 1_234.5],
    ['7,5', 7.5],
    ['2,100', 2_100],
    ['−12.30', -12.3],
    ['€ 12', 12],
    ["1'000", 1_000],
    ['', undefined],
    ['seven', undefined],
  ])('has %s for a number', (written, value) => {
    expect(readNumber(written)).toBe(value);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['23.11.2026', '2026-11-23'],
    ['11/23/2026', '2026-11-23'],
    ['2026年11月3日', '2026-11-03'],
    ['2026-02-29', undefined],
    ['yesterday', undefined],
  ])('has %s for a day', (written, day) => {
    expect(readDay(written, true)).toBe(day);
  });
});

describe('an import of health', () => {
  it('finds columns by their names, in any language and order, and says what is wrong where', () => {
    const plan = planHealth(
      readCsv('Gewicht (kg);Datum;Schlaf\n70,5;2026-11-01;7,25\nviel;2026-11-02;\n;2026-11-01;30'),
      {
        names: { weight: ['Gewicht'], date: ['Datum'], sleepHours: ['Schlaf'] },
        monthFirst: false,
      },
    );
    expect(plan.columns).toEqual(['date', 'sleepHours', 'weight']);
    expect(plan.items[0]).toEqual({ date: '2026-11-01', weight: 70.5, sleepHours: 7.25 });
    expect(plan.errors).toEqual([
      { line: 3, cell: 'viel', problem: 'number' },
      { line: 4, cell: '2026-11-01', problem: 'twice' },
      { line: 4, cell: '30', problem: 'range' },
    ]);
  });
});

describe('an import of money', () => {
  const file =
    'date,amount,category,text\n2026-10-01,-12.5,food,Market\n2026-10-01,-12.5,food,Market\n2026-10-02,2000,,Pay';

  it('takes what is below zero for spent, alike lines for several, and the same file once', () => {
    const names = { moneyCategory: ['category'] };
    const { items, errors } = planMoney(readCsv(file), { ...english, names }, []);
    expect(errors).toEqual([]);
    expect(items.map(({ kind, amount, category }) => [kind, amount, category])).toEqual([
      ['expense', 1_250, 'food'],
      ['expense', 1_250, 'food'],
      ['income', 200_000, 'income'],
    ]);
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
    expect(planMoney(readCsv(file), { ...english, names }, []).items).toEqual(items);
  });

  it('has no way into a closed month', () => {
    const closed = {
      ...newMonth('2026-10'),
      analytics: { closed: { at: 'x', income: 0, spent: 0, invested: 0, categories: {} } },
    };
    const { items, errors } = planMoney(readCsv(file), english, [closed]);
    expect(items).toEqual([]);
    expect(errors.map(({ problem }) => problem)).toEqual(['closed', 'closed', 'closed']);
  });
});
