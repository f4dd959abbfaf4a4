import { records } from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Payments } from '../../money/payments/payments.js';
import { createTestPayments } from '../../money/payments/test-payments.js';
import { Refusal } from '../../base/refusal.js';
import { storedRecord, tableNames, type RowOf } from '../../store/tables.js';
import { createTask, readEvents } from '../../testing/read-events.js';
import { hang, scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';
import { until } from '../../testing/until.js';
import { ownRows } from '../../store/rows.js';

/** Everything an account owns, by table. */
const ownedBy = (userId: number) =>
  new Map(
    tableNames.map((table) => [table, ownRows(server.store, storedRecord(table), userId)] as const),
  );

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeEach(async () => {
  server = await createTestServer();
});

type Export = { user: Record<string, unknown>; records: Record<string, { id: number }[]> };

describe('the export', () => {
  it('has everything the account owns and nothing of anybody else', async () => {
    const browser = await server.browser().signIn();
    const answer = await browser.call<Export>('GET', '/api/user/export');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="[\w.-]+"$/);
    const { user, records: exported } = answer.body;
    expect(user).toMatchObject({ id: 2, username: 'demo', preferences: {} });
    for (const [table, rows] of ownedBy(2))
      expect([table, exported[table]?.length ?? 0]).toEqual([
        table,
        table in records || table === 'run_events' || table === 'attachments' ? rows.length : 0,
      ]);
    expect(Object.keys(exported)).toEqual(
      expect.arrayContaining(['agents', 'tasks', 'payments', 'point_transactions', 'run_events']),
    );
    const others = server.store.rowsBy('agents', 'userId', 1).map(({ id }) => id);
    expect(exported['agents']?.filter(({ id }) => others.includes(id))).toEqual([]);
  });

  it('has no secret in it, though mails with links are out', async () => {
    const browser = await server.browser().signIn();
    await browser.call('PATCH', '/api/user', {
      email: 'new@example.org',
      currentPassword: 'constella-demo',
    });
    await server.store.write(() => server.store.update('users', 2, { googleId: 'secret-subject' }));
    const text = JSON.stringify((await browser.call('GET', '/api/user/export')).body);
    const user = server.store.find('users', 2);
    const hashes = server.store.all('sessions').map(({ tokenHash }) => tokenHash);
    for (const secret of [
      user?.password,
      user?.verificationToken,
      /#token=(\S+)/.exec(server.store.all('outbox').at(-1)?.text ?? '')?.[1],
      'secret-subject',
      ...hashes,
    ])
      expect(text).not.toContain(String(secret));
    expect(text).not.toMatch(/tokenHash|verificationToken|outbox|"password"/);
  });
});

/** The ways an account of the demo user ends. */
const ways = {
  'by its owner': async () => {
    const browser = await server.browser().signIn();
    return browser.call('POST', '/api/user/deletion', { password: 'constella-demo' });
  },
  'by an administrator': async () => {
    const admin = await server.browser().signIn('admin', 'constella-admin');
    return admin.call('DELETE', '/api/users/2');
  },
};

