import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { createTransport } from './transport.js';
import { reconnectDelay, waitBeforeReconnect } from './reconnect.js';
import { backoff } from './retry.js';
import type { ApiError } from './api-error.js';
import type { TransportOptions, TransportRequest } from './transport.js';

/** A transport whose answers are given one after the other, and when it was asked. */
function scripted(answers: (() => Response)[], options: TransportOptions = {}) {
  const asked: { at: number; headers: Record<string, string> }[] = [];
  const transport = createTransport({
    random: () => 0,
    ...options,
    fetch: (_input, init) => {
      asked.push({ at: Date.now() - start, headers: init?.headers as Record<string, string> });
      const answer = answers[Math.min(asked.length, answers.length) - 1];
      // A fetch that fails rejects, it does not throw.
      return Promise.resolve().then(() => answer!());
    },
  });
  return {
    asked,
    times: () => asked.map(({ at }) => at),
    send: (request: Partial<TransportRequest> = {}) =>
      transport.answer({ method: 'GET', path: '/api/x', ...request }).then(
        ({ body: value }) => ({ value }),
        (error: ApiError) => ({ error }),
      ),
  };
}

const refuse = (status: number, headers?: Record<string, string>) => () =>
  new Response('{"error":"later"}', { status, ...(headers ? { headers } : {}) });
const fine = () => Response.json(1);
const unreachable = (): Response => {
  throw new TypeError('fetch failed');
};
let start = 0;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-01-31T09:30:00Z') });
  start = Date.now();
});
afterEach(() => {
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const key = 'b6f1c0de-0000-4000-8000-000000000001';

describe('a call is sent again', () => {
  it.each([
    ['GET', undefined, 3],
    ['HEAD', undefined, 3],
    ['POST', undefined, 1],
    ['PATCH', undefined, 1],
    ['PUT', undefined, 1],
    ['DELETE', undefined, 1],
    ['POST', key, 3],
    ['PATCH', key, 3],
  ])('%s with key %s: %i times in all', async (method, idempotencyKey, times) => {
    const { send, asked } = scripted([refuse(503)]);
    const outcome = send({ method, idempotencyKey });
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ error: { status: 503, attempts: times } });
    expect(asked).toHaveLength(times);
    // The same key each time: that is what makes it safe.
    expect(new Set(asked.map(({ headers }) => headers['Idempotency-Key']))).toEqual(
      new Set([idempotencyKey]),
    );
  });

  it.each([
    [429, true],
    [502, true],
    [503, true],
    [504, true],
    [400, false],
    [401, false],
    [403, false],
    [404, false],
    [408, false],
    [409, false],
    [412, false],
    [422, false],
    [500, false],
    [501, false],
    [507, false],
  ])('after %i: %s', async (status, again) => {
    const { send, asked } = scripted([refuse(status), fine]);
    const outcome = send();
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject(again ? { value: 1 } : { error: { status, attempts: 1 } });
    expect(asked).toHaveLength(again ? 2 : 1);
  });

  it('without a network, and when an answer breaks off', async () => {
    const broken = () =>
      new Response(new ReadableStream({ pull: (stream) => stream.error(new TypeError('cut')) }));
    const { send, asked } = scripted([unreachable, broken, fine]);
    const outcome = send();
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ value: 1 });
    expect(asked).toHaveLength(3);
  });

  it('never after a time-out, or an answer that is not JSON', async () => {
    const odd = scripted([() => new Response('<!doctype html>')]);
    expect(await odd.send()).toMatchObject({ error: { kind: 'invalid-response' } });
    expect(odd.asked).toHaveLength(1);
    let asked = 0;
    const transport = createTransport({
      fetch: (_input, init) =>
        new Promise((_resolve, reject) => {
          asked += 1;
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
        }),
    });
    const outcome = transport.answer({ method: 'GET', path: '/' }).catch((error: unknown) => error);
    await vi.runAllTimersAsync();
    expect(await outcome).toMatchObject({ kind: 'timeout', attempts: 1 });
    expect(asked).toBe(1);
  });

  it.each([
    [{ retries: 0 }, {}, 1],
    [{ retries: 4 }, {}, 5],
    [{ retries: 4 }, { retries: 1 }, 2],
    [{}, { retries: 0 }, 1],
  ])('as often as client %j and call %j say: %i', async (client, call, times) => {
    const { send, asked } = scripted([refuse(502)], client);
    const outcome = send(call);
    await vi.runAllTimersAsync();
    await outcome;
    expect(asked).toHaveLength(times);
  });
});

