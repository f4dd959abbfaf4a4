import { achievementEvents, type AchievementEvent } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { createTestServer, TestClock, testNow } from '../../testing/test-server.js';
import type { RowInput } from '../../store/tables.js';

const at = (days: number, hour = 12) =>
  new Date(testNow - days * 86_400_000 + (hour - 12) * 3_600_000).toISOString();

/** A member with a plan of four activities and nothing done, and one achievement of an event. */
async function member(event: AchievementEvent, count: number) {
  const clock = new TestClock();
  const server = await createTestServer({ clock });
  const { store } = server;
  const browser = server.browser();
  await browser.call('POST', '/api/register', {
    username: 'learner',
    password: 'quite-a-long-one',
  });
  const userId = store.findBy('users', 'username', 'learner')!.id;
  for (const { id } of store.all('achievements').slice()) {
    for (const held of store.rowsBy('user_achievements', 'achievementId', id))
      store.remove('user_achievements', held.id);
    store.remove('achievements', id);
  }
  const createdAt = at(40);
  const achievement = store.insert('achievements', {
    title: event,
    iconName: 'flame',
    unlockCriteria: { event, count },
    createdAt,
  });
  const plan = store.insert('learning_plans', {
    userId,
    title: 'A plan',
    learningArea: 'science',
    learningGoal: 'personal',
    timeCommitment: 'minimal',
    createdAt,
  });
  const activities = (['quiz', 'quiz', 'article', 'video'] as const).map((type) =>
    store.insert('learning_activities', { planId: plan.id, title: type, type, createdAt }),
  );
  const unlocked = async () => {
    const { body } = await browser.call<{ achievementId: number; unlockedAt: string }[]>(
      'GET',
      '/api/user-achievements',
    );
    return body.map((row) => row.achievementId === achievement.id && row.unlockedAt);
  };
  const complete = (index: number, completedAt = at(0), headers = {}) =>
    browser.call(
      'PATCH',
      `/api/learning-activities/${activities[index]!.id}`,
      { completed: true, completedAt },
      { headers },
    );
  return { clock, store, browser, userId, plan, activities, unlocked, complete };
}

/** What a member does, over the API, each time an event happens. */
const doings: Record<
  AchievementEvent,
  (given: Awaited<ReturnType<typeof member>>, time: 0 | 1) => Promise<unknown>
> = {
  'activity.completed': ({ complete }, time) => complete(2 + time),
  'learning.day': ({ complete }, time) => complete(time, at(1 - time)),
  'resource.completed': ({ store, browser }, time) =>
    browser.call('POST', '/api/user-resource-progress', {
      resourceId: store.all('learning_resources')[time]!.id,
      completed: true,
      completedAt: at(0),
    }),
  'quiz.passed': ({ complete }, time) => complete(time),
  'discussion.asked': ({ browser, plan }, time) =>
    browser.call('POST', '/api/learning-discussions', {
      planId: plan.id,
      question: time === 0 ? 'Why?' : 'How?',
    }),
  'plan.half': ({ browser }) => newPlan(browser, { progress: 50 }),
  'plan.completed': ({ browser }) => newPlan(browser, { status: 'completed' }),
  'run.completed': ({ store, userId }) => store.write(() => store.insert('tasks', run(userId))),
};

const newPlan = (
  browser: Awaited<ReturnType<typeof member>>['browser'],
  more: Record<string, unknown>,
) =>
  browser.call('POST', '/api/learning-plans', {
    title: 'Another',
    learningArea: 'science',
    learningGoal: 'personal',
    timeCommitment: 'minimal',
    ...more,
  });

const run = (userId: number): Omit<RowInput<'tasks'>, 'id' | 'revision'> => ({
  userId,
  title: 'A run',
  description: 'Two agents work',
  status: 'completed',
  result: { text: 'Done' },
  duration: 1,
  agentCount: 2,
  agentsInvolved: [],
  coordinatorId: null,
  metadata: {},
  locale: 'en',
  attempt: 1,
  team: [],
  reserved: 0,
  createdAt: at(0),
  completedAt: at(0),
});

describe('an achievement', () => {
  it.each(achievementEvents)('of %s is unlocked by what is done, once', async (event) => {
    const given = await member(event, 2);
    await doings[event](given, 0);
    expect(await given.unlocked()).toEqual([]);
    await doings[event](given, 1);
    expect(await given.unlocked()).toEqual([at(0)]);
    given.clock.pass(60_000);
    await given.complete(3);
    expect(await given.unlocked()).toEqual([at(0)]);
  });

  it('stays when what earned it is taken back', async () => {
    const { complete, unlocked, browser, activities } = await member('activity.completed', 1);
    await complete(0);
    const before = await unlocked();
    expect(before).toHaveLength(1);
    await browser.call('PATCH', `/api/learning-activities/${activities[0]!.id}`, {
      completed: false,
      completedAt: null,
    });
    await browser.call('DELETE', `/api/learning-activities/${activities[0]!.id}`);
    expect(await unlocked()).toEqual(before);
  });

  it('is written by the server alone', async () => {
    const { browser, store } = await member('activity.completed', 1);
    const achievementId = store.all('achievements')[0]!.id;
    const refused = await browser.refused('POST', '/api/user-achievements', {
      achievementId,
      unlockedAt: at(0),
    });
    expect(refused.status).toBeGreaterThanOrEqual(403);
  });

  // Half past eleven in the evening and half past midnight of New York lie on one day of Greenwich.
  it.each([
    ['America/New_York', 1],
    ['UTC', 0],
    ['Middle/Earth', 0],
  ])('of days in a row counts the days of the zone %s', async (zone, count) => {
    const { complete, unlocked } = await member('learning.day', 2);
    const headers = { 'time-zone': zone };
    await complete(0, '2026-03-09T03:30:00.000Z', headers);
    await complete(1, '2026-03-09T04:30:00.000Z', headers);
    expect(await unlocked()).toHaveLength(count);
  });

  it('is not unlocked by a write that is refused', async () => {
    const { browser, plan, unlocked } = await member('discussion.asked', 1);
    await browser.refused('POST', '/api/learning-discussions', { planId: plan.id, question: 7 });
    expect(await unlocked()).toEqual([]);
  });
});
