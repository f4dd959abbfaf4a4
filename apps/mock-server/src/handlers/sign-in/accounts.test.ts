import { describe, expect, it } from 'vitest';

import { seededPeople } from '../../base/people.js';
import { createTestServer, TestClock } from '../../testing/test-server.js';
import { loginAllowances, registerAllowances } from '../http/login-throttle.js';

const day = 24 * 60 * 60 * 1_000;
const newcomer = {
  username: 'newcomer',
  password: 'a long password',
  email: 'new@example.org',
  fullName: 'New Comer',
};

describe('registration', () => {
  it('signs in and never takes role, id or balance', async () => {
    const server = await createTestServer();
    const browser = server.browser();
    const greedy = {
      ...newcomer,
      id: 1,
      role: 'admin',
      balance: 1_000_000,
      currentBalance: 9,
      verified: true,
      stripeCustomerId: 'x',
    };
    const refused = await browser.refused('POST', '/api/register', greedy);
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([
      422,
      ['id', 'role', 'balance', 'currentBalance', 'verified', 'stripeCustomerId'],
    ]);
    const { status, body } = await browser.call<Record<string, unknown>>(
      'POST',
      '/api/register',
      newcomer,
    );
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: 5,
      username: 'newcomer',
      role: 'user',
      region: 'US',
      language: 'en',
      verified: false,
    });
    expect(body.sessionId).toEqual(expect.any(String));
    expect((await browser.call('GET', '/api/user')).body).toMatchObject({ username: 'newcomer' });
    expect(server.store.findBy('user_points', 'userId', '5')?.currentBalance).toBe(100);
    expect(server.store.find('users', 5)?.stripeCustomerId).toBeNull();
  });

  it('answers nothing secret', async () => {
    const server = await createTestServer();
    const answer = await server.browser().fetch('POST', '/api/register', newcomer);
    // That there is a password is no secret: whoever asks has just chosen it.
    const text = (await answer.text()).replace('"hasPassword":true', '');
    const row = server.store.find('users', 3);
    expect(text).not.toContain(newcomer.password);
    expect(text).not.toContain(row?.password ?? '-');
    expect(text).not.toMatch(/password|tokenHash|stripe/i);
    expect(JSON.stringify(server.store.all('users'))).not.toContain(newcomer.password);
  });

  it.each([
    ['username', { ...newcomer, username: 'DEMO', email: undefined }],
    ['email', { ...newcomer, email: 'Marta.Lindqvist@constella.example' }],
  ])('says on the field that a %s is taken', async (field, body) => {
    const server = await createTestServer();
    const answer = await server.browser().refused('POST', '/api/register', body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([409, [field]]);
  });

  it('of one name by two at once succeeds once', async () => {
    const server = await createTestServer();
    const answers = await Promise.all(
      [1, 2, 3].map(() =>
        server.browser().fetch('POST', '/api/register', { ...newcomer, email: '' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(
      server.store.all('users').filter(({ username }) => username === 'newcomer'),
    ).toHaveLength(1);
    expect(server.store.all('user_points')).toHaveLength(server.store.all('users').length);
  });

  it('from one address ends, and says no more which names and addresses are taken', async () => {
    const server = await createTestServer();
    const { attempts, window } = registerAllowances.address;
    const taken = { ...newcomer, email: 'admin@constella.example' };
    for (let turn = 0; turn < attempts; turn += 1)
      expect((await server.browser().refused('POST', '/api/register', taken)).status).toBe(409);
    const answer = await server.browser().fetch('POST', '/api/register', taken);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([
      429,
      String(window / 1_000),
    ]);
    await server.browser().signIn();
  });

  it('lets several people leave their e-mail out', async () => {
    const server = await createTestServer();
    for (const username of ['one', 'two'])
      expect(
        (
          await server
            .browser()
            .call('POST', '/api/register', { username, password: 'a long password', email: '' })
        ).status,
      ).toBe(201);
  });
});

describe('a session', () => {
  it('is an opaque token in a cookie scripts cannot read, stored only as a digest', async () => {
    const server = await createTestServer();
    const answer = await server
      .browser()
      .fetch('POST', '/api/login', { username: 'demo', password: 'constella-demo' });
    const [cookie = ''] = answer.headers.getSetCookie();
    expect(cookie).toMatch(
      /^constella_session=[\w-]+; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
    );
    expect((await answer.json()).sessionId).not.toContain(/=([^;]+)/.exec(cookie)?.[1]);
  });

  it('is marked secure behind TLS', async () => {
    const server = await createTestServer();
    const request = new Request('https://app.example/api/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'https://app.example' },
      body: JSON.stringify({ username: 'demo', password: 'constella-demo' }),
    });
    expect((await server.handle(request))?.headers.getSetCookie()[0]).toMatch(/; Secure$/);
  });

  it('is another after every sign-in, and the one before is over', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const before = browser.cookie;
    await browser.signIn('admin', 'constella-admin');
    expect(browser.cookie).not.toBe(before);
    expect((await browser.call('GET', '/api/user')).body).toMatchObject({ username: 'admin' });
    const thief = server.browser();
    thief.cookie = before;
    expect((await thief.refused('GET', '/api/user')).status).toBe(401);
    expect(server.store.all('sessions')).toHaveLength(1);
  });

  it('ends at sign-out, for this browser alone', async () => {
    const server = await createTestServer();
    const [one, two] = [await server.browser().signIn(), await server.browser().signIn()];
    expect((await one.call('POST', '/api/logout')).status).toBe(200);
    expect(one.cookie).toBeUndefined();
    expect((await one.refused('GET', '/api/user')).status).toBe(401);
    expect((await two.call('GET', '/api/user')).status).toBe(200);
    expect((await one.call('POST', '/api/logout')).status).toBe(200);
  });

  it('lasts 30 days from the last visit, and never more than 90', async () => {
    const clock = new TestClock();
    const server = await createTestServer({ clock });
    const browser = await server.browser().signIn();
    for (let month = 0; month < 3; month += 1) {
      clock.pass(29 * day);
      const answer = await browser.fetch('GET', '/api/user');
      expect(answer.status).toBe(200);
      const left = month < 2 ? 30 : 90 - 3 * 29;
      expect(answer.headers.getSetCookie()[0]).toMatch(new RegExp(`Max-Age=${left * 86_400};`));
    }
    clock.pass(3 * day - 1);
    expect((await browser.fetch('GET', '/api/user')).status).toBe(200);
    clock.pass(1);
    const expired = await browser.fetch('GET', '/api/user');
    expect(expired.status).toBe(401);
    expect(expired.headers.getSetCookie()[0]).toMatch(/Max-Age=0/);
    await server.browser().signIn();
    expect(server.store.all('sessions')).toHaveLength(1);
    clock.pass(30 * day);
    expect((await browser.refused('GET', '/api/user')).status).toBe(401);
  });

  it('visits an hour apart are written down, others are not', async () => {
    const clock = new TestClock();
    let writes = 0;
    const server = await createTestServer({
      clock,
      persist: () => Promise.resolve(void (writes += 1)),
    });
    const browser = await server.browser().signIn();
    const before = writes;
    for (let visit = 0; visit < 5; visit += 1) await browser.call('GET', '/api/user');
    expect(writes).toBe(before);
    clock.pass(61 * 60_000);
    await browser.call('GET', '/api/user');
    expect(writes).toBe(before + 1);
  });

  it('lives on while the disk is full', async () => {
    const clock = new TestClock();
    let full = false;
    const persist = () =>
      full ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) : Promise.resolve();
    const server = await createTestServer({ clock, persist });
    const browser = await server.browser().signIn();
    full = true;
    clock.pass(2 * day);
    expect((await browser.call('GET', '/api/user')).status).toBe(200);
    const answer = await browser.refused('PATCH', '/api/user', { fullName: 'Nobody' });
    expect([answer.status, answer.error]).toEqual([507, expect.stringMatching(/disk is full/)]);
    expect((await browser.call('GET', '/api/user')).body).toMatchObject({
      fullName: 'Marta Lindqvist',
    });
    full = false;
    expect((await browser.call('PATCH', '/api/user', { fullName: 'M. L.' })).body).toMatchObject({
      fullName: 'M. L.',
    });
  });
});