describe('the wait before a retry', () => {
  it.each([
    ['at the least', 0, [0, 500, 1500, 3500]],
    ['at the most', 1, [0, 750, 2250, 5250]],
  ])('doubles from half a second, %s', async (_name, chance, times) => {
    const sent = scripted([unreachable], { retries: 3, random: () => chance });
    const outcome = sent.send();
    await vi.runAllTimersAsync();
    await outcome;
    expect(sent.times()).toEqual(times);
  });

  it.each([
    ['seconds', '7', 7000],
    ['less than our own', '0', 500],
    ['a date', 'Sat, 31 Jan 2026 09:30:12 GMT', 12_000],
    ['a date gone by', 'Sat, 31 Jan 2026 09:29:00 GMT', 500],
    ['nonsense', 'soon', 500],
    ['the bound', '30', 30_000],
  ])('is what Retry-After says: %s', async (_name, retryAfter, wait) => {
    const sent = scripted([refuse(429, { 'Retry-After': retryAfter }), fine]);
    const outcome = sent.send();
    await vi.runAllTimersAsync();
    expect(await outcome).toEqual({ value: 1 });
    expect(sent.times()).toEqual([0, wait]);
  });

  it.each([
    ['31', 31_000],
    ['86400', 86_400_000],
    ['Sun, 01 Feb 2026 09:30:00 GMT', 86_400_000],
  ])('is not begun when the server asks for more than 30 s: %s', async (retryAfter, asked) => {
    const sent = scripted([refuse(503, { 'Retry-After': retryAfter }), fine]);
    expect(await sent.send()).toMatchObject({ error: { status: 503, retryAfter: asked } });
    expect(sent.times()).toEqual([0]);
  });

  it('ends with the caller’s signal, as aborted', async () => {
    const controller = new AbortController();
    const sent = scripted([refuse(503)]);
    const outcome = sent.send({ signal: controller.signal });
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await outcome).toMatchObject({ error: { kind: 'aborted' } });
    expect(sent.times()).toEqual([0]);
  });

  it('counts for the call’s time-out', async () => {
    const sent = scripted([refuse(503)], { retries: 9 });
    const outcome = sent.send({ timeout: 4000 });
    await vi.advanceTimersByTimeAsync(4000);
    expect(await outcome).toMatchObject({ error: { kind: 'timeout' } });
    expect(sent.times()).toEqual([0, 500, 1500, 3500]);
  });

  it('ends when the network returns, but not before what Retry-After asked for', async () => {
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const offline = scripted([unreachable, fine]);
    const early = offline.send();
    await vi.advanceTimersByTimeAsync(100);
    page.dispatchEvent(new Event('online'));
    expect(await early).toEqual({ value: 1 });
    expect(offline.times()).toEqual([0, 100]);
    start = Date.now();
    const limited = scripted([refuse(429, { 'Retry-After': '5' }), fine]);
    const late = limited.send();
    await vi.advanceTimersByTimeAsync(100);
    page.dispatchEvent(new Event('online'));
    await vi.runAllTimersAsync();
    await late;
    expect(limited.times()).toEqual([0, 5000]);
  });
});

describe('the wait before reconnecting', () => {
  const waits = (options: Partial<Parameters<typeof waitBeforeReconnect>[0]>) => {
    const controller = new AbortController();
    let wait = 0;
    const over = waitBeforeReconnect({
      attempt: 1,
      random: () => 0,
      ...options,
      signal: controller.signal,
      onWait: (delay) => {
        wait = delay;
      },
    });
    controller.abort();
    return over.then(() => wait);
  };

  it.each<[{ attempt?: number; asked?: number; random?: () => number }, number]>([
    [{}, 500],
    [{ random: () => 1 }, 750],
    [{ attempt: 9, random: () => 1 }, 22_500],
    [{ asked: 10_000 }, 10_000],
    [{ asked: 100 }, 500],
    [{ asked: 86_400_000 }, 30_000],
  ])('with %j is %i ms', async (options, wait) => {
    expect(await waits(options)).toBe(wait);
  });

  it('grows as that before a retry, to 15 s', () => {
    const attempts = [1, 2, 3, 4, 5];
    expect(attempts.map((attempt) => reconnectDelay(attempt))).toEqual(
      attempts.map((attempt) => backoff(attempt)),
    );
    expect(reconnectDelay(6)).toBe(15_000);
  });

  it('keeps to Retry-After, and starts anew after a stream that held', async () => {
    const delays: number[] = [];
    const stream = (milliseconds: number) => () =>
      new Response(
        new ReadableStream({
          start: (body) => void setTimeout(() => body.close(), milliseconds),
        }),
        { headers: { 'Content-Type': 'text/event-stream' } },
      );
    const answers = [
      stream(100),
      stream(100),
      refuse(503, { 'Retry-After': '3' }),
      stream(15_000),
      () => new Response(null, { status: 204 }),
    ];
    let asked = 0;
    const client = createClient({
      random: () => 0,
      fetch: () => Promise.resolve(answers[asked++]!()),
    });
    const run = (async () => {
      const events = client.taskEvents(1, {
        onConnection: (state) => {
          if (state.state === 'waiting') delays.push(state.delay);
        },
      });
      for await (const event of events) expect(event).toBeUndefined();
    })();
    // What reads streams comes with the first of them.
    await vi.dynamicImportSettled();
    await vi.runAllTimersAsync();
    await run;
    expect(delays).toEqual([500, 1000, 3000, 500]);
  });
});

describe('a client', () => {
  it('hands retries and keys through every call', async () => {
    const seen: (string | null)[] = [];
    const client = createClient({
      random: () => 0,
      fetch: (_input, init) => {
        seen.push(new Headers(init?.headers).get('Idempotency-Key'));
        return Promise.resolve(seen.length < 3 ? refuse(503)() : Response.json({ id: 1 }));
      },
    });
    const started = client.startTask(1, { idempotencyKey: key });
    await vi.runAllTimersAsync();
    expect(await started).toEqual({ id: 1 });
    expect(seen).toEqual([key, key, key]);
  });
});
