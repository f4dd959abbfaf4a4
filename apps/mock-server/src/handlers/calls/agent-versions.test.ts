import { bounds, type ListedAgent, type RowOfRecord } from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { agentBody, createTestServer, type TestBrowser } from '../../testing/test-server.js';

type Version = RowOfRecord<'agent_versions'>;
type Answer = ListedAgent & { current?: ListedAgent };

let server: Awaited<ReturnType<typeof createTestServer>>;
let demo: TestBrowser;
let id = 0;
let createdAt = '';
const path = () => `/api/agents/${id}`;
const listed = async (browser = demo) =>
  (await browser.call<Version[]>('GET', `/api/agent-versions?agentId=${id}&_sort=number`)).body;
const matching = (version?: number) =>
  version === undefined ? {} : { headers: { 'if-match': `"${version}"` } };
const change = (body: unknown, version?: number) =>
  demo.call<Answer>('PATCH', path(), body, matching(version));
const restore = (number: number, version?: number, browser = demo) =>
  browser.call<Answer>(
    'POST',
    `${path()}/versions/${number}/restore`,
    undefined,
    matching(version),
  );

beforeEach(async () => {
  server = await createTestServer();
  demo = await server.browser().signIn();
  ({
    body: { id, createdAt },
  } = await demo.call<ListedAgent>(
    'POST',
    '/api/agents',
    agentBody({ systemPrompt: 'Be short.' }),
  ));
});

describe('an agent', () => {
  it('is version 1 as it was created', async () => {
    expect(await listed()).toMatchObject([
      {
        number: 1,
        changed: [],
        restored: null,
        createdAt,
        agent: { ...agentBody(), systemPrompt: 'Be short.', temperature: 0.7 },
      },
    ]);
  });

  it('has a new version after each change, which says who and what', async () => {
    const changed = await change({ name: 'Lease reader', temperature: 0, maxTokens: 1000 });
    expect([changed.status, changed.headers.get('etag'), changed.body.version]).toEqual([
      200,
      '"2"',
      2,
    ]);
    const [, second] = await listed();
    expect(second).toMatchObject({ number: 2, changed: ['name', 'temperature'], restored: null });
    expect(second?.name).toBe((await listed())[0]?.name);
    expect(second?.agent).toMatchObject({ name: 'Lease reader', temperature: 0, maxTokens: 1000 });
  });

  it.each([
    ['a status', () => demo.call('PATCH', `${path()}/status`, { status: 'offline' })],
    ['the same again', () => change({ maxTokens: 1000, systemPrompt: 'Be short.' })],
    ['what is refused', () => change({ temperature: 2 })],
    ['a restored present one', () => restore(1)],
  ])('has none of %s', async (_what, act) => {
    await act();
    expect(await listed()).toHaveLength(1);
  });

  it('is changed from the version that was seen, whatever its status did meanwhile', async () => {
    await demo.call('PATCH', `${path()}/status`, { status: 'offline' });
    expect((await change({ temperature: 0.1 }, 1)).status).toBe(200);
    for (const late of [await change({ temperature: 0.9 }, 1), await restore(1, 1)]) {
      expect(late.status).toBe(412);
      expect(late.headers.get('etag')).toBe('"2"');
      expect(late.body.current).toMatchObject({ id, version: 2 });
    }
    expect(await listed()).toHaveLength(2);
  });

  it('is put back as a new version that names the old one', async () => {
    const before = (await change({ temperature: 0.1 })).body;
    await change({ systemPrompt: '', capabilities: ['research', 'planning'] });
    const restored = await restore(2, 3);
    expect(restored.body).toEqual({ ...before, version: 4 });
    expect((await listed()).at(-1)).toMatchObject({
      number: 4,
      restored: 2,
      changed: ['systemPrompt', 'capabilities'],
    });
    expect((await restore(9)).status).toBe(404);
  });

  it('keeps as many versions as are bound, the first among them', async () => {
    const { max } = bounds.agentVersions;
    for (let depth = 1; depth < max + 3; depth += 1) await change({ memoryDepth: depth });
    const numbers = (
      await demo.call<Version[]>('GET', `/api/agent-versions?agentId=${id}&_limit=500`)
    ).body.map(({ number }) => number);
    expect(numbers).toHaveLength(max);
    expect([numbers[0], numbers.at(-1)]).toEqual([1, max + 3]);
  });

  it('of an older data file is kept as it was with its first change', async () => {
    const row = server.store.rowsBy('agent_versions', 'agentId', id)[0];
    await server.store.write(() => server.store.remove('agent_versions', row?.id ?? 0));
    await change({ temperature: 0.1 });
    expect((await listed()).map(({ number, agent }) => [number, agent.temperature])).toEqual([
      [1, 0.7],
      [2, 0.1],
    ]);
  });

  it('shows its versions to nobody else, and takes them along', async () => {
    const other = server.browser();
    await other.call('POST', '/api/register', {
      username: 'newcomer',
      password: 'correct-horse-9',
      email: 'newcomer@example.com',
      fullName: 'New Comer',
    });
    expect(await listed(other)).toEqual([]);
    expect((await restore(1, undefined, other)).status).toBe(404);
    const [{ id: row } = { id: 0 }] = await listed();
    expect((await other.refused('GET', `/api/agent-versions/${row}`)).status).toBe(404);
    for (const method of ['POST', 'PATCH', 'DELETE'])
      expect(
        (await demo.refused(method, `/api/agent-versions${method === 'POST' ? '' : `/${row}`}`, {}))
          .status,
      ).toBe(405);
    await demo.call('DELETE', path());
    expect(server.store.rowsBy('agent_versions', 'agentId', id)).toEqual([]);
  });

  it('leaves with the account, versions and all', async () => {
    const { body } = await demo.call<{ rows: Record<string, unknown[]> }>(
      'GET',
      '/api/user/export',
    );
    expect(JSON.stringify(body)).toContain('"agent_versions"');
  });
});
