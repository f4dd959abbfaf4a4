import { afterEach, describe, expect, it } from 'vitest';

import { rawRequest, startHttpServer } from '../testing/http-server.js';
import { knownHosts } from './known-hosts.js';

let server: Awaited<ReturnType<typeof startHttpServer>>;
afterEach(() => server.close());
type AppSettings = Parameters<typeof startHttpServer>[2];
const start = async (settings: AppSettings) => {
  server = await startHttpServer(undefined, undefined, settings);
};

const signIn = (password: string, headers: Record<string, string>) =>
  rawRequest(server.port, {
    path: '/api/login',
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ username: 'demo', password }),
  });
const right = 'constella-demo';

describe('behind a proxy', () => {
  it.each([
    ['nobody is believed', undefined, '198.51.100.1', '198.51.100.2', 429],
    ['one proxy is believed', 1, '198.51.100.1', '198.51.100.2', 200],
    ['the proxy is believed by its address', ['loopback'], '198.51.100.1', '198.51.100.2', 200],
    ['another proxy is believed', ['10.0.0.0/8'], '198.51.100.1', '198.51.100.2', 429],
    ['a sender makes addresses up', 1, '192.0.2.1, 198.51.100.1', '192.0.2.2, 198.51.100.1', 429],
    ['two proxies are believed', 2, '198.51.100.1, 10.0.0.1', '198.51.100.2, 10.0.0.1', 200],
  ])('%s: guesses are counted so', async (_what, trustProxy, guesser, member, status) => {
    await start({ trustProxy });
    for (let guess = 0; guess < 5; guess += 1)
      expect((await signIn('wrong password', { 'x-forwarded-for': guesser })).status).toBe(401);
    expect((await signIn(right, { 'x-forwarded-for': guesser })).status).toBe(429);
    expect((await signIn(right, { 'x-forwarded-for': member })).status).toBe(status);
  });

  it.each([
    [
      'a proxy that is believed says https',
      { trustProxy: 1 },
      { 'x-forwarded-proto': 'https' },
      true,
    ],
    ['anybody says https', {}, { 'x-forwarded-proto': 'https' }, false],
    [
      'a proxy that is believed says http',
      { trustProxy: 1 },
      { 'x-forwarded-proto': 'http' },
      false,
    ],
    [
      'people come by the public address',
      { publicUrl: 'https://app.example' },
      { host: 'app.example' },
      true,
    ],
    [
      'they come by another one',
      { publicUrl: 'https://app.example' },
      { host: 'localhost' },
      false,
    ],
  ] as [string, AppSettings, Record<string, string>, boolean][])(
    '%s: the cookie is for TLS alone, as is the site: %j',
    async (_what, settings, headers, secure) => {
      await start(settings);
      const answer = await signIn(right, headers);
      const [cookie = ''] = answer.headers['set-cookie'] ?? [];
      expect(cookie).toMatch(
        secure
          ? /^__Host-constella_session=[^;]+; Path=\/;.*; Secure$/
          : /^constella_session=[^;]+; Path=\/;.*; SameSite=Lax$/,
      );
      expect(answer.headers['strict-transport-security']).toBe(
        secure ? 'max-age=31536000' : undefined,
      );
      const [pair = ''] = cookie.split(';');
      const user = (given: string) =>
        rawRequest(server.port, { path: '/api/user', headers: { ...headers, cookie: given } });
      expect((await user(pair)).status).toBe(200);
      // Over TLS, a cookie somebody without TLS could have set is none.
      const bare = await user(pair.replace('__Host-', ''));
      expect(bare.status).toBe(secure ? 401 : 200);
    },
  );
});

describe('a page whose name was led to this server', () => {
  it.each([
    ['the API', '/api/user'],
    ['the public lists', '/api/public/subscription_plans'],
    ['the reference', '/api/docs'],
    ['the app', '/'],
  ])('reads nothing of %s', async (_what, path) => {
    await start({
      knowsHost: knownHosts({ HOST: '127.0.0.1', PUBLIC_URL: undefined, ALLOWED_ORIGINS: [] }),
    });
    const answer = await rawRequest(server.port, {
      path,
      headers: { host: 'evil.example', 'accept-language': 'de' },
    });
    expect(answer.status).toBe(421);
    expect(JSON.parse(answer.body.toString())).toEqual({
      error: expect.stringContaining('PUBLIC_URL'),
    });
  });

  it('signs nobody in', async () => {
    await start({
      knowsHost: knownHosts({ HOST: '127.0.0.1', PUBLIC_URL: undefined, ALLOWED_ORIGINS: [] }),
    });
    const headers = { host: 'evil.example', origin: 'http://evil.example' };
    const answer = await signIn(right, headers);
    expect([answer.status, answer.headers['set-cookie']]).toEqual([421, undefined]);
  });
});

it('the public address may write, whatever host a proxy asks as', async () => {
  await start({});
  const origin = { origin: 'http://localhost', host: '127.0.0.1:4000' };
  expect((await signIn(right, origin)).status).toBe(200);
});
