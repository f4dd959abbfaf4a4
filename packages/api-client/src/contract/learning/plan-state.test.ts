import { describe, expect, it } from 'vitest';

import type { RowOfRecord } from '../records/index.js';
import { activitySteps, withStep } from './activity-steps.js';
import { activityReader, planProgress, planState } from './plan-state.js';

const frame = { timeZone: 'UTC', now: Date.parse('2026-03-29T10:00:00Z') };
const row = { revision: 1, createdAt: '2026-03-01T00:00:00.000Z' };
const activity = (given: Partial<RowOfRecord<'learning_activities'>> = {}) =>
  ({
    id: 1,
    planId: 1,
    moduleId: 1,
    title: 'Read',
    type: 'article',
    description: null,
    content: null,
    url: null,
    duration: null,
    durationMinutes: 20,
    completed: false,
    completedAt: null,
    recommendedBy: null,
    dueDate: null,
    ...row,
    ...given,
  }) as RowOfRecord<'learning_activities'>;
const stage = (id: number, order: number) =>
  ({ id, planId: 1, name: `Stage ${id}`, order, ...row }) as RowOfRecord<'learning_stages'>;
const module = (id: number, stageId: number, order: number) =>
  ({ id, stageId, name: `Module ${id}`, order, ...row }) as RowOfRecord<'learning_modules'>;

describe('activity steps', () => {
  const content = 'First:\n- [x] Read\n- [ ] Write\n  * [X] twice\n- no step';
  it('are the lines that can be ticked', () => {
    expect(activitySteps(content)).toEqual([
      { text: 'Read', done: true },
      { text: 'Write', done: false },
      { text: 'twice', done: true },
    ]);
    expect(activitySteps(null)).toEqual([]);
  });
  it('are ticked one at a time, and the rest of the text stays', () => {
    expect(withStep(content, 1, true)).toBe(content.replace('- [ ] Write', '- [x] Write'));
    expect(withStep(content, 2, false)).toBe(content.replace('[X] twice', '[ ] twice'));
    expect(withStep(content, 9, true)).toBe(content);
  });
});

describe('activityReader', () => {
  it.each([
    [{ completed: true, dueDate: '2026-03-01T12:00:00Z' }, 'completed'],
    [{ dueDate: '2026-03-28T12:00:00Z' }, 'overdue'],
    [{ dueDate: '2026-03-28T12:00:00Z', content: '- [x] a\n- [ ] b' }, 'overdue'],
    // Due today is not late.
    [{ dueDate: '2026-03-29T00:00:00Z' }, 'not_started'],
    [{ content: '- [x] a\n- [ ] b', recommendedBy: 'Coach' }, 'in_progress'],
    [{ content: '- [ ] a', recommendedBy: 'Coach' }, 'recommended'],
    [{}, 'not_started'],
  ])('%o is %s', (given, expected) => {
    expect(activityReader(frame)(activity(given)).status).toBe(expected);
  });
});

describe('planState', () => {
  const rows = {
    stages: [stage(2, 2), stage(1, 1)],
    modules: [module(11, 1, 2), module(10, 1, 1), module(20, 2, 1)],
    activities: [
      activity({ id: 1, moduleId: 10, completed: true }),
      activity({ id: 2, moduleId: 10, dueDate: '2026-03-29T08:00:00Z' }),
      activity({ id: 3, moduleId: 11, dueDate: '2026-03-27T08:00:00Z' }),
      activity({ id: 4, moduleId: 20, content: '- [x] a\n- [ ] b' }),
      // Its module was deleted elsewhere.
      activity({ id: 5, moduleId: 99 }),
    ],
  };
  const state = planState(rows, frame);

  it('puts every activity in its place, those of no module too', () => {
    expect(
      state.stages.map(({ modules }) =>
        modules.map(({ module: { id }, activities }) => [
          id,
          activities.map((one) => one.activity.id),
        ]),
      ),
    ).toEqual([
      [
        [10, [2, 1]],
        [11, [3]],
      ],
      [[20, [4]]],
    ]);
    expect(state.loose.map((one) => one.activity.id)).toEqual([5]);
  });
  it('counts every activity once', () => {
    const sum = Object.values(state.counts).reduce((all, count) => all + count, 0);
    expect(sum).toBe(rows.activities.length);
    expect([state.done, state.total, state.progress]).toEqual([1, 5, 20]);
  });
  it('goes on with what was begun, then with the first that is not done', () => {
    expect(state.next?.activity.id).toBe(4);
    const fresh = rows.activities.filter(({ id }) => id !== 4);
    expect(planState({ ...rows, activities: fresh }, frame).next?.activity.id).toBe(2);
  });
  it('names what is due today with what is late', () => {
    expect(state.due.map((one) => one.activity.id)).toEqual([3, 2]);
    expect(state.overdue.map((one) => one.activity.id)).toEqual([3]);
    // Five hours to the west it is still the same day; far to the east the next has begun.
    expect(planState(rows, { ...frame, timeZone: 'Pacific/Kiritimati' }).overdue).toHaveLength(2);
  });
  it('is nothing of an empty plan', () => {
    const empty = planState({ stages: [], modules: [], activities: [] }, frame);
    expect([empty.progress, empty.total, empty.next, empty.due]).toEqual([0, 0, undefined, []]);
    expect(planProgress([])).toBe(0);
  });
});