describe('where the demo accounts are closed', () => {
  it.each(seededPeople)(
    '$username does not sign in with the published password',
    async (person) => {
      const server = await createTestServer({ demoAccounts: false });
      const { username, password } = person;
      const answer = await server
        .browser()
        .refused('POST', '/api/login', { username: username.toUpperCase(), password });
      expect([answer.status, answer.error]).toEqual([401, expect.stringMatching(/published/)]);
      expect(server.store.all('sessions')).toEqual([]);
    },
  );
});

describe('guessing passwords', () => {
  const { attempts, window } = loginAllowances.account;
  const guess = { username: 'demo', password: 'not this one' };

  it('says the same for a wrong password and a name nobody has', async () => {
    const server = await createTestServer();
    const wrong = await server.browser().refused('POST', '/api/login', guess);
    const unknown = await server
      .browser()
      .refused('POST', '/api/login', { ...guess, username: 'nobody' });
    expect(wrong).toEqual(unknown);
    expect(wrong.status).toBe(401);
  });

  it('is told to wait after five times, however it is spelled, and the right password too', async () => {
    const clock = new TestClock();
    const server = await createTestServer({ clock });
    const names = ['demo', 'DEMO', 'Demo'];
    for (let turn = 0; turn < attempts; turn += 1)
      expect(
        (
          await server
            .browser()
            .refused('POST', '/api/login', { ...guess, username: names[turn % 3] })
        ).status,
      ).toBe(401);
    const answer = await server
      .browser()
      .fetch('POST', '/api/login', { username: 'demo', password: 'constella-demo' });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([
      429,
      String(window / 1_000),
    ]);
    await server.browser().signIn('admin', 'constella-admin');
    clock.pass(window);
    await server.browser().signIn();
  });

  it('many at once count like many in a row', async () => {
    const server = await createTestServer();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => server.browser().fetch('POST', '/api/login', guess)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(attempts);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(20 - attempts);
  });

  it('is forgiven after the right one', async () => {
    const server = await createTestServer();
    const statuses = new Set<number>();
    for (let turn = 0; turn < attempts * 3; turn += 1) {
      statuses.add((await server.browser().refused('POST', '/api/login', guess)).status);
      await server.browser().signIn();
    }
    expect([...statuses]).toEqual([401]);
  });

  it('of many names from one address ends too', async () => {
    const server = await createTestServer();
    const statuses = [];
    for (let turn = 0; turn <= loginAllowances.address.attempts; turn += 1)
      statuses.push(
        (await server.browser().fetch('POST', '/api/login', { ...guess, username: `user${turn}` }))
          .status,
      );
    expect(statuses.lastIndexOf(401)).toBe(loginAllowances.address.attempts - 1);
    expect(statuses.at(-1)).toBe(429);
  });

  it('counts for the change of a password as well', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const body = { currentPassword: 'not this one', newPassword: 'another password' };
    for (let turn = 0; turn < attempts; turn += 1)
      expect((await browser.refused('POST', '/api/user/password', body)).status).toBe(422);
    expect((await browser.refused('POST', '/api/user/password', body)).status).toBe(429);
  });
});

