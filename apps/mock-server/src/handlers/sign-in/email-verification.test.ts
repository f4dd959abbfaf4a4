import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, TestClock, type TestBrowser } from '../../testing/test-server.js';
import { linkLifetimes } from './account-links.js';
import { loginAllowances, mailAllowances } from '../http/login-throttle.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock();
  server = await createTestServer({ clock });
});

const outbox = () => server.store.all('outbox');
/** The secret in the newest mail to an address. */
const tokenFor = (address: string): string =>
  /tab=verify#token=(\S+)/.exec(outbox().findLast(({ to }) => to === address)?.text ?? '')?.[1] ??
  `no link to ${address}`;
const verify = (token: string) =>
  server.browser().call('POST', '/api/auth/verify-email', { token });

describe('an e-mail address', () => {
  const registration = { username: 'newcomer', password: 'a long password' };
  const currentPassword = registration.password;
  const email = 'new@example.org';
  let browser: TestBrowser;
  beforeEach(async () => {
    browser = server.browser();
    await browser.call('POST', '/api/register', { ...registration, email });
  });
  const isVerified = async () =>
    (await browser.call<{ verified: boolean }>('GET', '/api/user')).body.verified;

  it('is confirmed by the link of a mail, once', async () => {
    expect(outbox()).toMatchObject([{ kind: 'verify', to: email }]);
    expect(await isVerified()).toBe(false);
    const token = tokenFor(email);
    expect((await verify(token)).status).toBe(200);
    expect(await isVerified()).toBe(true);
    expect((await verify(token)).status).toBe(422);
    expect((await browser.refused('POST', '/api/user/verification')).status).toBe(409);
    expect(server.store.all('account_links')).toEqual([]);
  });

  it('is confirmed once by two at the same time', async () => {
    const token = tokenFor(email);
    const answers = await Promise.all([verify(token), verify(token)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is confirmed by the newest link alone, for a day', async () => {
    const earlier = tokenFor(email);
    expect((await browser.call('POST', '/api/user/verification')).status).toBe(200);
    expect((await verify(earlier)).status).toBe(422);
    clock.pass(linkLifetimes.verify);
    expect((await verify(tokenFor(email))).status).toBe(422);
    expect(await isVerified()).toBe(false);
  });

  it('is unconfirmed when it changes, and whoever had it before hears of it', async () => {
    const first = tokenFor(email);
    await verify(first);
    await browser.call('PATCH', '/api/user', {
      email: 'Other@example.org',
      language: 'de',
      currentPassword,
    });
    expect(await isVerified()).toBe(false);
    expect(outbox().slice(1)).toMatchObject([
      { kind: 'emailChanged', to: email, locale: 'de' },
      { kind: 'verify', to: 'Other@example.org', locale: 'de' },
    ]);
    await verify(tokenFor('Other@example.org'));
    expect(await isVerified()).toBe(true);
    // The same mailbox, written differently.
    await browser.call('PATCH', '/api/user', { email: 'other@example.org', fullName: 'O' });
    expect(await isVerified()).toBe(true);
    await browser.call('PATCH', '/api/user', { email: '', currentPassword });
    expect(await isVerified()).toBe(false);
    expect((await browser.refused('POST', '/api/user/verification')).status).toBe(409);
  });

  it('is changed with the password alone, and an unproven one before hears of it too', async () => {
    const change = { email: 'thief@evil.example' };
    for (const body of [change, { ...change, currentPassword: 'a guess of mine' }]) {
      const { status, fields } = await browser.refused('PATCH', '/api/user', body);
      expect([status, Object.keys(fields ?? {})]).toEqual([422, ['currentPassword']]);
    }
    expect((await browser.refused('PATCH', '/api/user', { email: '' })).status).toBe(422);
    expect(outbox()).toHaveLength(1);
    await browser.call('PATCH', '/api/user', { email: 'o@example.org', currentPassword });
    expect(outbox().slice(1)).toMatchObject([
      { kind: 'emailChanged', to: email },
      { kind: 'verify', to: 'o@example.org' },
    ]);
  });

  it('of an account without a password is changed soon after signing in', async () => {
    const { id } = server.store.findBy('users', 'username', 'newcomer')!;
    await server.store.write(() => server.store.update('users', id, { password: '' }));
    const { body: user } = await browser.call('GET', '/api/user');
    expect(user).toMatchObject({ hasPassword: false });
    const change = (address: string) => browser.fetch('PATCH', '/api/user', { email: address });
    expect((await change('o@example.org')).status).toBe(200);
    clock.pass(11 * 60_000);
    const late = await browser.refused('PATCH', '/api/user', { email: 'p@example.org' });
    expect([late.status, Object.keys(late.fields ?? {})]).toEqual([422, ['email']]);
  });

  it('is guessed at no more often than at sign-in', async () => {
    const body = { email: 'thief@evil.example', currentPassword: 'a guess of mine' };
    const statuses = [];
    for (let turn = 0; turn <= loginAllowances.account.attempts; turn += 1)
      statuses.push((await browser.fetch('PATCH', '/api/user', body)).status);
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
  });

  it('is not confirmed by a link that went to the one before', async () => {
    const token = tokenFor(email);
    await browser.call('PATCH', '/api/user', { email: 'other@example.org', currentPassword });
    expect((await verify(token)).status).toBe(422);
    expect(await isVerified()).toBe(false);
  });

  it('is no password: its link resets none', async () => {
    const body = { token: tokenFor(email), newPassword: 'a password of mine' };
    const answer = await server.browser().refused('POST', '/api/auth/reset-password', body);
    expect(answer.status).toBe(422);
    expect((await browser.call('GET', '/api/user')).status).toBe(200);
  });

  it('gets no more than a few mails', async () => {
    const statuses = [];
    for (let turn = 0; turn <= mailAllowances.account.attempts; turn += 1)
      statuses.push((await browser.fetch('POST', '/api/user/verification')).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const moved = await browser.refused('PATCH', '/api/user', {
      email: 'x@example.org',
      currentPassword,
    });
    expect(moved.status).toBe(429);
    expect((await browser.call('PATCH', '/api/user', { fullName: 'Still possible' })).status).toBe(
      200,
    );
  });

  it('is registered though no more mails go out', async () => {
    const { attempts } = mailAllowances.address;
    for (let turn = 1; turn <= attempts + 1; turn += 1) {
      const body = { ...registration, username: `name${turn}`, email: `m${turn}@example.org` };
      expect((await server.browser().call('POST', '/api/register', body)).status).toBe(201);
    }
    expect(outbox()).toHaveLength(attempts);
  });
});
