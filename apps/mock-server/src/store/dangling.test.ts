import { expect, it } from 'vitest';

import { calls, recordNames, type Route } from '@constella/api-client/contract';

import { createTestServer, stateOf } from '../testing/test-server.js';
import { tableNames } from './tables.js';

/**
 * Requests that read: lists of every record, and every call, of the seed's runs and agents where it
 * names one.
 */
const reads = [
  ...recordNames.map((name) => `/api/${name.replaceAll('_', '-')}`),
  ...Object.values<Route>(calls).flatMap((route) => {
    if (route.method !== 'GET' || route.navigation || route.stream) return [];
    return [1, 2, 5].map((id) => route.path.replaceAll(/\{\w+\}/g, String(id)));
  }),
];

it.each(tableNames)('rows of %s that were set aside leave a server that answers', async (table) => {
  const { store: seeded } = await createTestServer();
  const state = stateOf(seeded);
  if (state[table].length === 0) return;
  const removed = state[table].slice(0, 1);
  state[table] = state[table].slice(1) as never;
  const server = await createTestServer({ state });
  for (const [name, password] of [
    ['demo', 'constella-demo'],
    ['admin', 'constella-admin'],
  ] as const) {
    if (table === 'users' && removed.some((row) => 'username' in row && row.username === name))
      continue;
    const browser = await server.browser().signIn(name, password);
    for (const path of reads) {
      const { status } = await browser.fetch('GET', path);
      expect([path, status < 500]).toEqual([path, true]);
    }
  }
  expect(server.lines).toEqual([]);
});
