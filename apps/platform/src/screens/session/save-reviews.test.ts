import { createClient } from '@constella/api-client';
import { reviewsIn } from '@constella/api-client/contract';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createReviewSaver, type ReviewedRow, type Unsaved } from './save-reviews';
import { review } from './testing/review';

/** A row on a server that others write, too. */
function serverOf(row: ReviewedRow & Record<string, unknown>) {
  let stored = row;
  const failures: Response[] = [];
  const json = (body: unknown, status = 200) => Response.json(body, { status });
  const fetch = vi.fn(async (_url: unknown, init: RequestInit = {}) => {
    const failure = failures.shift();
    if (failure) return failure;
    if ((init.method ?? 'GET') === 'GET') return json(stored);
    const seen = new Headers(init.headers).get('if-match');
    if (seen !== `"${stored.revision}"`) return json({ message: 'changed', current: stored }, 412);
    const { metadata } = JSON.parse(init.body as string) as Pick<ReviewedRow, 'metadata'>;
    stored = { ...stored, metadata, revision: stored.revision + 1 };
    return json(stored);
  });
  return {
    fetch,
    failures,
    row: () => stored,
    /** Another device writes. */
    write: (metadata: ReviewedRow['metadata']) => {
      stored = { ...stored, metadata, revision: stored.revision + 1 };
    },
  };
}
const row = { id: 7, revision: 1, metadata: {} };
const start = (server: ReturnType<typeof serverOf>) => {
  const states: { count: number; isFailing: boolean }[] = [];
  const saver = createReviewSaver({
    client: createClient({
      baseUrl: 'http://server.test',
      fetch: server.fetch,
    }),
    patience: 1_000,
    onState: (unsaved: Unsaved, isFailing) =>
      states.push({
        count: [...unsaved.values()].reduce((sum, { size }) => sum + size, 0),
        isFailing,
      }),
  });
  return { saver, states };
};
const stored = (server: ReturnType<typeof serverOf>) => [
  ...reviewsIn(server.row().metadata).keys(),
];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a saver of reviews', () => {
  it('writes one after the other, and loses none that come meanwhile', async () => {
    const server = serverOf(row);
    const { saver, states } = start(server);
    saver.know(row);
    for (const card of ['a', 'b', 'c']) saver.put(7, card, review(card, 5));
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ count: 0, isFailing: false }));
    expect(stored(server)).toEqual(['a', 'b', 'c']);
    expect(server.fetch.mock.calls.length).toBeLessThan(4);
  });

  it('reads a row another device changed and applies its own again', async () => {
    const server = serverOf(row);
    const { saver, states } = start(server);
    saver.know(row);
    const other = serverOf(row);
    const elsewhere = start(other);
    elsewhere.saver.put(7, 'x', review('x', 3));
    await vi.waitFor(() => expect(stored(other)).toEqual(['x']));
    server.write(other.row().metadata);
    saver.put(7, 'a', review('a', 5));
    await vi.waitFor(() => expect(states.at(-1)?.count).toBe(0));
    expect(stored(server)).toEqual(['x', 'a']);
  });

  it('keeps what the server did not take, and sends it later', async () => {
    const server = serverOf(row);
    server.failures.push(Response.json({ message: 'down' }, { status: 503 }));
    const { saver, states } = start(server);
    saver.know(row);
    saver.put(7, 'a', review('a', 5));
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ count: 1, isFailing: true }));
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ count: 0, isFailing: false }));
    expect(stored(server)).toEqual(['a']);
  });

  it('takes up what an earlier page left, and takes a grade back', async () => {
    const server = serverOf(row);
    const { saver, states } = start(server);
    saver.restore(new Map([[7, new Map([['a', { review: review('a', 5) }]])]]));
    await vi.waitFor(() => expect(stored(server)).toEqual(['a']));
    saver.put(7, 'a', null, review('a', 5));
    await vi.waitFor(() => expect(stored(server)).toEqual([]));
    await vi.waitFor(() => expect(states.at(-1)?.count).toBe(0));
  });

  it('forgets what belongs to material that is gone', async () => {
    const server = serverOf(row);
    server.failures.push(Response.json({ message: 'gone' }, { status: 404 }));
    const { saver, states } = start(server);
    saver.know(row);
    saver.put(7, 'a', review('a', 5));
    await vi.waitFor(() => expect(states.at(-1)).toEqual({ count: 0, isFailing: false }));
  });
});
