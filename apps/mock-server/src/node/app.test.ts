import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { rawRequest, startHttpServer } from '../testing/http-server.js';
import { StaticFiles } from './static-files.js';

const page =
  '<!doctype html><script>boot()</script><script type="module" src="/assets/main-abcd1234.js"></script>';
const script = 'console.log(1);'.repeat(200);
const html = { accept: 'text/html,application/xhtml+xml' };

let directory = '';
let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'constella-app-'));
  await mkdir(join(directory, 'dist', 'assets'), { recursive: true });
  await writeFile(join(directory, 'dist', 'index.html'), page);
  await writeFile(join(directory, 'dist', 'assets', 'main-abcd1234.js'), script);
  await writeFile(join(directory, 'dist', 'favicon.svg'), '<svg/>');
  await mkdir(join(directory, 'dist', 'pages'));
  for (const locale of ['en', 'de', 'zh-TW'])
    await writeFile(join(directory, 'dist', 'pages', `faq.${locale}.html`), `faq ${locale}`);
  await writeFile(join(directory, 'dist', '.secret'), 'hidden');
  await writeFile(join(directory, 'outside.txt'), 'outside');
  server = await startHttpServer(await StaticFiles.open(join(directory, 'dist')));
});
afterAll(async () => {
  await server.close();
  await rm(directory, { recursive: true, force: true });
});

const get = (path: string, headers: Record<string, string> = {}) =>
  rawRequest(server.port, { path, headers });

