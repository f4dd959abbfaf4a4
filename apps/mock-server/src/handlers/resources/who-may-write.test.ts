import { routes } from '@constella/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
let demo: TestBrowser;
beforeAll(async () => {
  server = await createTestServer();
  demo = await server.browser().signIn();
});
const pathOf = (path: string) =>
  path
    .replace('{id}', '4')
    .replace('{version}', '1')
    .replace('{link}', '00000000-0000-4000-8000-000000000000')
    .replace('{assistant}', 'decision');

describe('who may write', () => {
  const writes = Object.values(routes).filter(({ method }) => method !== 'GET');

  it.each(writes)('$method $path refuses another site', async ({ method, path }) => {
    const others = [
      { origin: 'https://evil.example' },
      { origin: 'http://localhost:1' },
      { origin: 'http://localhost.evil.example' },
      { origin: 'null' },
      { origin: '' },
    ];
    for (const headers of others) {
      const answer = await demo.refused(method, pathOf(path), {}, { headers });
      expect([headers, answer.status]).toEqual([headers, 403]);
    }
  });

  it('takes the origins it was told to, and programs that send none', async () => {
    const allowed = { headers: { origin: 'https://allowed.example' } };
    expect((await demo.call('PATCH', '/api/user', { region: 'EU' }, allowed)).status).toBe(200);
    const request = new Request('http://localhost/api/user', {
      method: 'PATCH',
      headers: { cookie: demo.cookie ?? '', 'content-type': 'application/json' },
      body: '{"region":"US"}',
    });
    expect((await server.handle(request))?.status).toBe(200);
    const fromElsewhere = new Request(request.url, {
      method: 'PATCH',
      headers: {
        cookie: demo.cookie ?? '',
        'content-type': 'application/json',
        'sec-fetch-site': 'cross-site',
      },
      body: '{"region":"CN"}',
    });
    expect((await server.handle(fromElsewhere))?.status).toBe(403);
  });

  it.each(Object.values(routes).filter(({ auth }) => auth === 'session'))(
    '$method $path wants a session',
    async ({ method, path }) => {
      const nobody = server.browser();
      nobody.cookie = 'constella_session=made-up';
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      expect((await nobody.refused(method, pathOf(path), body)).status).toBe(401);
    },
  );
});
