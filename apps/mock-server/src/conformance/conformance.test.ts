import { conform, parts } from '@constella/api-client/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startHttpServer } from '../testing/http-server';
import { admin } from './served';

let server: Awaited<ReturnType<typeof startHttpServer>>;
beforeAll(async () => {
  server = await startHttpServer();
});
afterAll(() => server.close());

describe('the server over HTTP', () => {
  it.each(['flow', 'call', 'record'])('keeps the contract in every %s', async (kind) => {
    const only = parts.filter((part) => part.startsWith(`${kind}:`));
    const report = await conform(server.address, { admin, only });
    expect(report.differences).toEqual([]);
    expect(report.checks).toBeGreaterThan(only.length);
  });

  it('has nothing of the suite left afterwards', () => {
    const names = server.store.all('users').map(({ username }) => username);
    expect(names.filter((name) => name.startsWith('conform-'))).toEqual([]);
  });
});