describe('the deletion', () => {
  /** Has the demo user's membership collected by a provider. */
  const billed = async () => {
    const [subscription] = server.store.rowsBy('user_subscriptions', 'userId', 2);
    await server.store.write(() =>
      server.store.insert('payment_references', {
        userId: 2,
        subscriptionId: subscription?.id ?? null,
        purchaseId: null,
        reference: 'sub_1',
        secretHash: 'a digest',
        amount: 1,
        currency: 'USD',
        createdAt: '2026-01-01T00:00:00.000Z',
      }),
    );
  };
  const entries = Object.entries(ways);
  const remains = (id: number) =>
    tableNames.filter((table) =>
      (server.store.all(table) as readonly RowOf<'agents'>[]).some((row) => row.userId === id),
    );

  it('removes every row the account owns, its mails too, and nobody else’s', async () => {
    const browser = await server.browser().signIn();
    await browser.call('PATCH', '/api/user', {
      email: 'new@example.org',
      currentPassword: 'constella-demo',
    });
    const theirs = ownedBy(1);
    const [task] = server.store.rowsBy('tasks', 'userId', 2);
    const answer = await browser.call('POST', '/api/user/deletion', { password: 'constella-demo' });
    expect(answer.status).toBe(200);
    expect(browser.cookie).toBeUndefined();
    expect(server.store.find('users', 2)).toBeUndefined();
    expect(remains(2)).toEqual([]);
    expect(server.store.rowsBy('run_events', 'taskId', task?.id ?? 0)).toEqual([]);
    expect(server.store.rowsBy('execution_traces', 'taskId', task?.id ?? 0)).toEqual([]);
    expect(ownedBy(1)).toEqual(theirs);
    expect(
      (
        await server
          .browser()
          .refused('POST', '/api/login', { username: 'demo', password: 'constella-demo' })
      ).status,
    ).toBe(401);
  });

  it.each([
    ['nothing', {}, 'password'],
    ['another password', { password: 'not this one' }, 'password'],
    ['the username instead', { username: 'demo' }, 'password'],
  ])('is not done with %s', async (_what, body, field) => {
    const browser = await server.browser().signIn();
    const answer = await browser.refused('POST', '/api/user/deletion', body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, [field]]);
    expect((await browser.call('GET', '/api/user')).status).toBe(200);
  });

  it('lets go of what names the account and belongs to somebody else', async () => {
    const browser = await server.browser().signIn();
    const entry = {
      level: 'info',
      category: 'test',
      message: 'something happened',
      userId: 2,
      createdAt: '2026-01-01T00:00:00.000Z',
    } as const;
    const { id } = await server.store.write(() => server.store.insert('system_logs', entry));
    await browser.call('POST', '/api/user/deletion', { password: 'constella-demo' });
    expect(server.store.find('system_logs', id)).toMatchObject({ userId: null });
  });

  it('is not for administrators', async () => {
    const browser = await server.browser().signIn('admin', 'constella-admin');
    const body = { password: 'constella-admin' };
    if (server.store.rowsBy('admins', 'userId', 1).length === 0)
      await server.store.write(() =>
        server.store.insert('admins', { userId: 1, createdAt: '2026-01-01T00:00:00.000Z' }),
      );
    const answer = await browser.refused('POST', '/api/user/deletion', body);
    expect([answer.status, answer.error]).toEqual([409, expect.stringMatching(/administers/)]);
    expect((await browser.call('GET', '/api/user')).status).toBe(200);
  });

  it('slows down guessing the password', async () => {
    const browser = await server.browser().signIn();
    const statuses = [];
    for (let turn = 0; turn < 6; turn += 1)
      statuses.push(
        (await browser.refused('POST', '/api/user/deletion', { password: 'x' })).status,
      );
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is confirmed by the username where there is no password', async () => {
    const browser = await server.browser().signIn();
    await server.store.write(() => server.store.update('users', 2, { password: '' }));
    for (const body of [{}, { username: 'Demo' }, { password: '' }, { password: 'x' }])
      expect((await browser.refused('POST', '/api/user/deletion', body)).status).toBe(422);
    expect((await browser.call('POST', '/api/user/deletion', { username: 'demo' })).status).toBe(
      200,
    );
  });

  it.each(entries)('%s ends what the payment provider would go on billing', async (_by, end) => {
    const ended: string[] = [];
    const payments: Payments = {
      ...createTestPayments({ randomToken: () => 'x' }),
      endNow: (reference) => Promise.resolve(void ended.push(reference)),
    };
    server = await createTestServer({ payments });
    const browser = await server.browser().signIn();
    await billed();
    const text = JSON.stringify((await browser.call('GET', '/api/user/export')).body);
    expect(text).not.toMatch(/sub_1|secretHash/);
    expect((await end()).status).toBe(200);
    expect(ended).toEqual(['sub_1']);
    expect(remains(2)).toEqual([]);
  });

  it.each(entries)('%s ends a run that is going on, for whoever reads it', async (_by, end) => {
    const { provider, asked } = scriptedProvider(() => hang);
    server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const id = await createTask(browser);
    await browser.call('POST', `/api/tasks/${id}/start`);
    const reading = readEvents(browser, id);
    await until(() => asked.length > 0);
    expect((await end()).status).toBe(200);
    expect((await reading).at(-1)).toMatchObject({ type: 'done', status: 'canceled' });
    expect(remains(2)).toEqual([]);
    await server.engine.stop();
    expect(server.lines).toEqual([]);
  });

  it('by an administrator is written down, ends the sessions, and asks for what was seen', async () => {
    const demo = await server.browser().signIn();
    const admin = await server.browser().signIn('admin', 'constella-admin');
    const stale = await admin.call('DELETE', '/api/users/2', undefined, {
      headers: { 'if-match': '"999"' },
    });
    expect([stale.status, (await demo.call('GET', '/api/user')).status]).toEqual([412, 200]);
    await ways['by an administrator']();
    expect((await demo.refused('GET', '/api/user')).status).toBe(401);
    expect(remains(2)).toEqual([]);
    expect(server.store.find('users', 2)).toBeUndefined();
    const lines = server.store.all('system_logs').filter(({ category }) => category === 'audit');
    expect(lines.map(({ message }) => message)).toEqual(['delete users/2']);
  });

  it('of an administrator needs the role to be taken away first, whoever asks', async () => {
    const admin = await server.browser().signIn('admin', 'constella-admin');
    const [other] = server.store.all('admins').filter(({ userId }) => userId !== 1);
    const path = `/api/users/${other!.userId}`;
    expect((await admin.refused('DELETE', path)).status).toBe(409);
    expect((await admin.call('DELETE', `/api/admins/${other!.id}`)).status).toBe(200);
    expect((await admin.call('DELETE', path)).status).toBe(200);
  });

  it('leaves everything as it was when the payment provider does not answer', async () => {
    const payments: Payments = {
      ...createTestPayments({ randomToken: () => 'x' }),
      endNow: () => Promise.reject(new Refusal(502, 'server.payment.unavailable')),
    };
    server = await createTestServer({ payments });
    await billed();
    expect((await ways['by an administrator']()).status).toBe(502);
    expect(server.store.find('users', 2)).toBeDefined();
    expect(server.store.all('system_logs').filter(({ category }) => category === 'audit')).toEqual(
      [],
    );
  });
});
