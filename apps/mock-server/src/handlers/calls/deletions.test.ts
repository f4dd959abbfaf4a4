import { bounds } from '@constella/api-client/contract';
import { beforeEach, expect, it } from 'vitest';

import { tableNames, type TableName } from '../../store/tables.js';
import { runAssistant } from '../../testing/run-assistant.js';
import { createTestServer, TestClock, type TestBrowser } from '../../testing/test-server.js';

let clock: TestClock;
let server: Awaited<ReturnType<typeof createTestServer>>;
let demo: TestBrowser;

beforeEach(async () => {
  clock = new TestClock();
  server = await createTestServer({ clock });
  demo = await server.browser().signIn();
});

/** Every table but what only the deletions themselves leave. */
const everything = () =>
  Object.fromEntries(
    tableNames
      .filter((table: TableName) => table !== 'deletions' && table !== 'sessions')
      .map((table) => [table, [...server.store.all(table)]]),
  );

/** Something of the member's that can be deleted, by its path. */
const made: Record<string, () => Promise<string>> = {
  agent: async () => {
    await demo.call('PATCH', '/api/agents/4', { temperature: 0.1 });
    return '/api/agents/4';
  },
  company: async () => {
    const { body } = await demo.call<{ id: number }[]>('GET', '/api/company-profiles');
    return `/api/company-profiles/${body[0]!.id}`;
  },
  run: async () => {
    const { task } = await runAssistant(
      'risk-assessment',
      { title: 'Harvest', scope: 'The orchard', categories: ['people'] },
      { browser: demo },
    );
    const path = `/api/tasks/${task.id}`;
    await demo.call('POST', `${path}/rating`, { stars: 4 });
    await demo.call('POST', `${path}/share`);
    await demo.call('POST', `${path}/versions`, {
      result: { ...task.result, summary: 'Shorter' },
    });
    return path;
  },
};
const cases = Object.entries(made);

const idIn = (path: string): number => Number(path.split('/').at(-1));

it.each(cases)('a deleted %s comes back with all that went with it', async (_what, make) => {
  const path = await make();
  const before = everything();
  await demo.call('DELETE', path);
  expect(everything()).not.toEqual(before);
  const { status, body } = await demo.call<{ id: number }>('POST', `${path}/restore`);
  expect([status, body.id]).toEqual([200, idIn(path)]);
  expect(everything()).toEqual(before);
  expect(server.store.all('deletions')).toEqual([]);
  // A second press changes nothing.
  expect((await demo.call('POST', `${path}/restore`)).status).toBe(200);
  expect(everything()).toEqual(before);
});

it.each(cases)('a deleted %s is nobody else’s to bring back', async (_what, make) => {
  const path = await make();
  await demo.call('DELETE', path);
  const admin = await server.browser().signIn('admin', 'constella-admin');
  expect(await admin.refused('POST', `${path}/restore`)).toMatchObject({ status: 404 });
  expect((await demo.call('POST', `${path}/restore`)).status).toBe(200);
});

it.each(cases)('a deleted %s is gone for good after a while', async (_what, make) => {
  const path = await make();
  await demo.call('DELETE', path);
  clock.pass(bounds.undoMinutes.max * 60_000);
  const { status, error } = await demo.refused('POST', `${path}/restore`);
  expect([status, error]).toEqual([404, expect.stringContaining('15 minutes')]);
  await demo.call('DELETE', '/api/agents/5');
  expect(server.store.all('deletions').map(({ rowId }) => rowId)).toEqual([5]);
});

it('what an administrator deletes of a member’s does not come back', async () => {
  const path = await made['company']!();
  const admin = await server.browser().signIn('admin', 'constella-admin');
  expect((await admin.call('DELETE', path)).status).toBe(200);
  for (const one of [admin, demo])
    expect(await one.refused('POST', `${path}/restore`)).toMatchObject({ status: 404 });
});

it('what named the run names it again, unless it names another by now', async () => {
  const path = await made['run']!();
  const id = idIn(path);
  const naming = await Promise.all(
    [0, 1].map(async () =>
      server.store.write(() =>
        server.store.insert('life_assistant_interactions', {
          userId: 2,
          taskId: id,
          interactionType: 'question',
          category: 'goals',
          query: 'What next?',
          createdAt: '2026-01-01T00:00:00.000Z',
        } as never),
      ),
    ),
  );
  const named = () =>
    naming.map((row) => server.store.find('life_assistant_interactions', row.id)?.taskId);
  await demo.call('DELETE', path);
  expect(named()).toEqual([null, null]);
  await server.store.write(() =>
    server.store.update('life_assistant_interactions', naming[1]!.id, { taskId: 1 }),
  );
  await demo.call('POST', `${path}/restore`);
  expect(named()).toEqual([id, 1]);
});

it('deleting the account takes along what could be brought back', async () => {
  await demo.call('DELETE', '/api/agents/4');
  await demo.call('POST', '/api/user/deletion', { password: 'constella-demo' });
  expect(server.store.all('deletions')).toEqual([]);
});
