import {
  assistants,
  daysFrom,
  languages,
  monthFigures,
  targetsOf,
  weekFindings,
  entriesOf,
} from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { runAssistant } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { rowsOfMember, weekAsked } from './life-review.js';

const demo = 2;
const week = '2026-03-02';

it('says of a week what a script works out of the stored rows', async () => {
  const { store } = await createTestServer();
  const rows = rowsOfMember(store, demo);
  const findings = new Map(weekFindings(rows, week).map((one) => [one.id, one]));

  // Added up by hand, day by day, without any of the functions under test.
  const days = store
    .rowsBy('health_data', 'userId', demo)
    .filter(({ date }) => date >= week && date <= '2026-03-08');
  let hours = 0;
  let nights = 0;
  let minutes = 0;
  for (const { sleepHours, exerciseMinutes } of days) {
    if (sleepHours !== null) {
      hours += sleepHours;
      nights += 1;
    }
    minutes += exerciseMinutes ?? 0;
  }
  expect(days).toHaveLength(7);
  const sleep = findings.get('sleepAverage');
  expect(sleep?.values).toMatchObject({ nights });
  expect(sleep?.values['hours']).toBeCloseTo(hours / nights, 2);
  expect(sleep?.rows.ids).toHaveLength(nights);
  expect(findings.get('exerciseTotal')?.values).toMatchObject({ minutes });

  const month = store
    .rowsBy('financial_data', 'userId', demo)
    .find((one) => one.month === '2026-03')!;
  let cents = 0;
  for (const amount of Object.values(month.categories) as number[])
    cents += Math.round(amount * 100);
  expect(monthFigures(month).spent).toBe(cents);
  expect(findings.get('moneySpent')?.values).toMatchObject({ amount: cents });
  const kept = store.rowsBy('life_assistant_data', 'userId', demo);
  expect(targetsOf(kept).sleepHours).toBe(7);
  expect(entriesOf(kept)).toHaveLength(kept.length - 1);
});

it('looks at the last whole week when none is named, and at that of any day that is', () => {
  expect(weekAsked({ week: '' }, '2026-03-10')).toBe('2026-03-02');
  expect(weekAsked({ week: '' }, '2026-03-09')).toBe('2026-03-02');
  for (const day of daysFrom('2028-02-28', 7))
    expect(weekAsked({ week: day }, '2030-01-01')).toBe('2028-02-28');
});

it.each(languages)(
  'is worked out without a model in %s, each sentence with its rows',
  async (locale) => {
    const { task } = await runAssistant('life-review', { week }, { locale });
    const result = assistants['life-review'].result.parse(task.result);
    expect(result.week).toBe(week);
    expect(result.findings.length).toBeGreaterThan(3);
    for (const { text, ids } of result.findings) {
      expect(text).not.toMatch(/content\.|undefined|\{\w+|NaN/);
      expect(ids.length).toBeGreaterThan(0);
    }
    expect(`${result.title}${result.suggestion}${result.reason}`).not.toMatch(
      /content\.|undefined|\{\w+|NaN/,
    );
  },
);

it('reads nothing but what was chosen', async () => {
  const { task } = await runAssistant('life-review', { week, categories: ['finance'] });
  const { findings } = assistants['life-review'].result.parse(task.result);
  expect(new Set(findings.map(({ category }) => category))).toEqual(new Set(['finance']));
});

it('says so of a week nobody logged anything in', async () => {
  const { task } = await runAssistant('life-review', {
    week: '2020-01-06',
    categories: ['health', 'fitness'],
  });
  const result = assistants['life-review'].result.parse(task.result);
  expect(result.findings).toEqual([]);
  expect(result.title).toBe('Nothing was logged in this week.');
});