describe('the own account', () => {
  it('changes what is sent and keeps the rest', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const greedy = { region: 'EU', role: 'admin', id: 1, username: 'root' };
    const refused = await browser.refused('PATCH', '/api/user', greedy);
    expect(Object.keys(refused.fields ?? {})).toEqual(['role', 'id', 'username']);
    const { body } = await browser.call('PATCH', '/api/user', { region: 'EU' });
    expect(body).toMatchObject({
      id: 2,
      username: 'demo',
      role: 'user',
      region: 'EU',
      fullName: 'Marta Lindqvist',
    });
    const emptied = await browser.call('PATCH', '/api/user', {
      email: '',
      fullName: ' ',
      currentPassword: 'constella-demo',
    });
    expect(emptied.body).toMatchObject({ email: null, fullName: null });
  });

  it('does not take another user’s e-mail', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const answer = await browser.refused('PATCH', '/api/user', {
      email: 'ADMIN@constella.example',
      currentPassword: 'constella-demo',
    });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([409, ['email']]);
  });

  it('gets a new password, and every other session ends', async () => {
    const server = await createTestServer();
    const [one, two] = [await server.browser().signIn(), await server.browser().signIn()];
    const before = one.cookie;
    const body = { currentPassword: 'constella-demo', newPassword: 'another password' };
    expect((await one.call('POST', '/api/user/password', body)).status).toBe(200);
    expect(one.cookie).not.toBe(before);
    expect((await one.call('GET', '/api/user')).status).toBe(200);
    expect((await two.refused('GET', '/api/user')).status).toBe(401);
    expect(
      (
        await server
          .browser()
          .refused('POST', '/api/login', { username: 'demo', password: 'constella-demo' })
      ).status,
    ).toBe(401);
    await server.browser().signIn('demo', 'another password');
  });
});
