import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, TestClock, type TestBrowser } from '../../testing/test-server.js';
import { linkLifetimes, resetLinksPerAccount } from './account-links.js';
import { mailAllowances } from '../http/login-throttle.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
let clock: TestClock;
let writes = 0;
beforeEach(async () => {
  clock = new TestClock();
  writes = 0;
  const persist = () => Promise.resolve(void (writes += 1));
  server = await createTestServer({ clock, persist });
});

const demoMail = 'marta.lindqvist@constella.example';
const adminMail = 'admin@constella.example';
const newPassword = 'a password nobody guesses';

const forgot = (email: string, browser: TestBrowser = server.browser()) =>
  browser.call('POST', '/api/auth/forgot-password', { email });
const reset = (token: string, password = newPassword) =>
  server.browser().call('POST', '/api/auth/reset-password', { token, newPassword: password });

/** The secret in the newest mail to an address. */
function tokenFor(address: string, tab = 'reset'): string {
  const mail = server.store.all('outbox').findLast(({ to }) => to === address);
  const link = new RegExp(`http://localhost/auth\\?tab=${tab}#token=(\\S+)`).exec(mail?.text ?? '');
  return link?.[1] ?? `no link to ${address}`;
}

describe('a forgotten password', () => {
  it('is answered the same for an address nobody has, after the same work', async () => {
    const answers = [];
    for (const email of [demoMail, 'nobody@example.org', 'NOBODY@example.com']) {
      const before = writes;
      const { status, body, headers } = await forgot(email);
      answers.push({ status, body, headers: [...headers], writes: writes - before });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, body: { ok: true }, writes: 1 });
    expect(server.store.all('outbox').map(({ to }) => to)).toEqual([demoMail]);
    expect(server.store.all('account_links')).toHaveLength(1);
  });

  it('says the same of a full disk, whoever it is', async () => {
    let full = false;
    const persist = () =>
      full ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) : Promise.resolve();
    server = await createTestServer({ persist });
    full = true;
    const answers = await Promise.all(
      [demoMail, 'nobody@example.org'].map((email) => forgot(email)),
    );
    expect(answers.map(({ status }) => status)).toEqual([507, 507]);
    expect(server.mails).toEqual([]);
    expect(server.store.all('outbox')).toEqual([]);
  });

  it('goes to the address that is stored, however it was typed, in the language of its reader', async () => {
    await server.store.write(() => server.store.update('users', 2, { language: 'ar' }));
    await forgot('  Marta.LINDQVIST@constella.example ');
    const [mail] = server.store.all('outbox');
    expect(mail).toMatchObject({ userId: 2, to: demoMail, locale: 'ar', kind: 'reset' });
    expect(mail?.subject).toMatch(/كلمة مرور/);
    expect(mail?.text).toMatch(/Marta Lindqvist.*http:\/\/localhost\/auth\?tab=reset#token=/s);
    expect(server.mails).toEqual([
      expect.stringContaining(`Mail to ${demoMail}: ${mail?.subject}`),
    ]);
  });

  it.each(['', 'nobody', 'a@b', `${'x'.repeat(300)}@example.org`, 7, null])(
    'wants an address: %j',
    async (email) => {
      const answer = await server.browser().refused('POST', '/api/auth/forgot-password', { email });
      expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['email']]);
    },
  );

  it('is slowed down, whether or not there is such an address', async () => {
    for (const email of [demoMail, 'nobody@example.org']) {
      for (let turn = 0; turn < mailAllowances.account.attempts; turn += 1)
        expect((await forgot(email)).status).toBe(200);
      const { status, headers } = await forgot(email.toUpperCase());
      expect([status, headers.get('retry-after')]).toEqual([429, '900']);
    }
    const statuses = [];
    for (let turn = 0; turn < mailAllowances.address.attempts; turn += 1)
      statuses.push((await forgot(`list${turn}@example.org`)).status);
    expect(statuses.at(-1)).toBe(429);
    clock.pass(mailAllowances.account.window);
    expect((await forgot(demoMail)).status).toBe(200);
  });

  it('fills no mailbox, though the requests come from everywhere', async () => {
    for (let turn = 0; turn < resetLinksPerAccount * 2; turn += 1) {
      const request = new Request('http://localhost/api/auth/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: demoMail }),
      });
      const cookies = { get: () => undefined, set: () => undefined };
      const answer = await server.handle(request, { address: `10.0.0.${turn}`, cookies });
      expect(answer?.status).toBe(200);
    }
    expect(server.store.all('outbox')).toHaveLength(resetLinksPerAccount);
    clock.pass(linkLifetimes.reset);
    await forgot(demoMail);
    expect(server.store.all('outbox')).toHaveLength(resetLinksPerAccount + 1);
    expect(server.store.all('account_links')).toHaveLength(1);
  });
});

