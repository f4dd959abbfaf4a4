import { accountLimits } from '@constella/api-client/contract';
import { beforeEach, expect, it, vi } from 'vitest';

import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

vi.mock('@constella/api-client/contract', async (original) => ({
  ...(await original<object>()),
  accountLimits: {
    free: { rows: 40, bytes: 30_000, pending: 2 },
    personal: { rows: 40, bytes: 30_000, pending: 2 },
    professional: { rows: 40, bytes: 30_000, pending: 2 },
    enterprise: { rows: -1, bytes: -1, pending: -1 },
  },
}));

let server: Awaited<ReturnType<typeof createTestServer>>;
let newcomer: TestBrowser;
beforeEach(async () => {
  server = await createTestServer();
  newcomer = server.browser();
  await newcomer.call('POST', '/api/register', {
    username: 'newcomer',
    password: 'a long password',
  });
});
const question = { question: 'Which of two sites is the quieter one?' };
const waiting = '/api/assistants/cognitive-flow/runs?start=false';

/** Sends until it is refused, and says how often it was not. */
async function fill(path: string, body: object) {
  for (let sent = 0; ; sent += 1) {
    const answer = await newcomer.call<{ id: number; error: string }>('POST', path, body);
    if (answer.status !== 201) return { sent, status: answer.status, error: answer.body.error };
    if (sent > 100) throw new Error('no end');
  }
}

it('an account holds as many entries as its membership allows', async () => {
  const body = { name: 'Harbour Parcels', industry: 'logistics', size: '50-249' };
  const { sent, status, error } = await fill('/api/company-profiles', body);
  expect(sent).toBeGreaterThan(30);
  expect([status, error]).toEqual([
    507,
    'Your account has reached the 40 entries your plan allows. Delete what you no longer need, or choose a larger plan.',
  ]);
  const [first] = server.store.rowsBy('company_profiles', 'userId', idOf());
  await newcomer.call('DELETE', `/api/company-profiles/${first!.id}`);
  expect((await newcomer.call('POST', '/api/company-profiles', body)).status).toBe(201);
  const demo = await server.browser().signIn('member', 'constella-member');
  expect((await demo.call('POST', '/api/company-profiles', body)).status).not.toBe(500);
});

const idOf = () => server.store.findBy('users', 'username', 'newcomer')!.id;

it('an account holds as many bytes as its membership allows, changes included', async () => {
  const { body } = await newcomer.call<{ id: number }>('POST', '/api/company-profiles', {
    name: 'Harbour Parcels',
    industry: 'logistics',
    size: '50-249',
  });
  const policy = { companyId: body.id, title: 'Data', content: 'x'.repeat(9_000) };
  const { sent, status, error } = await fill('/api/company-policies', policy);
  expect(sent).toBeLessThan(4);
  expect([status, error]).toEqual([507, expect.stringMatching(/0\.03 MB/)]);
  const [row] = server.store.rowsBy('company_policies', 'companyId', body.id);
  const longer = { content: 'y'.repeat(20_000) };
  expect((await newcomer.refused('PATCH', `/api/company-policies/${row!.id}`, longer)).status).toBe(
    507,
  );
});

it('only so many runs wait to be started', async () => {
  const { sent, status, error } = await fill(waiting, question);
  expect([sent, status, error]).toEqual([2, 409, expect.stringMatching(/^2 runs are waiting/)]);
  expect(accountLimits.free.pending).toBe(2);
  const [first] = server.store.rowsBy('tasks', 'userId', idOf());
  await newcomer.call('DELETE', `/api/tasks/${first!.id}`);
  expect((await newcomer.call('POST', waiting, question)).status).toBe(201);
});
