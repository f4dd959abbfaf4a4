import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { achievementEvents, activityTypes, learningPlanStatuses, runStatuses } from '../enums.js';
import {
  achievementProgress,
  finishedMoments,
  learningFacts,
  type LearnedRows,
} from './achievements.js';

const frame = { timeZone: 'Europe/Stockholm', now: Date.parse('2026-03-10T12:00:00Z') };
const none: LearnedRows = { plans: [], activities: [], resources: [], discussions: [], runs: [] };
const day = (number: number) => `2026-03-${String(number).padStart(2, '0')}T09:00:00.000Z`;
const activity = (given: Partial<LearnedRows['activities'][number]> = {}) => ({
  planId: 1,
  type: 'article',
  completed: true,
  completedAt: day(1),
  ...given,
});
const plan = { id: 1, status: 'active', progress: 0 };

/** For each event, rows in which it has happened twice, and what is beside it. */
const twice: Record<(typeof achievementEvents)[number], Partial<LearnedRows>> = {
  'activity.completed': {
    activities: [activity(), activity({ completedAt: null }), activity({ completed: false })],
  },
  'learning.day': {
    activities: [activity(), activity({ completedAt: day(5) })],
    resources: [{ completed: true, completedAt: day(2) }],
  },
  'resource.completed': {
    resources: [true, true, false].map((completed) => ({ completed, completedAt: null })),
  },
  'quiz.passed': {
    activities: [
      activity({ type: 'quiz' }),
      activity({ type: 'quiz' }),
      activity({ type: 'quiz', completed: false }),
      activity(),
    ],
  },
  'discussion.asked': { discussions: [{}, {}] },
  'plan.half': {
    plans: [plan, { ...plan, id: 2, progress: 50 }, { ...plan, id: 3, progress: 49 }],
    activities: [activity(), activity({ completed: false })],
  },
  'plan.completed': {
    plans: [
      { ...plan, status: 'completed' },
      { ...plan, id: 2, status: 'completed' },
      { ...plan, id: 3, progress: 100 },
    ],
  },
  'run.completed': {
    runs: [
      { status: 'completed', agentCount: 2 },
      { status: 'completed', agentCount: 5 },
      { status: 'completed', agentCount: 1 },
      { status: 'failed', agentCount: 3 },
    ],
  },
};

describe('an achievement', () => {
  it.each(achievementEvents)('of %s counts what the rows say', (event) => {
    const facts = learningFacts({ ...none, ...twice[event] }, frame);
    expect(facts[event]).toBe(2);
    expect(achievementProgress({ event, count: 2 }, facts)).toEqual({
      event,
      count: 2,
      done: 2,
      unlocked: true,
    });
    expect(achievementProgress({ event, count: 3 }, facts)).toMatchObject({
      done: 2,
      unlocked: false,
    });
    expect(achievementProgress({ event, count: 1 }, facts)).toMatchObject({
      done: 1,
      unlocked: true,
    });
    expect(achievementProgress({ event, count: 1 }, learningFacts(none, frame))).toMatchObject({
      done: 0,
      unlocked: false,
    });
  });

  it.each([
    {},
    null,
    { event: 'moon.landed', count: 1 },
    { event: 'quiz.passed' },
    { event: 'quiz.passed', count: 0 },
    { event: 'quiz.passed', count: '5' },
  ])('with the criteria %j is nobody’s', (criteria) => {
    expect(achievementProgress(criteria, learningFacts(none, frame))).toBeUndefined();
  });

  it('never gets farther away by something more that is finished', () => {
    const finished = fc.record({
      completed: fc.boolean(),
      completedAt: fc.option(fc.integer({ min: 1, max: 31 }).map(day)),
    });
    const rows = fc.record({
      plans: fc.array(
        fc.record({
          id: fc.integer({ min: 1, max: 4 }),
          status: fc.constantFrom(...learningPlanStatuses),
          progress: fc.integer({ min: 0, max: 100 }),
        }),
        { maxLength: 4 },
      ),
      activities: fc.array(
        fc.record({
          planId: fc.integer({ min: 1, max: 4 }),
          type: fc.constantFrom(...activityTypes),
          completed: fc.boolean(),
          completedAt: fc.option(fc.integer({ min: 1, max: 31 }).map(day)),
        }),
        { maxLength: 30 },
      ),
      resources: fc.array(finished, { maxLength: 10 }),
      discussions: fc.array(fc.constant({}), { maxLength: 5 }),
      runs: fc.array(
        fc.record({
          status: fc.constantFrom(...runStatuses),
          agentCount: fc.integer({ min: 0, max: 5 }),
        }),
        { maxLength: 8 },
      ),
    });
    const late = { ...frame, now: Date.parse('2026-04-30T12:00:00Z') };
    fc.assert(
      fc.property(rows, fc.nat(), (given, which) => {
        const before = learningFacts(given, late);
        const index = which % Math.max(1, given.activities.length);
        const activities = given.activities.map((row, at) =>
          at === index ? { ...row, completed: true, completedAt: row.completedAt ?? day(9) } : row,
        );
        const after = learningFacts({ ...given, activities }, late);
        for (const event of achievementEvents)
          expect(after[event]).toBeGreaterThanOrEqual(before[event]);
      }),
    );
  });

  it('counts a finished row that does not say when, but on no day', () => {
    const rows = { ...none, activities: [activity({ completedAt: null })] };
    expect(finishedMoments(rows)).toEqual([]);
    expect(learningFacts(rows, frame)).toMatchObject({
      'activity.completed': 1,
      'learning.day': 0,
    });
  });
});
