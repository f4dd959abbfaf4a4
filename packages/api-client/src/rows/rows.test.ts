import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { ApiError } from '../http/api-error.js';
import { exampleTask } from '../testing/examples.js';
import { fakeRows, riskRow } from '../testing/fake-rows.js';
import { listsOf } from './lists.js';
import { rowsOf } from './rows.js';
import type { ListedAgent } from '../contract/entities/agent.js';
import type { Task } from '../contract/entities/task.js';
import type { RowOfRecord } from '../contract/records/index.js';
import type { Warn } from '../http/warning.js';
import type { ClientOptions } from '../client-types.js';
import type { RowPage } from './lists.js';
import type { Rows } from './rows.js';

const open = (count = 3, options: ClientOptions = {}) => {
  const server = fakeRows('risk_items', count);
  const risks = rowsOf(createClient({ ...options, fetch: server.fetch }), 'risk_items');
  return { server, risks };
};
const failure = (call: Promise<unknown>): Promise<ApiError> =>
  call.then(
    () => {
      throw new Error('it was expected to fail');
    },
    (error: ApiError) => error,
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('the rows of a record', () => {
  it('are listed with their number', async () => {
    const { risks, server } = open(5);
    const page = await risks.list({ page: 2, limit: 2 });
    expect(page.rows.map(({ id }) => id)).toEqual([3, 4]);
    expect(page.total).toBe(5);
    expect(server.seen).toEqual(['GET /api/risk-items?_page=2&_limit=2']);
  });

  it('are none, without a request, when one of no values is asked for', async () => {
    const { risks, server } = open();
    expect(await risks.list({ where: { id: [] } })).toEqual({ rows: [], total: 0 });
    expect(server.seen).toEqual([]);
  });

  it('are read, created, changed and deleted', async () => {
    const { risks, server } = open();
    expect(await risks.get(2)).toEqual(riskRow(2));
    const { id, revision, createdAt, ...body } = riskRow(4);
    expect(await risks.create(body)).toEqual({ id, revision, createdAt, ...body });
    expect(await risks.update(2, { likelihood: 5 }, { revision: 1 })).toMatchObject({
      likelihood: 5,
      revision: 2,
    });
    expect(await risks.remove(3, { revision: 1 })).toBeUndefined();
    expect(server.seen).toEqual([
      'GET /api/risk-items/2',
      'POST /api/risk-items',
      'PATCH /api/risk-items/2 If-Match "1"',
      'DELETE /api/risk-items/3 If-Match "1"',
    ]);
    expect(server.rows().map((row) => row.id)).toEqual([1, 2, 4]);
  });

  it('go from page to page while the loop wants more', async () => {
    const { risks, server } = open(7);
    const ids: number[] = [];
    for await (const { id } of risks.all({ limit: 3, sort: '-id' })) ids.push(id);
    expect(ids).toHaveLength(7);
    expect(server.seen).toHaveLength(3);
    for await (const { id } of risks.all({ limit: 3 })) if (id === 2) break;
    expect(server.seen).toHaveLength(4);
    for await (const { id } of risks.all()) expect(id).toBeGreaterThan(0);
    expect(server.seen.at(-1)).toBe('GET /api/risk-items?_page=1&_limit=500');
  });

  it.each([0, 1, 3, 4, 6])('all %i of them come, once', async (count) => {
    const { risks } = open(count);
    const ids: number[] = [];
    for await (const { id } of risks.all({ limit: 3 })) ids.push(id);
    expect(ids).toEqual(Array.from({ length: count }, (_none, at) => at + 1));
  });

  it('ids are escaped, and an empty one is never requested', async () => {
    const { server } = open();
    const resources = rowsOf(createClient({ fetch: server.fetch }), 'learning_resources');
    await failure(resources.get('a/../b?c'));
    expect(server.seen).toEqual(['GET /api/learning-resources/a%2F..%2Fb%3Fc']);
    await expect(resources.get('')).rejects.toThrow(TypeError);
    await expect(resources.remove('', { revision: 1 })).rejects.toThrow(TypeError);
    expect(server.seen).toHaveLength(1);
  });

  it('a deletion may be answered with nothing', async () => {
    const client = createClient({
      fetch: () => Promise.resolve(new Response(null, { status: 204 })),
    });
    await rowsOf(client, 'risk_items').remove(1, { revision: 1 });
    await expect(rowsOf(client, 'risk_items').get(1)).rejects.toMatchObject({
      kind: 'invalid-response',
    });
  });
});

describe('the lists of agents and tasks', () => {
  const run = { ...exampleTask, assistant: 'decision' };
  const answer = (body: unknown) => Response.json(body, { headers: { 'X-Total-Count': '7' } });

  it('are asked for by their columns, and answered as their calls are', async () => {
    const seen: string[] = [];
    const client = createClient({
      validate: 'throw',
      fetch: (input) => {
        seen.push(decodeURIComponent(new URL(input as string, 'http://x').search));
        return Promise.resolve(answer([run]));
      },
    });
    const page = await listsOf(client, 'tasks').list({
      where: { assistant: 'decision', agentsInvolved: [4, 5] },
      sort: '-createdAt',
      limit: 1,
    });
    expect(page).toEqual({ rows: [run], total: 7 });
    expect(seen).toEqual([
      '?assistant=decision&agentsInvolved=4&agentsInvolved=5&_sort=createdAt&_order=desc&_limit=1',
    ]);
    expectTypeOf(page.rows).toEqualTypeOf<Task[]>();
    expectTypeOf<RowPage<'agents'>['rows']>().toEqualTypeOf<ListedAgent[]>();
  });

  it('are held against what their calls promise', async () => {
    const fetch = () => Promise.resolve(answer([{ ...run, status: 'odd' }]));
    const error = await failure(
      listsOf(createClient({ fetch, validate: 'throw' }), 'tasks').list(),
    );
    expect(error.message).toMatch(/tasks.*status/);
  });
});

describe('a stale write', () => {
  it.each([
    ['update', (risks: Rows<'risk_items'>) => risks.update(1, { impact: 4 }, { revision: 7 })],
    ['remove', (risks: Rows<'risk_items'>) => risks.remove(1, { revision: 7 })],
  ])('%s fails with the row as it is', async (_name, write) => {
    const { risks, server } = open();
    const error = await failure(write(risks));
    expect(error).toMatchObject({ kind: 'http', status: 412, attempts: 1 });
    expect(risks.currentIn(error)).toEqual(riskRow(1));
    expect(server.rows()[0]).toEqual(riskRow(1));
  });

  it.each([
    ['no error of a call', new Error('x')],
    ['another status', new ApiError({ kind: 'http', status: 409, message: '', current: {} })],
    ['a 412 without the row', new ApiError({ kind: 'http', status: 412, message: '' })],
    ['a null row', new ApiError({ kind: 'http', status: 412, message: '', current: null })],
  ])('is not seen in %s', (_name, error) => {
    expect(open().risks.currentIn(error)).toBeUndefined();
  });
});

describe('answers', () => {
  it.each([
    ['is no list', () => Response.json({}, { headers: { 'X-Total-Count': '1' } }), 'a list'],
    ['hides its number', () => Response.json([]), 'X-Total-Count'],
  ])('fail when a list %s, validated or not', async (_name, answer, words) => {
    const client = createClient({ fetch: () => Promise.resolve(answer()) });
    const error = await failure(rowsOf(client, 'risk_items').list());
    expect(error.kind).toBe('invalid-response');
    expect(error.message).toContain(words);
  });

  const odd = { ...riskRow(1), likelihood: 'often' };
  const answer = (list: boolean) =>
    Response.json(list ? [odd] : odd, { headers: { 'X-Total-Count': '1' } });
  const calls: [string, (risks: Rows<'risk_items'>) => Promise<unknown>, boolean][] = [
    ['list', (risks) => risks.list(), true],
    ['get', (risks) => risks.get(1), false],
    ['create', (risks) => risks.create(riskRow(1)), false],
    ['update', (risks) => risks.update(1, {}, { revision: 1 }), false],
  ];
  it.each(calls)('that break the contract in %s: by mode', async (_name, call, list) => {
    const fetch = () => Promise.resolve(answer(list));
    await call(rowsOf(createClient({ fetch }), 'risk_items'));
    const onWarning = vi.fn<Warn>();
    await call(rowsOf(createClient({ fetch, onWarning, validate: 'warn' }), 'risk_items'));
    expect(onWarning.mock.calls.map(([{ about }]) => about)).toEqual(['answer']);
    const error = await failure(
      call(rowsOf(createClient({ fetch, validate: 'throw' }), 'risk_items')),
    );
    expect(error.kind).toBe('invalid-response');
    expect(error.message).toMatch(/risk_items.*likelihood/);
  });

  it('that keep it pass every mode', async () => {
    const { risks } = open(3, { validate: 'throw' });
    expect((await risks.list()).rows).toHaveLength(3);
    expect(await risks.get(1)).toEqual(riskRow(1));
    await risks.remove(1, { revision: 1 });
  });

  it('of 401 are told to the client', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const client = createClient({
      onUnauthorized,
      fetch: () => Promise.resolve(new Response('', { status: 401 })),
    });
    await failure(rowsOf(client, 'risk_items').list());
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });
});