describe('the built app', () => {
  it('is kept for ever where its name has its hash, and asked for anew elsewhere', async () => {
    const asset = await get('/assets/main-abcd1234.js');
    expect([asset.status, asset.headers['cache-control'], asset.headers['content-type']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
      'text/javascript; charset=utf-8',
    ]);
    expect(asset.body.toString()).toBe(script);
    for (const path of ['/', '/favicon.svg'])
      expect((await get(path)).headers['cache-control']).toBe('no-cache');
    const { etag = '' } = (await get('/')).headers;
    const again = await get('/', { 'if-none-match': `"x", ${etag}` });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is sent compressed to whoever takes it', async () => {
    const path = '/assets/main-abcd1234.js';
    const gzip = await get(path, { 'accept-encoding': 'gzip, br;q=0' });
    expect([gzip.headers['content-encoding'], gunzipSync(gzip.body).toString()]).toEqual([
      'gzip',
      script,
    ]);
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([
      brotli.headers['content-encoding'],
      brotliDecompressSync(brotli.body).toString(),
    ]).toEqual(['br', script]);
    expect(brotli.headers.vary).toContain('Accept-Encoding');
    expect(gzip.body.length).toBeLessThan(script.length / 5);
  });

  it.each([
    ['de-AT, en;q=0.5', '/faq', 'faq de'],
    ['zh-HK', '/faq?x=1', 'faq zh-TW'],
    ['', '/faq', 'faq en'],
    // Drawn in no such language, and not drawn at all.
    ['fr', '/faq', page],
    ['de', '/terms', page],
  ])('answers a page drawn while building in the language of %j', async (languages, path, body) => {
    const answer = await get(path, { ...html, 'accept-language': languages });
    expect(answer.body.toString()).toBe(body);
    expect(String(answer.headers.vary).includes('Accept-Language')).toBe(body !== page);
  });

  it('answers its page for every address people can go to', async () => {
    for (const path of ['/agents', '/task-execution/12', '/a.b/c', '/%E4%B8%96'])
      expect((await get(path, html)).body.toString()).toBe(page);
    const head = await rawRequest(server.port, { path: '/agents', method: 'HEAD', headers: html });
    expect([head.status, head.headers['content-length'], head.body.length]).toEqual([
      200,
      String(page.length),
      0,
    ]);
  });

  it.each(['/assets/gone-abcd1234.js', '/nothing.png', '/agents'])(
    'answers 404 to a program asking for %s',
    async (path) => {
      expect((await get(path, { accept: '*/*' })).status).toBe(404);
    },
  );

  it('has no page for a missing asset, whoever asks', async () => {
    expect((await get('/assets/gone-abcd1234.js', html)).status).toBe(404);
  });

  it.each([
    '/../outside.txt',
    '/..%2foutside.txt',
    '/%2e%2e/outside.txt',
    '/assets/../../outside.txt',
    '/.secret',
    '/assets',
    '//etc/passwd',
    '/%00',
    '/%E0%A4%A',
    '/index.html%00.js',
  ])('keeps to its folder: %s', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toMatch(/outside$|hidden|root:/);
  });

  it('takes no writes', async () => {
    const answer = await rawRequest(server.port, {
      path: '/agents',
      method: 'POST',
      headers: html,
    });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('may run its own scripts and the ones written into the page, nothing else', async () => {
    const { headers } = await get('/', html);
    const policy = String(headers['content-security-policy']);
    // printf 'boot()' | openssl dgst -sha256 -binary | base64
    expect(policy).toContain(
      "script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='",
    );
    expect(policy).toContain("frame-ancestors 'self'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['x-powered-by']).toBeUndefined();
    expect((await get('/api/user')).headers['content-security-policy']).not.toContain('sha256');
  });

  it('is found again after a new build', async () => {
    await writeFile(join(directory, 'dist', 'assets', 'later-abcd1234.js'), 'later');
    expect((await get('/assets/later-abcd1234.js')).body.toString()).toBe('later');
    await writeFile(join(directory, 'dist', 'index.html'), `${page}<!-- new -->`);
    expect((await get('/')).body.toString()).toContain('<!-- new -->');
    await writeFile(join(directory, 'dist', 'index.html'), page);
  });
});

describe('json-server’s public lists', () => {
  it('can be filtered, sorted and cut', async () => {
    const answer = await get(
      '/api/public/regional_pricing?region=EU&_sort=monthlyPrice&_order=desc&_limit=1',
    );
    expect(JSON.parse(answer.body.toString())).toMatchObject([
      { region: 'EU', monthlyPrice: 91.9 },
    ]);
    expect(answer.headers['x-total-count']).toBe('4');
    expect(
      JSON.parse((await get('/api/public/subscription_plans/3')).body.toString()),
    ).toMatchObject({ tier: 'professional' });
  });

  it.each([
    ['users', 404],
    ['sessions', 404],
    ['db', 404],
    ['', 404],
    ['subscription_plans/99', 404],
    ['subscription_plans/__proto__', 404],
    ['subscription_plans/%E0%A4%A', 404],
    ['users/1/sessions', 404],
    ['subscription_plans/1/user_subscriptions', 404],
  ])('%s answers %i with JSON', async (path, status) => {
    const answer = await get(`/api/public/${path}`);
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body.toString())).toEqual({ error: expect.any(String) });
  });

  it.each([
    '_embed=user_subscriptions',
    '_expand=user',
    'name_like=(',
    'callback=alert',
    '_delay=9000',
    'tier[]=free',
    'q[]=x',
    '_sort[]=id',
    'q=%00',
    '__proto__=1',
    '_limit=-1',
    '_page=x',
  ])('are not led astray by ?%s', async (query) => {
    const answer = await get(`/api/public/subscription_plans?${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    const rows = JSON.parse(answer.body.toString()) as object[];
    for (const row of rows) expect(Object.keys(row)).not.toContain('user_subscriptions');
  });

  it('lead to their other pages on this server, whoever is asked for', async () => {
    const path = '/api/public/subscription_plans?_page=1&_limit=2';
    const { headers } = await get(path, { host: 'evil.example' });
    expect(headers['link']).toContain(
      '</api/public/subscription_plans?_page=2&_limit=2>; rel="next"',
    );
    expect(headers['link']).not.toContain('evil');
    const long = await get(`${path}&name_ne=${'x'.repeat(6_000)}`);
    expect([long.status, long.headers['link']]).toEqual([200, undefined]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('cannot be changed by %s', async (method) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': '2',
      'x-http-method-override': 'DELETE',
    };
    const answer = await rawRequest(server.port, {
      path: '/api/public/subscription_plans/1',
      method,
      headers,
      body: '{}',
    });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET']);
    expect((await get('/api/public/subscription_plans/1')).status).toBe(200);
  });
});

describe('over the wire', () => {
  it('a huge body is refused in words, and the sender can read them', async () => {
    const body = Buffer.alloc(8 * 1_048_576, 32);
    const headers = { 'content-type': 'application/json', origin: server.address };
    const sized = await rawRequest(server.port, {
      path: '/api/login',
      method: 'POST',
      headers,
      body,
    });
    const chunked = await rawRequest(server.port, {
      path: '/api/login',
      method: 'POST',
      headers: { ...headers, 'transfer-encoding': 'chunked' },
      body,
    });
    for (const answer of [sized, chunked]) {
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.body.toString())).toEqual({
        error: expect.stringMatching(/1024 KB/),
      });
    }
  });

  it.each(['TRACE', 'PROPFIND', 'PUT', 'OPTIONS'])(
    'an odd method, %s, is refused',
    async (method) => {
      expect(
        (await rawRequest(server.port, { path: '/api/user', method })).status,
      ).toBeGreaterThanOrEqual(400);
      expect((await rawRequest(server.port, { path: '/api/user', method })).status).toBeLessThan(
        500,
      );
    },
  );

  it('an odd address is refused', async () => {
    for (const path of ['http://evil.example/api/user', '*', '/api/user\\..\\x'])
      expect((await get(path, { host: 'localhost' })).status).toBeLessThan(500);
    expect((await get('/api/user', { host: 'a b<c' })).status).toBe(400);
  });

  it('a stream ends on the server when its reader leaves', async () => {
    const login = await fetch(`${server.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'demo', password: 'constella-demo' }),
    });
    const cookie = login.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const leave = new AbortController();
    const events = await fetch(`${server.address}/api/tasks/6/events`, {
      headers: { cookie },
      signal: leave.signal,
    });
    const reader = events.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toContain('retry');
    leave.abort();
    await expect(reader.read()).rejects.toThrow('aborted');
    expect((await fetch(`${server.address}/api/user`, { headers: { cookie } })).status).toBe(200);
  });

  it('nothing of this was a failure inside', () => {
    expect(server.lines).toEqual([]);
  });
});
