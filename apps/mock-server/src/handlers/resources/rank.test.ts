import { adminPermissions, type AdminRole } from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
let admin: TestBrowser;
let support: TestBrowser;
beforeEach(async () => {
  server = await createTestServer();
  admin = await server.browser().signIn('admin', 'constella-admin');
  support = await server.browser().signIn('support', 'constella-support');
});

const idOf = (username: string) => server.store.findBy('users', 'username', username)!.id;
const officeOf = (username: string) =>
  server.store.findBy('admins', 'userId', String(idOf(username)))!;
/** Gives `support` every permission in a role, so that the role alone decides. */
const promote = (role: AdminRole) =>
  server.store.write(() =>
    server.store.update('admins', officeOf('support').id, {
      role,
      permissions: [...adminPermissions],
    }),
  );

describe('the account of an administrator', () => {
  it.each<AdminRole>(['support', 'moderator', 'admin'])(
    'is not changed by a %s with every permission',
    async (role) => {
      await promote(role);
      const before = server.store.find('users', idOf('admin'));
      const path = `/api/users/${idOf('admin')}`;
      for (const body of [{ email: 'x@evil.example' }, { verified: true }, { fullName: 'X' }])
        expect((await support.refused('PATCH', path, body)).status).toBe(403);
      expect((await support.refused('DELETE', path)).status).toBe(403);
      expect(server.store.find('users', idOf('admin'))).toEqual(before);
      expect(server.store.all('outbox')).toEqual([]);
    },
  );

  it('keeps its rank while it is out of office', async () => {
    await server.store.write(() =>
      server.store.update('admins', officeOf('admin').id, { isActive: false }),
    );
    const path = `/api/users/${idOf('admin')}`;
    expect((await support.refused('PATCH', path, { email: 'x@evil.example' })).status).toBe(403);
  });

  it('is changed by whoever outranks it, and a member by either', async () => {
    const changes = { fullName: 'Another Name' };
    const path = (username: string) => `/api/users/${idOf(username)}`;
    expect((await admin.call('PATCH', path('support'), changes)).status).toBe(200);
    expect((await support.call('PATCH', path('member'), changes)).status).toBe(200);
  });

  it.each(['admin', 'support'])('%s changes the own one where the password counts', async (who) => {
    const browser = who === 'admin' ? admin : support;
    const path = `/api/users/${idOf(who)}`;
    expect((await browser.refused('PATCH', path, { email: 'new@me.example' })).status).toBe(403);
    expect((await browser.refused('DELETE', path)).status).toBe(403);
  });
});

describe('an address an administrator changes', () => {
  it('is unproven, its links and its identity are gone, and the former one hears of it', async () => {
    const { store } = server;
    const { id, email } = store.findBy('users', 'username', 'demo')!;
    await server.browser().call('POST', '/api/auth/forgot-password', { email });
    await store.write(() => store.update('users', id, { googleId: 'issuer subject' }));
    const body = { email: 'moved@constella.example', verified: true };
    const { body: row } = await support.call('PATCH', `/api/users/${id}`, body);
    expect(row).toMatchObject({ email: body.email, verified: false });
    expect(store.find('users', id)).toMatchObject({ googleId: null, verified: false });
    expect(store.rowsBy('account_links', 'userId', id)).toMatchObject([
      { purpose: 'verify', email: body.email },
    ]);
    expect(store.all('outbox').slice(1)).toMatchObject([
      { kind: 'emailChanged', to: email },
      { kind: 'verify', to: body.email },
    ]);
  });

  it('written differently stays proven', async () => {
    const { id } = server.store.findBy('users', 'username', 'demo')!;
    const body = { email: 'MARTA.Lindqvist@constella.example' };
    const { body: row } = await support.call('PATCH', `/api/users/${id}`, body);
    expect(row).toMatchObject({ ...body, verified: true });
    expect(server.store.all('outbox')).toEqual([]);
  });
});

describe('the office of an administrator', () => {
  const path = (username: string) => `/api/admins/${officeOf(username).id}`;

  it.each<[string, Record<string, unknown>]>([
    ['rise', { role: 'super_admin' }],
    ['rise to a peer', { role: 'admin' }],
    ['take more permissions', { permissions: [...adminPermissions] }],
    ['put themself out', { isActive: false }],
  ])('does not let its holder %s', async (_what, body) => {
    await promote('admin');
    const before = officeOf('support');
    expect((await support.refused('PATCH', path('support'), body)).status).toBe(403);
    expect(officeOf('support')).toEqual(before);
  });

  it('is not changed by whoever it outranks', async () => {
    await promote('admin');
    expect((await support.refused('PATCH', path('admin'), { isActive: false })).status).toBe(403);
    expect((await support.refused('DELETE', path('admin'))).status).toBe(403);
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['a lower role', { role: 'moderator', permissions: ['user_management'] }, 201],
    ['the same role', { role: 'admin' }, 403],
    ['a higher role', { role: 'super_admin' }, 403],
    ['a permission the giver lacks', { role: 'support', permissions: ['plugin_management'] }, 403],
  ])('gives another one %s: %j is %i', async (_what, body, status) => {
    await server.store.write(() =>
      server.store.update('admins', officeOf('support').id, {
        role: 'admin',
        permissions: ['user_management', 'security_settings'],
      }),
    );
    const answer = await support.call('POST', '/api/admins', { userId: idOf('demo'), ...body });
    expect(answer.status).toBe(status);
  });

  it.each<[string, string, Record<string, unknown> | undefined]>([
    ['switched off', 'PATCH', { isActive: false }],
    ['lowered', 'PATCH', { role: 'admin' }],
    ['deleted', 'DELETE', undefined],
  ])('of the last super_admin is not %s', async (_what, method, body) => {
    expect((await admin.refused(method, path('admin'), body)).status).toBe(409);
    expect(officeOf('admin')).toMatchObject({ role: 'super_admin', isActive: true });
    await promote('super_admin');
    expect((await admin.call(method, path('admin'), body)).status).toBe(200);
  });
});
