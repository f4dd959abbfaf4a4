import type { ModelTestAnswer } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import {
  ProviderError,
  type ModelProvider,
  type ProviderErrorKind,
} from '../../models/provider.js';
import { pointsOf } from '../../money/ledger.js';
import { paidService } from '../../testing/paid-service.js';
import { createTestServer } from '../../testing/test-server.js';

const prompt = {
  model: 'openai/gpt-4o',
  prompt: 'What capabilities do you have?',
  systemPrompt: 'You are a helpful AI assistant.',
};

describe('a model test', () => {
  it('answers from the offline model, labelled, the same every time', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const first = await browser.call<ModelTestAnswer>('POST', '/api/openrouter/test', prompt);
    const second = await browser.call<ModelTestAnswer>('POST', '/api/openrouter/test', prompt);
    expect(first.body).toMatchObject({
      model: 'openai/gpt-4o',
      offline: true,
      usage: { points: 0 },
    });
    expect(first.body.response).toContain('What capabilities do you have?');
    expect(first.body.response).toContain('offline model');
    expect(first.body.usage?.outputTokens).toBeGreaterThan(10);
    expect(second.body).toEqual(first.body);
  });

  it('serves any model on both paths', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    for (const path of ['/api/openrouter/test', '/api/perplexity/test'])
      for (const model of ['openai/gpt-4o', 'perplexity/llama-3.1-sonar-large-128k-online'])
        expect((await browser.call('POST', path, { ...prompt, model })).status).toBe(200);
  });

  it('writes in the language of the request', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const headers = { 'accept-language': 'zh-CN' };
    const { body } = await browser.call<ModelTestAnswer>('POST', '/api/openrouter/test', prompt, {
      headers,
    });
    expect(body.response).toMatch(/离线模型/);
  });

  it('costs the model’s points, and nothing when there are too few', async () => {
    const server = await createTestServer({ provider: paidService() });
    const browser = server.browser();
    const newcomer = await browser.call<{ id: number }>('POST', '/api/register', {
      username: 'newcomer',
      password: 'a long password',
    });
    const opus = { ...prompt, model: 'anthropic/claude-opus-4' };
    for (let turn = 0; turn < 20; turn += 1)
      expect((await browser.call('POST', '/api/openrouter/test', opus)).status).toBe(200);
    const answer = await browser.refused('POST', '/api/openrouter/test', opus);
    expect([answer.status, answer.error]).toEqual([
      402,
      expect.stringMatching(/needs 5 points and you have 0/),
    ]);
    const lines = server.store.rowsBy('point_transactions', 'userId', newcomer.body.id);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(lines.at(-1)?.balance).toBe(0);
  });

  it.each<[ProviderErrorKind, number, RegExp]>([
    ['quota', 429, /API quota limit: openai\/gpt-4o/],
    ['unauthorized', 502, /refused the server’s key/],
    ['timeout', 504, /stopped answering/],
    ['broken', 502, /was cut off/],
    ['unavailable', 502, /did not answer/],
    ['rejected', 422, /rejected the request: no such model/],
  ])('says what a service did: %s', async (kind, status, message) => {
    const provider: ModelProvider = {
      offline: false,
      models: () => Promise.resolve([]),
      complete: () => {
        throw new ProviderError(kind, 'no such model');
      },
    };
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance;
    const answer = await browser.refused('POST', '/api/openrouter/test', prompt);
    expect([answer.status, answer.error]).toEqual([status, expect.stringMatching(message)]);
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before);
  });

  it('gives the points back when the reader leaves', async () => {
    const leave = new AbortController();
    const provider: ModelProvider = {
      offline: false,
      models: () => Promise.resolve([]),
      complete: (_request, signal) => {
        leave.abort();
        signal.throwIfAborted();
        throw new Error('not reached');
      },
    };
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance;
    await server.handle(
      new Request('http://localhost/api/openrouter/test', {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: browser.cookie ?? '' },
        body: JSON.stringify(prompt),
        signal: leave.signal,
      }),
    );
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before);
    expect(server.lines).toEqual([]);
  });
});
