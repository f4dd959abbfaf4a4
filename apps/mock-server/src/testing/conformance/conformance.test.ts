import { conform, parts } from '@constella/api-client/conformance';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { startHttpServer } from '../http-server';
import { mutations } from './mutations';
import { admin, servedFetch } from './served';

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

it('every record has breaches planted in it', () => {
  const planted = new Set(mutations.map(({ part }) => part));
  const records = parts.filter((part) => part.startsWith('record:'));
  expect(records.filter((part) => !planted.has(part))).toEqual([]);
});

// One in sixty, always the same: `npm run conform:mutations` plants all of them.
const sampled = mutations.filter((_each, index) => index % 60 === 5);
it.each(sampled)('the suite catches $name', async ({ part, tamper }) => {
  const fetch = await servedFetch(tamper);
  const { differences } = await conform('http://localhost', { fetch, admin, only: [part] });
  expect(differences).not.toEqual([]);
});
