import { readFile } from 'node:fs/promises';

import { beforeEach, describe, expect, it } from 'vitest';

import { createTestServer } from '../../testing/test-server.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
beforeEach(async () => {
  server = await createTestServer();
});

interface Cookies {
  [name: string]: string;
}

async function open(path = '/api/auth/google', headers: Record<string, string> = {}) {
  const response = await server.handle(new Request(`http://localhost${path}`, { headers }));
  const html = (await response?.text()) ?? '';
  const field = (name: string) =>
    new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
  return {
    response,
    html,
    state: field('state'),
    next: field('next'),
    cookies: cookiesOf(response),
  };
}

function cookiesOf(response: Response | undefined): Cookies {
  const pairs = (response?.headers.getSetCookie() ?? []).map(
    (line) => line.split(';')[0]?.split('=') ?? [],
  );
  return Object.fromEntries(pairs.map(([name = '', value = '']) => [name, value]));
}

async function post(
  form: Record<string, string>,
  cookies: Cookies,
  headers: Record<string, string> = {},
) {
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  return server.handle(
    new Request('http://localhost/api/auth/google', {
      method: 'POST',
      headers: { origin: 'http://localhost', cookie, ...headers },
      body: new URLSearchParams(form),
    }),
  );
}

/** The app's tokens for the page's custom properties. */
const tokenOf = {
  page: 'surface-page',
  raised: 'surface-raised',
  hover: 'surface-hover',
  strong: 'text-strong',
  text: 'text-default',
  muted: 'text-muted',
  hairline: 'border-hairline',
  border: 'border-default',
  focus: 'border-focus',
  accent: 'accent-solid',
  'accent-hover': 'accent-solid-hover',
};

describe('external sign-in without a provider', () => {
  it('shows a page that says so, in the language of the request', async () => {
    const { response, html } = await open('/api/auth/google', { 'accept-language': 'ar' });
    expect(response?.headers.get('content-type')).toMatch(/^text\/html/);
    expect(html).toMatch(/<html lang="ar" dir="rtl">/);
    expect(html).not.toMatch(/<script|server\.external/);
    expect((await open()).html).toContain('Continue as Marta Lindqvist');
  });

  it('loads nothing but an icon that is there', async () => {
    const { html } = await open();
    const [icon, ...others] = [...html.matchAll(/<link[^>]* href="([^"]+)"/g)].map(([, at]) => at);
    expect([others, /\ssrc=|url\(|@import/.test(html)]).toEqual([[], false]);
    const answer = await server.handle(new Request(`http://localhost${icon}`));
    expect([answer?.status, answer?.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  });

  // The page has the values themselves: the style sheet of the app has a name only its build knows.
  it('has the colours of the app, light and dark', async () => {
    const tokens = await readFile(
      new URL('../../../../../packages/ui/css/tokens.css', import.meta.url),
      'utf8',
    );
    const { html } = await open();
    const [, light, dark] = html.split(/:root \{/);
    const [, lightTokens, darkTokens] = tokens.split(/\[data-theme='(?:light|dark)'\] \{/);
    const value = (css: string | undefined, name: string) =>
      new RegExp(`${name}: (oklch\\([^)]+\\));`).exec(css ?? '')?.[1];
    for (const [css, from] of [
      [light, lightTokens],
      [dark, darkTokens],
    ])
      for (const [name, token] of Object.entries(tokenOf))
        expect([name, value(css, `--${name}`)]).toEqual([
          name,
          value(from, `--constella-${token}`) ?? 'no such token',
        ]);
    expect(html).toMatch(/color-scheme: light dark;/);
    expect(html).toMatch(/font: [^;]*Inter, system-ui/);
    expect(html).toMatch(/button \{ background: var\(--accent\)/);
  });

  it('signs in the demo user when asked, and goes on', async () => {
    const { state, next, cookies } = await open('/api/auth/google?next=/agents%3Ftab=manage');
    const answer = await post({ state, next }, cookies);
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/agents?tab=manage']);
    const session = cookiesOf(answer)['constella_session'];
    const headers = { cookie: `constella_session=${session}` };
    const user = await server.handle(new Request('http://localhost/api/user', { headers }));
    expect(await user?.json()).toMatchObject({ username: 'demo' });
  });

  it.each([
    ['a state of its own making', (state: string) => ({ state: `${state}x` }), {}, 403],
    ['no state', () => ({}), {}, 403],
    ['another site', (state: string) => ({ state }), { origin: 'https://evil.example' }, 403],
    ['JSON', (state: string) => ({ state }), { 'content-type': 'application/json' }, 415],
  ])('refuses %s', async (_what, form, headers, status) => {
    const { state, cookies } = await open();
    const answer = await post(form(state), cookies, headers);
    expect(answer?.status).toBe(status);
    expect(cookiesOf(answer)['constella_session']).toBeUndefined();
    expect(server.store.all('sessions')).toEqual([]);
  });

  it('refuses a browser that was not shown the page', async () => {
    const { state } = await open();
    expect((await post({ state }, {}))?.status).toBe(403);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
    '',
    'http://[',
    '/%0d%0aset-cookie:x=1',
  ])('never leads away: %j', async (next) => {
    const { state, cookies } = await open();
    const answer = await post({ state, next }, cookies);
    const location = answer?.headers.get('location') ?? '';
    expect(new URL(location, 'http://localhost').origin).toBe('http://localhost');
    expect(location).toMatch(/^\/(?!\/)/);
  });

  it('shows nothing of the address as markup', async () => {
    const { html } = await open('/api/auth/google?next=/%22%3E%3Cscript%3Ealert(1)%3C/script%3E');
    expect(html).not.toContain('<script');
  });

  it('shows a name as text', async () => {
    const fullName = `<img src=x onerror="alert(1)">&'`;
    await server.store.write(() => server.store.update('users', 2, { fullName }));
    const { html } = await open();
    expect(html).toContain('Continue as &lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;');
    expect(html).not.toContain('<img');
  });

  it('is not offered where the demo accounts are closed, and signs nobody in', async () => {
    server = await createTestServer({ demoAccounts: false });
    const { response } = await open('/api/auth/google?next=/agents');
    expect([response?.status, response?.headers.get('location')]).toEqual([
      303,
      '/auth?from=%2Fagents&reason=externalNotOffered',
    ]);
    const state = 'chosen';
    const answer = await post({ state }, { constella_signin: state });
    expect([answer?.status, server.store.all('sessions')]).toEqual([405, []]);
  });

  it('says when there is no demo user', async () => {
    await server.store.write(() => server.store.remove('users', 2));
    const { response, html } = await open();
    expect(response?.status).toBe(404);
    expect(JSON.parse(html)).toEqual({ error: expect.stringMatching(/no demo account/) });
  });
});
