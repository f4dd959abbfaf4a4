import type { RowOfRecord } from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

type Activity = RowOfRecord<'learning_activities'>;

let demo: TestBrowser;
let plan: RowOfRecord<'learning_plans'>;

const activitiesOf = () =>
  demo.call<Activity[]>('GET', `/api/learning-activities?planId=${plan.id}&_limit=500`);
const rows = async <T>(path: string) => (await demo.call<T[]>('GET', path)).body;
const setDone = async (activity: Activity, completed: boolean) =>
  demo.call('PATCH', `/api/learning-activities/${activity.id}`, {
    completed,
    completedAt: completed ? '2026-01-01T10:00:00.000Z' : null,
  });
const planNow = async () =>
  (await demo.call<typeof plan>('GET', `/api/learning-plans/${plan.id}`)).body;

beforeEach(async () => {
  const server = await createTestServer();
  demo = await server.browser().signIn();
  [plan] = (await rows<typeof plan>('/api/learning-plans?status=active')) as [typeof plan];
});

describe('a learning plan', () => {
  it('says how much of it is done after every change of an activity', async () => {
    const { body: activities } = await activitiesOf();
    const done = activities.filter(({ completed }) => completed);
    const open = activities.filter(({ completed }) => !completed);
    const share = (count: number, all = activities.length) => Math.round((count / all) * 100);

    await setDone(open[0]!, true);
    expect((await planNow()).progress).toBe(share(done.length + 1));
    await setDone(open[0]!, false);
    expect((await planNow()).progress).toBe(share(done.length));
    await demo.call('DELETE', `/api/learning-activities/${open[0]!.id}`);
    expect((await planNow()).progress).toBe(share(done.length, activities.length - 1));
    await demo.call('POST', '/api/learning-activities', {
      planId: plan.id,
      title: 'One more',
      type: 'article',
    });
    expect((await planNow()).progress).toBe(share(done.length));
  });

  it('is completed with its last activity, with its parts, and goes on when one is open again', async () => {
    const { body: activities } = await activitiesOf();
    for (const one of activities.filter(({ completed }) => !completed)) await setDone(one, true);
    const stages = () =>
      rows<RowOfRecord<'learning_stages'>>(`/api/learning-stages?planId=${plan.id}`);
    expect(await planNow()).toMatchObject({
      progress: 100,
      status: 'completed',
      completedDate: expect.any(String),
    });
    expect((await stages()).every(({ completed, current }) => completed && !current)).toBe(true);

    const last = activities.at(-1)!;
    await setDone(last, false);
    expect(await planNow()).toMatchObject({ status: 'active', completedDate: null });
    const open = (await stages()).filter(({ completed }) => !completed);
    expect(open).toHaveLength(1);
    expect(open[0]?.current).toBe(true);
  });

  it('keeps its revision when nothing it says has changed', async () => {
    const { body: activities } = await activitiesOf();
    const before = await planNow();
    await demo.call('PATCH', `/api/learning-activities/${activities[0]!.id}`, {
      description: 'Read it twice',
    });
    expect((await planNow()).revision).toBe(before.revision);
  });
});
