import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { attemptLifetime } from '../handlers/sign-in/identity-sign-in.js';
import { externalAllowances } from '../handlers/http/login-throttle.js';
import {
  oidcClient,
  signedAgain,
  startOidcIssuer,
  withClaims,
  type Person,
} from '../testing/oidc-issuer.js';
import { createTestServer, TestClock } from '../testing/test-server.js';
import { createOidcIdentity } from './oidc-identity.js';

const redirectUri = 'http://localhost/api/auth/google/callback';
let issuer: Awaited<ReturnType<typeof startOidcIssuer>>;
let server: Awaited<ReturnType<typeof createTestServer>>;
let clock: TestClock;
beforeAll(async () => {
  issuer = await startOidcIssuer(redirectUri);
});
afterAll(() => issuer.stop());

const ann: Person = {
  sub: 'ann',
  email: 'ann@example.org',
  email_verified: true,
  name: 'Ann Example',
  preferred_username: 'ann',
};

const serverFor = (address: string) =>
  createTestServer({ clock, identity: createOidcIdentity({ issuer: address, ...oidcClient }) });

beforeEach(async () => {
  clock = new TestClock();
  server = await serverFor(issuer.issuer);
  Object.assign(issuer.behaviour, {
    person: ann,
    cancels: false,
    tamper: undefined,
  });
});

/** A browser as far as cookies and addresses go. */
class Visitor {
  readonly cookies = new Map<string, string>();

  async go(address: string): Promise<string> {
    const cookie = [...this.cookies].map((pair) => pair.join('=')).join('; ');
    const request = new Request(new URL(address, 'http://localhost'), { headers: { cookie } });
    const response = await server.handle(request);
    expect([response?.status, response?.headers.get('cache-control')]).toEqual([303, 'no-store']);
    for (const line of response?.headers.getSetCookie() ?? []) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      if (value) this.cookies.set(name, value);
      else this.cookies.delete(name);
    }
    return response?.headers.get('location') ?? '';
  }

  /** Begins, agrees at the issuer, and gives the address it is sent back to. */
  async begin(path = '/api/auth/google'): Promise<string> {
    return issuer.visit(await this.go(path));
  }

  async user(): Promise<Record<string, unknown> | undefined> {
    const headers = { cookie: `constella_session=${this.cookies.get('constella_session')}` };
    const response = await server.handle(new Request('http://localhost/api/user', { headers }));
    return response?.status === 200
      ? ((await response.json()) as Record<string, unknown>)
      : undefined;
  }
}

const accountOf = (username: string) => {
  const user = server.store.findBy('users', 'username', username);
  if (!user) throw new Error(`nobody is called ${username}`);
  return user;
};