describe('every call of rows', () => {
  const controller = new AbortController();
  controller.abort();
  const { signal } = controller;
  it.each<[string, (risks: Rows<'risk_items'>) => Promise<unknown>]>([
    ['list', (risks) => risks.list({}, { signal })],
    ['all', (risks) => risks.all({}, { signal }).next()],
    ['get', (risks) => risks.get(1, { signal })],
    ['create', (risks) => risks.create(riskRow(1), { signal })],
    ['update', (risks) => risks.update(1, {}, { signal, revision: 1 })],
    ['remove', (risks) => risks.remove(1, { signal, revision: 1 })],
  ])('%s can be aborted', async (_name, call) => {
    expect((await failure(call(open().risks))).kind).toBe('aborted');
  });

  it('retries only what is safe', async () => {
    vi.useFakeTimers();
    let asked = 0;
    const client = createClient({
      fetch: () => {
        asked += 1;
        return Promise.resolve(new Response('', { status: 503 }));
      },
    });
    const risks = rowsOf(client, 'risk_items');
    const times = async (call: () => Promise<unknown>) => {
      asked = 0;
      const failed = failure(call());
      await vi.runAllTimersAsync();
      await failed;
      return asked;
    };
    expect(await times(() => risks.list())).toBe(3);
    expect(await times(() => risks.get(1))).toBe(3);
    expect(await times(() => risks.create(riskRow(1)))).toBe(1);
    expect(await times(() => risks.create(riskRow(1), { idempotencyKey: 'k' }))).toBe(3);
    expect(await times(() => risks.update(1, {}, { revision: 1 }))).toBe(1);
    expect(await times(() => risks.remove(1, { revision: 1 }))).toBe(1);
  });
});

it('has the types of the record', () => {
  const { risks } = open();
  expectTypeOf<Awaited<ReturnType<typeof risks.get>>>().toEqualTypeOf<RowOfRecord<'risk_items'>>();
  expectTypeOf(risks.get).parameter(0).toEqualTypeOf<number>();
  expectTypeOf<Rows<'learning_resources'>['get']>().parameter(0).toEqualTypeOf<string>();
  expectTypeOf(risks.currentIn(0)).toEqualTypeOf<RowOfRecord<'risk_items'> | undefined>();
  expectTypeOf<Parameters<typeof risks.update>[1]>().toHaveProperty('likelihood');
  // The owner is who is signed in; a secret is sent but never answered.
  expectTypeOf<Parameters<Rows<'life_goals'>['create']>[0]>().not.toHaveProperty('userId');
  expectTypeOf<Parameters<Rows<'regulation_sources'>['create']>[0]>().toHaveProperty('apiKey');
  expectTypeOf<RowOfRecord<'regulation_sources'>>().not.toHaveProperty('apiKey');
  // @ts-expect-error -- a write without the revision it is based on
  expect(() => void risks.update(1, {}).catch(() => undefined)).not.toThrow();
});
