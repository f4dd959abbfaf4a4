import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer, TestClock, type TestBrowser } from '../../testing/test-server.js';
import { deviceOf } from './device.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
let clock: TestClock;
beforeEach(async () => {
  clock = new TestClock();
  server = await createTestServer({ clock });
});

describe('sessions', () => {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
  const signIn = async (agent = firefox, username = 'demo') => {
    const browser = server.browser();
    const body = { username, password: `constella-${username}` };
    await browser.call('POST', '/api/login', body, { headers: { 'user-agent': agent } });
    return browser;
  };
  const list = async (browser: TestBrowser) =>
    (await browser.call<{ id: string; current: boolean }[]>('GET', '/api/user/sessions')).body;

  it('are listed with their devices, the last seen first, one’s own alone', async () => {
    await signIn(firefox, 'admin');
    await signIn('curl/8');
    clock.pass(2 * 3_600_000);
    const browser = await signIn();
    expect(await list(browser)).toMatchObject([
      { current: true, device: { browser: 'Firefox', system: 'Linux' } },
      { current: false, device: { browser: null, system: null } },
    ]);
    const text = JSON.stringify(await list(browser));
    for (const { tokenHash } of server.store.all('sessions')) expect(text).not.toContain(tokenHash);
    clock.pass(29 * 86_400_000);
    await browser.call('GET', '/api/user');
    clock.pass(2 * 86_400_000);
    expect(await list(browser)).toHaveLength(1);
  });

  it('end one by one; one’s own takes the cookie with it', async () => {
    const [one, two] = [await signIn(), await signIn()];
    const other = (await list(one)).find(({ current }) => !current);
    expect((await one.call('DELETE', `/api/user/sessions/${other?.id}`)).status).toBe(200);
    expect((await two.refused('GET', '/api/user')).status).toBe(401);
    expect((await one.refused('DELETE', `/api/user/sessions/${other?.id}`)).status).toBe(404);
    const [own] = await list(one);
    await one.call('DELETE', `/api/user/sessions/${own?.id}`);
    expect(one.cookie).toBeUndefined();
    expect(server.store.all('sessions')).toEqual([]);
  });

  it('of others are not there: neither listed nor ended', async () => {
    const admin = await signIn(firefox, 'admin');
    const demo = await signIn();
    const [theirs] = await list(admin);
    const missing = await demo.refused('DELETE', '/api/user/sessions/999');
    const foreign = await demo.refused('DELETE', `/api/user/sessions/${theirs?.id}`);
    expect(foreign).toEqual(missing);
    expect(foreign.status).toBe(404);
    await demo.call('DELETE', '/api/user/sessions');
    expect((await admin.call('GET', '/api/user')).status).toBe(200);
  });

  it('all end but this one', async () => {
    const [one, two, three] = [await signIn(), await signIn(), await signIn()];
    await two.call('DELETE', '/api/user/sessions');
    expect(await list(two)).toMatchObject([{ current: true }]);
    for (const browser of [one, three])
      expect((await browser.refused('GET', '/api/user')).status).toBe(401);
  });

  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge',
      'Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15) AppleWebKit/605.1 Version/18.0 Safari/605.1',
      'Safari',
      'macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/140.0 Mobile Safari/604.1',
      'Chrome',
      'iOS',
    ],
    [
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; CrOS x86_64) Chrome/140.0 Safari/537.36 OPR/120.0', 'Opera', 'ChromeOS'],
    ['', null, null],
  ])('know %s', (agent, browser, system) => {
    expect(deviceOf(agent)).toEqual({ browser, system });
  });
});
