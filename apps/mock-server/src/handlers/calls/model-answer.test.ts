import {
  modelAnswerEventSchema,
  timeouts,
  type ModelAnswerEvent,
  type ModelTestAnswer,
} from '@constella/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { pointsOf } from '../../money/ledger.js';
import {
  ProviderError,
  type CompletionRequest,
  type ModelProvider,
  type ProviderErrorKind,
} from '../../models/provider.js';
import { paidService } from '../../testing/paid-service.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';
import { until } from '../../testing/until.js';

afterEach(() => {
  vi.useRealTimers();
});

const path = '/api/models/answers';
const body = { model: 'openai/gpt-4o', prompt: 'What capabilities do you have?' };

async function watch(browser: TestBrowser, sent: unknown = body): Promise<ModelAnswerEvent[]> {
  const response = await browser.fetch('POST', path, sent);
  if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
  expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  return (await response.text())
    .split('\n\n')
    .filter(Boolean)
    .map((frame) => {
      const [, type, data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(frame) ?? [];
      const event = modelAnswerEventSchema.parse(JSON.parse(data));
      expect(event.type).toBe(type);
      return event;
    });
}

const textOf = (events: readonly ModelAnswerEvent[]): string =>
  events.map((event) => (event.type === 'delta' ? event.text : '')).join('');

const answerIn = (events: readonly ModelAnswerEvent[]): ModelTestAnswer | undefined =>
  events.flatMap((event) => (event.type === 'done' ? [event.answer] : []))[0];

/** A provider that writes by this, and what it was asked. */
function provided(complete: ModelProvider['complete']) {
  const asked: CompletionRequest[] = [];
  const provider: ModelProvider = {
    offline: false,
    models: () => Promise.resolve([]),
    complete(request, signal) {
      asked.push(request);
      return complete(request, signal);
    },
  };
  return { provider, asked };
}

describe('an answer that is watched', () => {
  it('comes in pieces that add up to what a test answers', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const events = await watch(browser);
    const tested = await browser.call<ModelTestAnswer>('POST', '/api/openrouter/test', body);
    expect(events.length).toBeGreaterThan(5);
    expect(events.at(-1)).toEqual({ type: 'done', answer: tested.body });
    expect(textOf(events)).toBe(tested.body.response);
  });

  it('costs nothing offline', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const before = server.store.all('point_transactions').length;
    expect((await watch(browser)).at(-1)).toMatchObject({
      answer: { offline: true, usage: { points: 0 } },
    });
    expect(server.store.all('point_transactions')).toHaveLength(before);
  });

  it('costs the model’s points once', async () => {
    const server = await createTestServer({ provider: paidService() });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
    const [last] = (await watch(browser)).slice(-1);
    expect(last).toMatchObject({ answer: { usage: { points: 2 } } });
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before - 2);
  });

  it('is written as freely and as long as it was asked for', async () => {
    const { provider, asked } = provided(async function* () {
      yield { type: 'delta', text: 'Yes.' };
      yield { type: 'end', inputTokens: 3, outputTokens: 1 };
    });
    const browser = await (await createTestServer({ provider })).browser().signIn();
    await watch(browser, { ...body, temperature: 0.15, maxTokens: 64 });
    await watch(browser);
    expect(asked).toMatchObject([
      { temperature: 0.15, maxTokens: 64 },
      { temperature: 0.7, maxTokens: 1000 },
    ]);
    const short = await watch(await (await createTestServer()).browser().signIn(), {
      ...body,
      maxTokens: 10,
    });
    const { outputTokens = 0 } = answerIn(short)?.usage ?? {};
    expect(outputTokens).toBeGreaterThan(5);
    expect(outputTokens).toBeLessThanOrEqual(10);
  });

  it.each([
    ['temperature', 1.5],
    ['maxTokens', 5],
    ['maxTokens', 32_001],
    ['maxTokens', 20.5],
    ['prompt', ' '],
  ])('refuses %s %j', async (field, value) => {
    const browser = await (await createTestServer()).browser().signIn();
    const refused = await browser.refused('POST', path, { ...body, [field]: value });
    expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [field]]);
  });

  it('begins again, and says so, when the service breaks off once', async () => {
    let tries = 0;
    const { provider } = provided(async function* () {
      tries += 1;
      yield { type: 'delta', text: `Try ${tries}` };
      if (tries === 1) throw new ProviderError('broken');
      yield { type: 'end', inputTokens: 3, outputTokens: 2 };
    });
    const browser = await (await createTestServer({ provider })).browser().signIn();
    expect(await watch(browser)).toMatchObject([
      { type: 'delta', text: 'Try 1' },
      { type: 'again' },
      { type: 'delta', text: 'Try 2' },
      { type: 'done', answer: { response: 'Try 2' } },
    ]);
  });

  it.each<[ProviderErrorKind, string, RegExp]>([
    ['quota', 'quota', /API quota limit: openai\/gpt-4o/],
    ['timeout', 'timeout', /stopped answering/],
    ['unavailable', 'unavailable', /did not answer/],
    ['rejected', 'invalid_output', /rejected the request: no such model/],
  ])('ends with what the service did, and costs nothing: %s', async (kind, code, message) => {
    const { provider } = provided(async function* () {
      yield { type: 'delta', text: 'Wel' };
      throw new ProviderError(kind, 'no such model');
    });
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance;
    expect((await watch(browser)).at(-1)).toEqual({
      type: 'error',
      code,
      message: expect.stringMatching(message) as string,
    });
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before);
  });

  it('says nothing of a failure inside but that there was one', async () => {
    const { provider } = provided(() => {
      throw new TypeError('secret');
    });
    const server = await createTestServer({ provider });
    const events = await watch(await server.browser().signIn());
    expect(events).toMatchObject([{ type: 'error', code: 'internal' }]);
    expect(JSON.stringify(events)).not.toContain('secret');
    expect(server.lines).toMatchObject([expect.stringContaining('secret')]);
  });

  it('is refused before it begins when there are too few points', async () => {
    const server = await createTestServer({ provider: paidService() });
    const browser = server.browser();
    await browser.call('POST', '/api/register', {
      username: 'newcomer',
      password: 'a long password',
    });
    const opus = { ...body, model: 'anthropic/claude-opus-4' };
    for (let turn = 0; turn < 20; turn += 1) await watch(browser, opus);
    expect((await browser.refused('POST', path, opus)).status).toBe(402);
  });

  /** A service that writes this much and then hangs, and how it was left. */
  async function left(words: string, leave: (response: Response) => Promise<unknown>) {
    let stopped = false;
    const { provider, asked } = provided(async function* (_request, signal) {
      yield { type: 'start', inputTokens: 8 };
      if (words) yield { type: 'delta', text: words };
      await new Promise<void>((_, fail) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          fail(signal.reason as Error);
        });
      });
    });
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const read = () => ({
      balance: pointsOf(server.store, 2)?.currentBalance ?? 0,
      tokens: server.store.find('users', 2)!.usage.meters.tokens,
    });
    const before = read();
    const response = await browser.fetch('POST', path, body);
    await until(() => asked.length > 0);
    expect(read().balance).toBe(before.balance - 2);
    await leave(response);
    await until(() => stopped && server.store.all('point_reservations').length === 0);
    expect(server.lines).toEqual([]);
    return {
      points: before.balance - read().balance,
      tokens: read().tokens - before.tokens,
    };
  }

  it('stops when its reader leaves, and what was read is paid', async () => {
    const paid = await left('Well, this is a beginning', async (response) => {
      const reader = response.body!.getReader();
      await reader.read();
      await reader.cancel();
    });
    // Seven for what was written, eight for what was asked.
    expect(paid).toEqual({ points: 2, tokens: 15 });
  });

  it('gives the points back when its reader leaves before the first word', async () => {
    expect(await left('', (response) => response.body!.cancel())).toEqual({ points: 0, tokens: 0 });
  });

  it('is stopped when it never ends, and costs nothing', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { provider } = provided(async function* (_request, signal) {
      while (!signal.aborted) {
        yield { type: 'delta', text: 'and on ' };
        await vi.advanceTimersByTimeAsync(timeouts.answer / 10);
      }
      throw signal.reason as Error;
    });
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance;
    expect((await watch(browser)).at(-1)).toEqual({
      type: 'error',
      code: 'timeout',
      message: expect.stringMatching(/still writing after 5 minutes.*Nothing is charged/) as string,
    });
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before);
  });

  it('is of a model of the list, and of no other', async () => {
    const model = { id: 'a/listed', name: 'Listed' };
    const { provider, asked } = provided(async function* () {
      yield { type: 'delta', text: 'Yes.' };
      yield { type: 'end', inputTokens: 3, outputTokens: 1 };
    });
    const server = await createTestServer({
      provider: { ...provider, models: () => Promise.resolve([model]) },
    });
    const browser = await server.browser().signIn();
    await watch(browser, { ...body, model: model.id });
    const unlisted = 'a/dearest';
    for (const call of [path, '/api/openrouter/test']) {
      const refused = await browser.refused('POST', call, { ...body, model: unlisted });
      expect([refused.status, refused.fields]).toEqual([
        422,
        { model: expect.stringContaining(unlisted) as string },
      ]);
    }
    expect(asked).toHaveLength(1);
  });
});