describe('external sign-in at a real issuer', () => {
  it('asks with PKCE, state and nonce, none of which the server would guess', async () => {
    const visitor = new Visitor();
    const address = new URL(await visitor.go('/api/auth/google?next=/agents'));
    expect(address.origin).toBe(issuer.issuer);
    const asked = Object.fromEntries(address.searchParams);
    expect(asked).toMatchObject({
      response_type: 'code',
      client_id: 'constella',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      code_challenge_method: 'S256',
    });
    const [attempt] = server.store.all('sign_in_attempts');
    expect(asked['nonce']).toBe(attempt?.nonce);
    // What proves that it was us who asked stays here.
    expect(address.href).not.toContain(attempt?.codeVerifier ?? '-');
    expect(address.href).not.toContain(oidcClient.clientSecret);
  });

  it('makes an account for somebody new, and knows them again', async () => {
    const visitor = new Visitor();
    const returned = await visitor.begin('/api/auth/google?next=/agents%3Ftab=manage');
    expect(returned.startsWith(`${redirectUri}?`)).toBe(true);
    expect(await visitor.go(returned)).toBe('/agents?tab=manage');
    expect(await visitor.user()).toMatchObject({
      username: 'ann',
      email: 'ann@example.org',
      fullName: 'Ann Example',
      verified: true,
      role: 'user',
    });
    const made = accountOf('ann');
    expect(made.googleId).toBe(`${issuer.issuer} ann`);
    expect(server.store.findBy('user_points', 'userId', String(made.id))?.currentBalance).toBe(100);
    for (const password of ['', 'undefined', 'null'])
      expect(
        (
          await server
            .browser()
            .fetch('POST', '/api/login', { username: 'ann', password: password || ' ' })
        ).status,
      ).toBe(401);

    const again = new Visitor();
    issuer.behaviour.person = { ...ann, email: 'moved@example.org', preferred_username: 'other' };
    await again.go(await again.begin());
    expect(await again.user()).toMatchObject({ id: made.id, email: 'ann@example.org' });
  });

  it.each([
    ['the name is taken', { ...ann, preferred_username: 'Demo' }, 'Demo2'],
    ['it is no username', { ...ann, preferred_username: 'Ann  M. <3' }, 'Ann.M..3'],
    ['there is only an address', { sub: 'x', email: 'an.n@example.org' }, 'an.n'],
    ['there is only a name', { sub: 'x', name: '安 小明' }, '安.小明'],
    ['nothing is known', { sub: 'x' }, 'user'],
    ['it is very long', { sub: 'x', preferred_username: 'a'.repeat(500) }, 'a'.repeat(56)],
  ])('finds a username when %s', async (_when, person, username) => {
    issuer.behaviour.person = person;
    const visitor = new Visitor();
    await visitor.go(await visitor.begin());
    expect(await visitor.user()).toMatchObject({ username });
  });

  /** Where somebody who comes back ends up, and as whom. */
  const outcome = async (visitor: Visitor, returned: string) => {
    const before = server.store.all('sessions').length;
    const where = await visitor.go(returned);
    const sessions = server.store.all('sessions').length - before;
    return { where, user: await visitor.user(), sessions };
  };
  const refused = (reason: string, from = '') => ({
    where: `/auth?${from}reason=${reason}`,
    user: undefined,
    sessions: 0,
  });

  it('links an account whose address both sides have proven', async () => {
    issuer.behaviour.person = { ...ann, email: 'MARTA.lindqvist@constella.example' };
    const visitor = new Visitor();
    expect(await visitor.go(await visitor.begin())).toBe('/');
    expect(await visitor.user()).toMatchObject({ id: 2, username: 'demo' });
    expect(accountOf('demo').googleId).toBe(`${issuer.issuer} ann`);
    await server.browser().signIn();
  });

  it.each([
    ['the issuer has not verified it', { email_verified: false }, {}],
    ['the issuer does not say', { email_verified: undefined }, {}],
    ['the account has not verified it', {}, { verified: false }],
    ['the account is linked elsewhere', {}, { googleId: 'https://other.example ann' }],
  ])('links nothing when %s', async (_when, told, account) => {
    await server.store.write(() => server.store.update('users', 2, account));
    const before = accountOf('demo');
    issuer.behaviour.person = { ...ann, email: 'marta.lindqvist@constella.example', ...told };
    const visitor = new Visitor();
    const returned = await visitor.begin();
    expect(await outcome(visitor, returned)).toEqual(refused('externalEmailInUse'));
    expect(accountOf('demo')).toEqual(before);
  });

  it('takes no address that only looks like somebody’s', async () => {
    // Folding characters would make this Marta's; it is another mailbox.
    issuer.behaviour.person = { ...ann, email: 'marta.lindqvist@constella.ｅxample' };
    const visitor = new Visitor();
    await visitor.go(await visitor.begin());
    expect(await visitor.user()).toMatchObject({ username: 'ann', email: null });
    expect(accountOf('demo').googleId).toBeNull();
  });

  it('keeps people with the same subject at two issuers apart', async () => {
    const theirs = { googleId: 'https://other.example ann', verified: true };
    await server.store.write(() => server.store.update('users', 2, theirs));
    issuer.behaviour.person = { sub: 'ann' };
    const visitor = new Visitor();
    await visitor.go(await visitor.begin());
    expect(await visitor.user()).toMatchObject({ id: 5 });
  });

  it.each([
    ['a state of their own', (url: URL) => url.searchParams.set('state', 'made-up')],
    ['a longer state', (url: URL) => url.searchParams.append('state', 'x')],
    ['no state', (url: URL) => url.searchParams.delete('state')],
    ['nothing', (url: URL) => (url.search = '')],
  ])('refuses who comes back with %s', async (what, change) => {
    const visitor = new Visitor();
    const returned = new URL(await visitor.begin());
    change(returned);
    const reason = what === 'a longer state' ? 'externalFailed' : 'externalStale';
    expect(await outcome(visitor, returned.href)).toEqual(refused(reason));
  });

  it('refuses a browser that did not begin', async () => {
    const returned = await new Visitor().begin();
    expect(await outcome(new Visitor(), returned)).toEqual(refused('externalStale'));
    // Nor one that has begun something else: nobody is signed in as somebody else unawares.
    const other = new Visitor();
    await other.begin();
    expect(await outcome(other, returned)).toEqual(refused('externalStale'));
  });

  it('refuses who comes back twice, one after the other and at once', async () => {
    const visitor = new Visitor();
    const returned = await visitor.begin();
    const held = new Map(visitor.cookies);
    const [first, second] = [new Visitor(), new Visitor()];
    for (const tab of [first, second]) for (const pair of held) tab.cookies.set(...pair);
    const where = await Promise.all([first.go(returned), second.go(returned)]);
    expect(where.toSorted()).toEqual(['/', '/auth?reason=externalStale']);
    for (const pair of held) visitor.cookies.set(...pair);
    expect(await visitor.go(returned)).toBe('/auth?reason=externalStale');
    expect(server.store.all('sessions')).toHaveLength(1);
  });

  it('refuses a code that was used, under a new state', async () => {
    const first = new Visitor();
    const code = new URL(await first.begin()).searchParams.get('code') ?? '';
    const second = new Visitor();
    const returned = new URL(await second.begin());
    returned.searchParams.set('code', code);
    // The verifier of the second attempt does not fit the first one's code.
    expect(await outcome(second, returned.href)).toEqual(refused('externalFailed'));
  });

  it('refuses an ID token with another nonce', async () => {
    const visitor = new Visitor();
    const returned = await visitor.begin();
    const [attempt] = server.store.all('sign_in_attempts');
    await server.store.write(() =>
      server.store.update('sign_in_attempts', attempt?.id ?? 0, { nonce: 'another' }),
    );
    expect(await outcome(visitor, returned)).toEqual(refused('externalFailed'));
    expect(server.lines).toEqual([expect.stringMatching(/^External sign-in: failed\. /)]);
  });

  it.each([
    [
      'a changed signature',
      (token: string) =>
        token.replace(/\.(.)([^.]*)$/, (_all, one, rest) => `.${one === 'A' ? 'B' : 'A'}${rest}`),
    ],
    ['no signature', (token: string) => token.replace(/[^.]*$/, '')],
    ['other claims under the old signature', (token: string) => withClaims(token, { sub: 'eve' })],
    ['an end in the past', (token: string) => signedAgain(token, { exp: 1_700_000_000 })],
    ['no end', (token: string) => signedAgain(token, { exp: undefined })],
    ['another audience', (token: string) => signedAgain(token, { aud: 'somebody else' })],
    ['another issuer', (token: string) => signedAgain(token, { iss: 'https://evil.example' })],
    ['another nonce', (token: string) => signedAgain(token, { nonce: 'another' })],
    ['nobody in it', (token: string) => signedAgain(token, { sub: undefined })],
  ])('refuses an ID token with %s', async (_what, change) => {
    issuer.behaviour.tamper = (answer) => {
      answer['id_token'] = change(String(answer['id_token']));
    };
    const visitor = new Visitor();
    expect(await outcome(visitor, await visitor.begin())).toEqual(refused('externalFailed'));
  });

  it('takes one that was signed again and says the same', async () => {
    issuer.behaviour.tamper = (answer) => {
      answer['id_token'] = signedAgain(String(answer['id_token']), {});
    };
    const visitor = new Visitor();
    expect(await visitor.go(await visitor.begin())).toBe('/');
  });

  it('says so when somebody cancels, and still knows where they were going', async () => {
    issuer.behaviour.cancels = true;
    const visitor = new Visitor();
    const returned = await visitor.begin('/api/auth/google?next=/tasks');
    expect(await outcome(visitor, returned)).toEqual(refused('externalCanceled', 'from=%2Ftasks&'));
    expect(server.lines).toEqual([]);
  });

  it('says so when the page was left open too long', async () => {
    const visitor = new Visitor();
    const returned = await visitor.begin();
    clock.pass(attemptLifetime * 1_000);
    expect(await outcome(visitor, returned)).toEqual(refused('externalStale'));
    expect(server.store.all('sign_in_attempts')).toEqual([]);
  });

  it('says so when the issuer is down, before and on the way, and asks it again later', async () => {
    const mortal = await startOidcIssuer(redirectUri);
    server = await serverFor(mortal.issuer);
    const visitor = new Visitor();
    const returned = await mortal.visit(await visitor.go('/api/auth/google'));
    await mortal.stop();
    expect(await outcome(visitor, returned)).toEqual(refused('externalUnavailable'));

    server = await serverFor(mortal.issuer);
    expect(await new Visitor().go('/api/auth/google?next=/tasks')).toBe(
      '/auth?from=%2Ftasks&reason=externalUnavailable',
    );
    expect(server.store.all('sign_in_attempts')).toEqual([]);
    expect(server.lines).toEqual([expect.stringMatching(/^External sign-in: unavailable\./)]);
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', '/.//evil.example', ''])(
    'never leads away: %j',
    async (next) => {
      const visitor = new Visitor();
      const returned = await visitor.begin(`/api/auth/google?next=${encodeURIComponent(next)}`);
      expect(await visitor.go(returned)).toMatch(/^\/(?![/\\])/);
    },
  );

  it('has no page that makes anybody the demo user', async () => {
    const visitor = new Visitor();
    await visitor.go('/api/auth/google');
    const state = visitor.cookies.get('constella_signin') ?? '';
    const answer = await server.handle(
      new Request('http://localhost/api/auth/google', {
        method: 'POST',
        headers: { origin: 'http://localhost', cookie: `constella_signin=${state}` },
        body: new URLSearchParams({ state }),
      }),
    );
    expect(answer?.status).toBe(405);
    expect(server.store.all('sessions')).toEqual([]);
  });

  it('is slowed down when one address begins and never comes back', async () => {
    const { attempts, window } = externalAllowances.address;
    const visitor = new Visitor();
    for (let turn = 0; turn < attempts; turn += 1)
      expect(await visitor.go('/api/auth/google')).toMatch(issuer.issuer);
    expect(await visitor.go('/api/auth/google')).toBe('/auth?reason=externalThrottled');
    clock.pass(window);
    expect(await visitor.go('/api/auth/google')).toMatch(issuer.issuer);
    // All that were never finished are over.
    expect(server.store.all('sign_in_attempts')).toHaveLength(1);
  });
});
