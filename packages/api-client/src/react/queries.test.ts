import { QueryObserver, environmentManager, focusManager } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { ApiError } from '../http/api-error.js';
import { exampleAgent, exampleTask, exampleUser } from '../testing/examples.js';
import { queries } from './queries.js';
import { createQueryClient, retryQuery } from './query-client.js';

/** A client whose answers are given by path, and the paths it was asked for. */
function fake(answers: Record<string, () => Response>) {
  const asked: string[] = [];
  const client = createClient({
    fetch: (input) => {
      const path = input as string;
      asked.push(path);
      return Promise.resolve(answers[path]?.() ?? new Response('', { status: 404 }));
    },
  });
  return { client, asked };
}

const http = (status: number) => new ApiError({ kind: 'http', status, message: `HTTP ${status}` });

beforeEach(() => {
  vi.useFakeTimers();
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  focusManager.setFocused(undefined);
  environmentManager.setIsServer(() => true);
  vi.useRealTimers();
});

describe('the user', () => {
  it('is asked for four times in all, 1 s apart', async () => {
    const { client, asked } = fake({ '/api/user': () => new Response('', { status: 500 }) });
    const outcome = createQueryClient()
      .fetchQuery(queries.user(client))
      .catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2000);
    expect(asked).toHaveLength(4);
    expect(await outcome).toMatchObject({ status: 500 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked).toHaveLength(4);
  });

  it('is nobody at once for a 401', async () => {
    const { client, asked } = fake({ '/api/user': () => new Response('', { status: 401 }) });
    expect(await createQueryClient().fetchQuery(queries.user(client))).toBeNull();
    expect(asked).toHaveLength(1);
  });

  it('stays fresh for 5 minutes and is kept for 30', async () => {
    const { client, asked } = fake({ '/api/user': () => Response.json(exampleUser) });
    const queryClient = createQueryClient();
    await queryClient.fetchQuery(queries.user(client));
    await vi.advanceTimersByTimeAsync(299_999);
    await queryClient.fetchQuery(queries.user(client));
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    await queryClient.fetchQuery(queries.user(client));
    expect(asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1_799_999);
    expect(queryClient.getQueryData(['/api/user'])).toBeDefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(queryClient.getQueryData(['/api/user'])).toBeUndefined();
  });
});

describe('the agents', () => {
  it('are read again every 30 s, but not while the page is hidden', async () => {
    const { client, asked } = fake({ '/api/agents': () => Response.json([exampleAgent]) });
    const observer = new QueryObserver(createQueryClient(), queries.agents(client));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(asked).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toHaveLength(2);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(300_000);
    expect(asked).toHaveLength(2);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked.length).toBeGreaterThan(2);
    stop();
  });
});

describe('the tasks', () => {
  it.each([
    ['running', true],
    ['pending', true],
    ['completed', false],
  ] as const)('with one %s are read again: %s', async (status, again) => {
    const { client, asked } = fake({
      '/api/tasks': () => Response.json([{ ...exampleTask, status }]),
    });
    const observer = new QueryObserver(createQueryClient(), queries.tasks(client));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(10_500);
    expect(asked).toHaveLength(again ? 3 : 1);
    stop();
  });

  it('have keys that are invalidated together', async () => {
    const { client } = fake({ '/api/tasks/11': () => Response.json(exampleTask) });
    const queryClient = createQueryClient();
    const options = queries.task(client, 11);
    await queryClient.fetchQuery(options);
    await queryClient.invalidateQueries({ queryKey: queries.tasks(client).queryKey });
    expect(queryClient.getQueryState(options.queryKey)?.isInvalidated).toBe(true);
  });
});

it.each([
  ['models', '/api/openrouter/models', () => ({ data: [] }), queries.models],
  [
    'membershipPlans',
    '/api/membership/plans?region=CN',
    () => [],
    (client: never) => queries.membershipPlans(client, 'CN'),
  ],
  ['userSubscription', '/api/membership/user-subscription', () => ({}), queries.userSubscription],
] as const)('%s are read from %s', async (_name, path, body, options) => {
  const { client, asked } = fake({ [path]: () => Response.json(body()) });
  await createQueryClient().fetchQuery(options(client as never) as never);
  expect(asked).toContain(path);
});

describe('the query client', () => {
  it('has the product’s defaults', () => {
    expect(createQueryClient().getDefaultOptions().queries).toMatchObject({
      staleTime: 300_000,
      gcTime: 1_800_000,
    });
  });

  it.each([
    ['a server error', http(500), [true, true, false]],
    ['a rate limit', http(429), [true, true, false]],
    ['an unknown error', new Error('x'), [true, true, false]],
    ['a time-out', new ApiError({ kind: 'timeout', message: '' }), [true, true, false]],
    ['no network', new ApiError({ kind: 'network', message: '' }), [true, true, false]],
    ['an aborted call', new ApiError({ kind: 'aborted', message: '' }), [false, false, false]],
    [
      'a broken contract',
      new ApiError({ kind: 'invalid-response', message: '' }),
      [false, false, false],
    ],
    ['a 401', http(401), [false, false, false]],
    ['a 403', http(403), [false, false, false]],
    ['a 404', http(404), [false, false, false]],
  ])('tries again twice after %s: %#', (_name, error, tries) => {
    expect([0, 1, 2].map((failures) => retryQuery(failures, error))).toEqual(tries);
  });

  it('loads queries without a function of their own by their path', async () => {
    const { client, asked } = fake({ '/api/things': () => Response.json([1]) });
    const queryClient = createQueryClient({ client });
    expect(await queryClient.fetchQuery({ queryKey: ['/api/things', 4] })).toEqual([1]);
    expect(asked).toEqual(['/api/things']);
  });

  it('hands the query’s signal to the call', async () => {
    let signal: AbortSignal | null | undefined;
    const client = createClient({
      fetch: (_input, init) => {
        signal = init?.signal;
        return new Promise((_resolve, reject) => {
          signal?.addEventListener('abort', () => reject(signal?.reason as Error));
        });
      },
    });
    const queryClient = createQueryClient();
    const outcome = queryClient.fetchQuery(queries.agents(client)).catch(() => undefined);
    await queryClient.cancelQueries();
    await outcome;
    expect(signal?.aborted).toBe(true);
  });
});