describe('a reset link', () => {
  it('sets the password, ends every session, proves the address and says so', async () => {
    await server.store.write(() => server.store.update('users', 2, { verified: false }));
    const [one, two] = [await server.browser().signIn(), await server.browser().signIn()];
    const stranger = await server.browser().signIn('admin', 'constella-admin');
    await forgot(demoMail);
    expect((await reset(tokenFor(demoMail))).status).toBe(200);
    for (const browser of [one, two])
      expect((await browser.refused('GET', '/api/user')).status).toBe(401);
    expect((await stranger.call('GET', '/api/user')).status).toBe(200);
    const old = { username: 'demo', password: 'constella-demo' };
    expect((await server.browser().refused('POST', '/api/login', old)).status).toBe(401);
    const browser = await server.browser().signIn('demo', newPassword);
    expect((await browser.call('GET', '/api/user')).body).toMatchObject({ verified: true });
    expect(server.store.all('outbox').map(({ kind }) => kind)).toEqual([
      'reset',
      'passwordChanged',
    ]);
    expect(server.store.all('account_links')).toEqual([]);
  });

  it('works once, one after the other and for two at once', async () => {
    await forgot(demoMail);
    const token = tokenFor(demoMail);
    const both = await Promise.all([reset(token, 'the first password'), reset(token)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(both.filter(({ status }) => status === 422)).toHaveLength(1);
    const winner = both[0]?.status === 200 ? 'the first password' : newPassword;
    await server.browser().signIn('demo', winner);
    const again = await reset(token, 'yet another password');
    expect([again.status, again.body]).toMatchObject([422, { fields: { token: /30 minutes/ } }]);
    await server.browser().signIn('demo', winner);
  });

  it('of one account opens no other, and leaves the other’s links alone', async () => {
    await forgot(demoMail);
    await forgot(adminMail);
    const theirs = tokenFor(adminMail);
    expect((await reset(tokenFor(demoMail))).status).toBe(200);
    await server.browser().signIn('admin', 'constella-admin');
    const wrong = { username: 'admin', password: newPassword };
    expect((await server.browser().refused('POST', '/api/login', wrong)).status).toBe(401);
    expect((await reset(theirs)).status).toBe(200);
  });

  it('takes the earlier ones with it', async () => {
    await forgot(demoMail);
    const earlier = tokenFor(demoMail);
    await forgot(demoMail);
    expect((await reset(tokenFor(demoMail))).status).toBe(200);
    expect((await reset(earlier)).status).toBe(422);
  });

  it.each([
    ['it is too old', async () => clock.pass(linkLifetimes.reset)],
    [
      'the address has changed',
      async () => {
        const browser = await server.browser().signIn();
        await browser.call('PATCH', '/api/user', {
          email: 'new@example.org',
          currentPassword: 'constella-demo',
        });
      },
    ],
    [
      'the password has changed',
      async () => {
        const body = { currentPassword: 'constella-demo', newPassword: 'something else' };
        await (await server.browser().signIn()).call('POST', '/api/user/password', body);
      },
    ],
    ['the account is gone', () => server.store.write(() => server.store.remove('users', 2))],
  ])('does not work when %s', async (_when, happens) => {
    await forgot(demoMail);
    const token = tokenFor(demoMail);
    await happens();
    expect((await reset(token)).status).toBe(422);
  });

  it.each(['', 'x', 'x'.repeat(201), '../..', 7, null])('must be one: %j', async (token) => {
    await forgot(demoMail);
    const body = { token, newPassword };
    const answer = await server.browser().refused('POST', '/api/auth/reset-password', body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['token']]);
  });

  it('stays good when the password is too weak', async () => {
    await forgot(demoMail);
    const token = tokenFor(demoMail);
    for (const weak of ['short', 'aaaaaaaaaaaa', 'demo']) {
      const { status, body } = await reset(token, weak);
      expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([
        422,
        ['newPassword'],
      ]);
    }
    await server.store.write(() =>
      server.store.update('users', 2, { username: 'Marta.Lindqvist' }),
    );
    expect((await reset(token, 'marta.lindqvist')).status).toBe(422);
    expect((await reset(token)).status).toBe(200);
  });

  it('is no link to confirm an address with', async () => {
    await forgot(demoMail);
    const body = { token: tokenFor(demoMail) };
    expect((await server.browser().refused('POST', '/api/auth/verify-email', body)).status).toBe(
      422,
    );
  });

  it('lets in whoever was locked out by guessing', async () => {
    const guess = { username: 'demo', password: 'not this one' };
    for (let turn = 0; turn < 5; turn += 1)
      await server.browser().refused('POST', '/api/login', guess);
    await forgot(demoMail);
    await reset(tokenFor(demoMail));
    const right = { username: 'demo', password: newPassword };
    expect((await server.browser().call('POST', '/api/login', right)).status).toBe(200);
  });
});

describe('a changed password', () => {
  const body = { currentPassword: 'constella-demo', newPassword };

  it('ends every other session, not this one, and tells the owner', async () => {
    const [one, two] = [await server.browser().signIn(), await server.browser().signIn()];
    expect((await one.call('POST', '/api/user/password', body)).status).toBe(200);
    expect((await one.call('GET', '/api/user')).status).toBe(200);
    expect((await two.refused('GET', '/api/user')).status).toBe(401);
    expect(server.store.all('outbox')).toMatchObject([{ to: demoMail, kind: 'passwordChanged' }]);
    expect(server.store.all('outbox')[0]?.text).not.toContain('token');
  });

  it('is not the username, and needs one to begin with', async () => {
    const browser = await server.browser().signIn();
    await server.store.write(() => server.store.update('users', 2, { username: 'marta.l.1969' }));
    const named = { ...body, newPassword: 'Marta.L.1969' };
    const answer = await browser.refused('POST', '/api/user/password', named);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['newPassword']]);
    await server.store.write(() => server.store.update('users', 2, { password: '' }));
    const none = await browser.refused('POST', '/api/user/password', body);
    expect(none.fields).toEqual({ currentPassword: expect.stringMatching(/reset link/) });
  });
});
