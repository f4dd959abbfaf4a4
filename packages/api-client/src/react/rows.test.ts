import { InfiniteQueryObserver, MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { ApiError } from '../http/api-error.js';
import { fakeRows } from '../testing/fake-rows.js';
import { createQueryClient, retryQuery, retryQueryDelay } from './query-client.js';
import { rowMutations } from './row-mutations.js';
import { prefetch, rowQueries, rowsKey } from './row-queries.js';
import type { RowOfRecord } from '../contract/records/index.js';
import type { RowMutation } from './row-mutations.js';

/** Three lists, the pages and one row in the cache, and a server that waits to be let go on writes. */
async function open(queryClient = createQueryClient()) {
  const server = fakeRows('risk_items', 5);
  const waiting: ((failure?: Response) => void)[] = [];
  const client = createClient({
    fetch: async (input, init) => {
      if (init?.method === 'GET') return server.fetch(input, init);
      const failure = await new Promise<Response | undefined>((go) => {
        waiting.push(go);
      });
      return failure ?? server.fetch(input, init);
    },
  });
  const list = rowQueries.list(client, 'risk_items');
  const filtered = rowQueries.list(client, 'risk_items', { where: { category: 'fire' }, limit: 3 });
  const second = rowQueries.list(client, 'risk_items', { page: 2, limit: 3 });
  const pages = rowQueries.pages(client, 'risk_items', { limit: 2 });
  const row = rowQueries.row(client, 'risk_items', 2);
  await prefetch(queryClient, list, filtered, second, pages, row);
  const titles = (query: typeof list) =>
    queryClient.getQueryData(query.queryKey)?.rows.map(({ title }) => title);
  const run = <Variables, Data>(mutation: RowMutation<Variables, Data>, variables: Variables) =>
    new MutationObserver(queryClient, mutation).mutate(variables).then(
      (data) => ({ data }),
      (error: ApiError) => ({ error }),
    );
  /** Lets the oldest write that waits go on. */
  const go = async (failure?: Response) => {
    await vi.waitFor(() => expect(waiting).not.toEqual([]));
    waiting.shift()?.(failure);
  };
  const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  const snapshot = () =>
    structuredClone(
      [list, filtered, second, pages, row].map(({ queryKey }) =>
        queryClient.getQueryData(queryKey),
      ),
    );
  const sent = () => vi.waitFor(() => expect(waiting).not.toEqual([]));
  return {
    server,
    client,
    queryClient,
    list,
    filtered,
    second,
    pages,
    row,
    titles,
    run,
    go,
    sent,
    settled,
    snapshot,
  };
}
const down = () => Response.json({ error: 'down' }, { status: 500 });

afterEach(() => {
  vi.useRealTimers();
});

describe('an update', () => {
  it('is seen everywhere at once, and stays', async () => {
    const { client, queryClient, run, go, sent, list, filtered, pages, row, server, titles } =
      await open();
    const update = rowMutations.update(client, queryClient, 'risk_items');
    const outcome = run(update, { id: 2, revision: 1, changes: { title: 'New' } });
    await sent();
    expect(titles(list)?.[1]).toBe('New');
    expect(titles(filtered)?.[1]).toBe('New');
    expect(queryClient.getQueryData(pages.queryKey)?.pages[0]?.rows[1]?.title).toBe('New');
    expect(queryClient.getQueryData(row.queryKey)?.title).toBe('New');
    await go();
    expect(await outcome).toMatchObject({ data: { title: 'New', revision: 2 } });
    expect(queryClient.getQueryData(row.queryKey)).toEqual(server.rows()[1]);
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  it('disappears everywhere when it fails', async () => {
    const { client, queryClient, run, go, sent, snapshot } = await open();
    const before = snapshot();
    const update = rowMutations.update(client, queryClient, 'risk_items');
    const outcome = run(update, { id: 2, revision: 1, changes: { title: 'New', impact: 5 } });
    await sent();
    expect(snapshot()).not.toEqual(before);
    await go(down());
    expect(await outcome).toMatchObject({ error: { status: 500 } });
    expect(snapshot()).toEqual(before);
  });

  it('keeps what the row does not show out of the cache', async () => {
    const { client, queryClient, run, go, sent, row } = await open();
    const update = rowMutations.update(client, queryClient, 'risk_items');
    const changes = { title: 'New', apiKey: 'secret' };
    const outcome = run(update, { id: 2, revision: 1, changes });
    await sent();
    expect(queryClient.getQueryData(row.queryKey)).not.toHaveProperty('apiKey');
    await go(down());
    await outcome;
  });

  it('gives way to somebody faster, whose row is shown and offered', async () => {
    const { client, queryClient, run, go, server, list, row, titles } = await open();
    server.change(2, { title: 'Theirs' });
    const onStale = vi.fn<(current: RowOfRecord<'risk_items'>, variables: unknown) => void>();
    const update = rowMutations.update(client, queryClient, 'risk_items', { onStale });
    const variables = { id: 2, revision: 1, changes: { title: 'Mine' } };
    const outcome = run(update, variables);
    await go();
    expect(await outcome).toMatchObject({ error: { status: 412 } });
    expect(onStale.mock.calls).toEqual([[server.rows()[1], variables]]);
    expect(titles(list)?.[1]).toBe('Theirs');
    expect(queryClient.getQueryData(row.queryKey)).toMatchObject({ title: 'Theirs', revision: 2 });
  });
});

describe('two updates of one row that overlap', () => {
  const both = async () => {
    const all = await open();
    const update = rowMutations.update(all.client, all.queryClient, 'risk_items');
    const first = all.run(update, { id: 2, revision: 1, changes: { title: 'A', impact: 1 } });
    const second = all.run(update, { id: 2, revision: 1, changes: { title: 'B', likelihood: 5 } });
    await all.sent();
    const shown = () => all.queryClient.getQueryData(all.row.queryKey);
    expect(shown()).toMatchObject({ title: 'B', impact: 1, likelihood: 5 });
    return { ...all, first, second, shown };
  };

  it('are sent one after the other, the second on what the first made', async () => {
    const { server, go, first, second, shown } = await both();
    await go();
    expect(await first).toMatchObject({ data: { revision: 2 } });
    expect(shown()).toMatchObject({ title: 'B', impact: 1, likelihood: 5, revision: 2 });
    await go();
    expect(await second).toMatchObject({ data: { revision: 3, title: 'B', impact: 1 } });
    expect(server.seen.slice(-2)).toEqual([
      'PATCH /api/risk-items/2 If-Match "1"',
      'PATCH /api/risk-items/2 If-Match "2"',
    ]);
  });

  it('of which the first fails: the second stays', async () => {
    const { go, first, second, shown, sent } = await both();
    await go(down());
    await first;
    await sent();
    expect(shown()).toMatchObject({ title: 'B', impact: 3, likelihood: 5 });
    await go();
    expect(await second).toMatchObject({ data: { title: 'B', impact: 3, revision: 2 } });
  });

  it('of which the second fails: the first stays', async () => {
    const { go, first, second, shown } = await both();
    await go();
    await first;
    await go(down());
    await second;
    expect(shown()).toMatchObject({ title: 'A', impact: 1, likelihood: 2, revision: 2 });
  });

  it('that both fail leave the row as it was', async () => {
    const { server, go, first, second, shown } = await both();
    await go(down());
    await first;
    await go(down());
    await second;
    expect(shown()).toEqual(server.rows()[1]);
  });

  it('are read anew once, when the last has ended', async () => {
    const { queryClient, list, go, first, second } = await both();
    await go();
    await first;
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(false);
    await go();
    await second;
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
  });

  it('cannot overwrite somebody else: both are refused', async () => {
    const { server, go, first, second, shown } = await both();
    server.change(2, { title: 'Theirs' });
    await go();
    expect(await first).toMatchObject({ error: { status: 412 } });
    await go();
    expect(await second).toMatchObject({ error: { status: 412 } });
    expect(shown()).toMatchObject({ title: 'Theirs', impact: 3 });
  });
});

describe('a removal', () => {
  it('is seen in every list at once, and stays', async () => {
    const { client, queryClient, run, go, sent, list, filtered, second, pages, row, titles } =
      await open();
    const remove = rowMutations.remove(client, queryClient, 'risk_items');
    const outcome = run(remove, { id: 2, revision: 1 });
    await sent();
    expect(titles(list)).not.toContain('Risk 2');
    expect(queryClient.getQueryData(list.queryKey)?.total).toBe(4);
    expect(titles(filtered)).not.toContain('Risk 2');
    expect(titles(second)).toEqual(['Risk 4', 'Risk 5']);
    expect(queryClient.getQueryData(pages.queryKey)?.pages[0]?.rows).toHaveLength(1);
    await go();
    expect(await outcome).toEqual({ data: undefined });
    expect(queryClient.getQueryData(row.queryKey)).toBeUndefined();
  });

  it.each([
    ['fails', down],
    ['comes too late', () => Response.json({ error: 'x' }, { status: 412 })],
  ])('that %s puts the row back where it was', async (_name, refusal) => {
    const { client, queryClient, run, go, sent, snapshot } = await open();
    const before = snapshot();
    const outcome = run(rowMutations.remove(client, queryClient, 'risk_items'), {
      id: 2,
      revision: 1,
    });
    await sent();
    expect(snapshot()).not.toEqual(before);
    await go(refusal());
    await outcome;
    expect(snapshot()).toEqual(before);
  });
});

describe('a creation', () => {
  const body = {
    assessmentId: 1,
    category: 'fire',
    title: 'Sixth',
    likelihood: 1,
    impact: 1,
    riskScore: 1,
  };
  it('is in the lists that want it once the server has it', async () => {
    const { client, queryClient, run, go, sent, snapshot, list } = await open();
    const before = snapshot();
    const outcome = run(rowMutations.create(client, queryClient, 'risk_items'), body);
    await sent();
    expect(snapshot()).toEqual(before);
    await go();
    await outcome;
    expect(queryClient.getQueryState(list.queryKey)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryData([...rowsKey('risk_items'), 'row', 6])).toMatchObject({ id: 6 });
  });

  it('that fails leaves nothing behind', async () => {
    const { client, queryClient, run, go, sent, snapshot } = await open();
    const before = snapshot();
    const outcome = run(rowMutations.create(client, queryClient, 'risk_items'), body);
    await sent();
    await go(down());
    expect(await outcome).toMatchObject({ error: { status: 500 } });
    expect(snapshot()).toEqual(before);
  });
});

describe('what rows need beside', () => {
  it('any query client serves them', async () => {
    const { queryClient, list, titles } = await open(new QueryClient());
    expect(titles(list)).toHaveLength(5);
    expect(queryClient.getQueryState(list.queryKey)?.status).toBe('success');
  });

  it('records that change along are read anew', async () => {
    const { client, queryClient, run, go } = await open();
    queryClient.setQueryData([...rowsKey('risk_assessments'), 'list', {}], { rows: [], total: 0 });
    const alsoChanges = ['risk_assessments'] as const;
    const remove = rowMutations.remove(client, queryClient, 'risk_items', { alsoChanges });
    const outcome = run(remove, { id: 2, revision: 1 });
    await go();
    await outcome;
    const state = queryClient.getQueryState([...rowsKey('risk_assessments'), 'list', {}]);
    expect(state?.isInvalidated).toBe(true);
  });

  it('pages follow each other to the end', async () => {
    const { queryClient, pages } = await open();
    const observer = new InfiniteQueryObserver(queryClient, pages);
    const stop = observer.subscribe(() => undefined);
    await observer.fetchNextPage();
    const result = await observer.fetchNextPage();
    expect(result.data?.pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(result.hasNextPage).toBe(false);
    stop();
  });

  it('prefetch reads nothing twice and never rejects', async () => {
    const { client, queryClient, list, row, server } = await open();
    const asked = server.seen.length;
    await prefetch(queryClient, list, row);
    expect(server.seen).toHaveLength(asked);
    await prefetch(queryClient, rowQueries.row(client, 'risk_items', 404));
  });

  it('types say what a key holds', async () => {
    const { queryClient, row, pages } = await open();
    const data = queryClient.getQueryData(row.queryKey);
    expectTypeOf(data).toEqualTypeOf<RowOfRecord<'risk_items'> | undefined>();
    expectTypeOf(queryClient.getQueryData(pages.queryKey)?.pages[0]?.total).toEqualTypeOf<
      number | undefined
    >();
  });
});

describe('one retries, not both', () => {
  it.each([
    ['through a query', 3, 'query'],
    ['through a query of one’s own around a retrying call', 3, 'own'],
  ] as const)('a 503 %s is asked for %i times in all', async (_name, times, kind) => {
    vi.useFakeTimers();
    let asked = 0;
    const client = createClient({
      fetch: () => {
        asked += 1;
        return Promise.resolve(new Response('', { status: 503 }));
      },
    });
    const outcome = createQueryClient({ client })
      .fetchQuery(
        kind === 'query'
          ? (rowQueries.list(client, 'risk_items') as never)
          : { queryKey: ['own'], queryFn: () => client.get('/api/x'), retry: retryQuery },
      )
      .catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    await outcome;
    expect(asked).toBe(times);
  });

  const limited = (retryAfter: number) =>
    new ApiError({ kind: 'http', status: 429, message: '', retryAfter });
  it('a query waits as long as Retry-After asks, within its bound', () => {
    expect([0, 1, 2, 9].map((failures) => retryQueryDelay(failures, new Error('x')))).toEqual([
      1000, 2000, 4000, 30_000,
    ]);
    expect(retryQueryDelay(0, limited(12_000))).toBe(12_000);
    expect(retryQuery(0, limited(30_000))).toBe(true);
    expect(retryQuery(0, limited(30_001))).toBe(false);
  });
});
