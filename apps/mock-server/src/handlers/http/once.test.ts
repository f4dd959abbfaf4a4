import type { Task } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { pointsOf } from '../../money/ledger.js';
import { gate, scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer, TestClock } from '../../testing/test-server.js';

const path = '/api/assistants/cognitive-flow/runs';
const question = { question: 'What is a nebula?' };
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

it('the same request with the same key is carried out once, also at the same time', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() => browser.call<Task>('POST', path, question, keyed('a'))),
  );
  const [first] = answers;
  for (const { status, body } of answers) expect([status, body]).toEqual([201, first?.body]);
  await server.engine.settled(first?.body.id ?? 0);
  const later = await browser.call<Task>('POST', path, question, keyed('a'));
  // The first answer, not the run as it is now.
  expect([later.status, later.body]).toEqual([201, first?.body]);
  expect(later.headers.get('idempotency-replayed')).toBe('true');
  const runs = server.store
    .rowsBy('tasks', 'userId', 2)
    .filter(({ title }) => title === question.question);
  expect(runs).toHaveLength(1);
  expect(before - (pointsOf(server.store, 2)?.currentBalance ?? 0)).toBe(runs[0]?.usage?.points);
});

it('a key with another request is a mistake, and somebody else’s key is another key', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  await browser.call('POST', path, question, keyed('a'));
  expect(await browser.refused('POST', path, { question: 'Another?' }, keyed('a'))).toMatchObject({
    status: 422,
    error: expect.stringMatching(/another request/),
  });
  expect((await browser.refused('POST', path, question, keyed('a b'))).status).toBe(422);
  const admin = await server.browser().signIn('admin', 'constella-admin');
  const own = await admin.call<Task>('POST', path, question, keyed('a'));
  expect([own.status, own.body.userId]).toEqual([201, 1]);
});

it('a refusal is given again; a failure is not, and is tried anew', async () => {
  let full = false;
  const persist = () =>
    full ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) : Promise.resolve();
  const server = await createTestServer({ persist });
  const browser = await server.browser().signIn();
  const created = await browser.call<Task>('POST', `${path}?start=false`, question);
  const start = `/api/tasks/${created.body.id}/start`;
  await browser.call('POST', `/api/tasks/${created.body.id}/cancel`);
  const refused = await browser.refused('POST', start, undefined, keyed('r'));
  expect(await browser.refused('POST', start, undefined, keyed('r'))).toEqual(refused);

  full = true;
  expect((await browser.refused('POST', path, question, keyed('f'))).status).toBe(507);
  full = false;
  expect((await browser.call('POST', path, question, keyed('f'))).status).toBe(201);
});

it('is forgotten after a day', async () => {
  const clock = new TestClock();
  const browser = await (await createTestServer({ clock })).browser().signIn();
  const first = await browser.call<Task>('POST', path, question, keyed('a'));
  clock.pass(24 * 60 * 60 * 1_000);
  const second = await browser.call<Task>('POST', path, question, keyed('a'));
  expect(second.body.id).not.toBe(first.body.id);
});

it('a test of a model that is asked twice is asked and paid once', async () => {
  const door = gate();
  const { provider, asked } = scriptedProvider(async () => {
    await door.opened;
    return 'text';
  });
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
  const body = { model: 'openai/gpt-4.1-mini', prompt: 'Hello' };
  const both = [1, 2].map(() => browser.call('POST', '/api/openrouter/test', body, keyed('m')));
  door.open();
  const [one, two] = await Promise.all(both);
  expect(one?.body).toEqual(two?.body);
  expect(asked).toHaveLength(1);
  expect(pointsOf(server.store, 2)?.currentBalance).toBeLessThan(before);
  expect(server.store.all('point_reservations')).toEqual([]);
});
