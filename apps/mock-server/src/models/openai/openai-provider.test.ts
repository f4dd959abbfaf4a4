import type { ServerResponse } from 'node:http';

import type { Model, Task } from '@constella/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';

import { textsFor } from '../../base/language/texts.js';
import {
  beginStream,
  chunk,
  refuse,
  startOpenAiFake,
  streamText,
  type FakeAnswer,
} from '../../testing/openai-fake.js';
import { createTask, only, readEvents } from '../../testing/read-events.js';
import { createTestServer } from '../../testing/test-server.js';
import { createModels } from '../models.js';
import { createOfflineProvider } from '../offline/offline-provider.js';
import { ProviderError, type CompletionRequest } from '../provider.js';
import { createOpenAiProvider } from './openai-provider.js';
import { serverSentData } from './server-sent-data.js';

const key = 'sk-test-very-secret';
const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

/** Far longer than a busy machine takes; stalls are tested with the short one. */
const patience = 20_000;
const shortStall = 300;

async function service(answer: FakeAnswer, stall = patience) {
  const fake = await startOpenAiFake(answer);
  closing.push(fake.close);
  return { ...fake, provider: createOpenAiProvider({ baseUrl: fake.baseUrl, apiKey: key, stall }) };
}

const request = async (changes: Partial<CompletionRequest> = {}): Promise<CompletionRequest> => ({
  prompt: {
    assistant: 'model-test',
    step: 'answer',
    role: '',
    question: 'Hello',
    request: {},
    data: {},
  },
  model: 'a/model',
  temperature: 0.5,
  maxTokens: 100,
  texts: await textsFor('en'),
  ...changes,
});

async function complete(
  answer: FakeAnswer,
  changes: Partial<CompletionRequest> = {},
  signal = new AbortController().signal,
  stall = patience,
) {
  const { provider, requests } = await service(answer, stall);
  let text = '';
  let end: unknown;
  for await (const part of provider.complete(await request(changes), signal))
    if (part.type === 'delta') text += part.text;
    else end = part;
  return { text, end, requests };
}

const failing = async (answer: FakeAnswer, stall: number) => {
  try {
    await complete(answer, {}, undefined, stall);
  } catch (error) {
    if (error instanceof ProviderError) return [error.kind, error.detail];
    throw error;
  }
  return ['no error', ''];
};

describe('a completion', () => {
  it.each([1e308, '1e999', -1_000_000_000, 0.5, null, '"many"'])(
    'counts its tokens itself when the service says there were %s',
    async (count) => {
      const usage = `{"prompt_tokens":${String(count)},"completion_tokens":1}`;
      const { text, end } = await complete((_request, response) => {
        beginStream(response);
        response.write(chunk('All good'));
        response.end(`data: {"choices":[],"usage":${usage}}\n\ndata: [DONE]\n\n`);
      });
      expect(text).toBe('All good');
      expect(end).toMatchObject({ inputTokens: 2, outputTokens: 2 });
    },
  );

  it('is asked for and streamed in the OpenAI protocol', async () => {
    const { text, end, requests } = await complete(
      (_request, response) => streamText(response, 'Grüße 世界, all good'),
      {
        systemPrompt: 'Be kind.',
      },
    );
    expect(text).toBe('Grüße 世界, all good');
    expect(end).toEqual({ type: 'end', inputTokens: 11, outputTokens: 7 });
    expect(requests).toMatchObject([
      {
        path: '/v1/chat/completions',
        authorization: `Bearer ${key}`,
        body: {
          model: 'a/model',
          stream: true,
          temperature: 0.5,
          max_tokens: 100,
          messages: [
            { role: 'system', content: 'Be kind.' },
            { role: 'user', content: 'Hello' },
          ],
        },
      },
    ]);
  });

  it('may come in one piece, and uncounted', async () => {
    const { text, end } = await complete((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify({ choices: [{ message: { content: 'All at once' } }] }));
    });
    expect(text).toBe('All at once');
    expect(end).toEqual({ type: 'end', inputTokens: 2, outputTokens: 3 });
  });

  it.each<[string, FakeAnswer, string, string?]>([
    [
      '401',
      (_r, response) => refuse(response, 401, `Invalid key ${key}`),
      'unauthorized',
      'Invalid key …',
    ],
    ['403', (_r, response) => refuse(response, 403, 'no'), 'unauthorized'],
    ['429', (_r, response) => refuse(response, 429, 'slow down'), 'quota'],
    ['402', (_r, response) => refuse(response, 402, 'no credit'), 'quota'],
    [
      'insufficient_quota',
      (_r, response) => refuse(response, 400, 'over', 'insufficient_quota'),
      'quota',
    ],
    [
      '404',
      (_r, response) => refuse(response, 404, 'model not found'),
      'rejected',
      'model not found',
    ],
    [
      '400 without JSON',
      (_r, response) => void response.writeHead(400).end('<html>'),
      'rejected',
      '',
    ],
    ['500', (_r, response) => refuse(response, 500, 'oops'), 'unavailable'],
    ['a stall before the first word', () => undefined, 'timeout'],
    [
      'a stall in the middle',
      (_r, response) => {
        beginStream(response);
        response.write(chunk('One '));
      },
      'timeout',
    ],
    [
      'a broken stream',
      (_r, response) => {
        beginStream(response);
        response.write(chunk('One '));
        setTimeout(() => response.destroy(), 20);
      },
      'broken',
    ],
    [
      'a stream that just ends',
      (_r, response) => {
        beginStream(response);
        response.end(chunk('One '));
      },
      'broken',
    ],
    [
      'an empty answer',
      (_r, response) => {
        beginStream(response);
        response.end('data: [DONE]\n\n');
      },
      'broken',
    ],
    [
      'a chunk that is no JSON',
      (_r, response) => {
        beginStream(response);
        response.end('data: {"choices":\n\n');
      },
      'broken',
    ],
    [
      'a chunk that makes no sense',
      (_r, response) => {
        beginStream(response);
        response.end('data: {"choices":"none"}\n\n');
      },
      'broken',
    ],
    [
      'an error in the stream',
      (_r, response) => {
        beginStream(response);
        response.end(`data: {"error":{"code":429,"message":"rate"}}\n\n`);
      },
      'quota',
    ],
    [
      'an error without a code in the stream',
      (_r, response) => {
        beginStream(response);
        response.end(`data: {"error":{"message":"lost it"}}\n\n`);
      },
      'broken',
    ],
    [
      'an answer that is no JSON',
      (_r, response) => {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end('{');
      },
      'broken',
    ],
  ])('that meets %s says so', async (_what, answer, kind, detail) => {
    const stall = kind === 'timeout' ? shortStall : patience;
    const [foundKind, foundDetail] = await failing(answer, stall);
    expect(foundKind).toBe(kind);
    expect(foundDetail).toBe(detail ?? foundDetail);
    expect(foundDetail).not.toContain(key);
  });

  it('from nobody is unavailable', async () => {
    const { provider, close, baseUrl } = await service(() => undefined);
    closing.length = 0;
    await close();
    expect(baseUrl).toMatch(/^http/);
    await expect(async () => {
      for await (const part of provider.complete(await request(), new AbortController().signal))
        void part;
    }).rejects.toMatchObject({ kind: 'unavailable', detail: 'ECONNREFUSED' });
  });

  it('is hung up on when it is no longer wanted', async () => {
    const leave = new AbortController();
    let closed: Promise<void> = Promise.resolve();
    const answer = (_request: unknown, response: ServerResponse) => {
      closed = new Promise((done) => response.once('close', done));
      beginStream(response);
      response.write(chunk('One '));
      setTimeout(() => leave.abort(new Error('enough')), 20);
    };
    await expect(complete(answer, {}, leave.signal)).rejects.toThrow('enough');
    await closed;
  });
});

describe('server-sent data', () => {
  const parse = async (...parts: (string | Uint8Array)[]) => {
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const part of parts)
          controller.enqueue(typeof part === 'string' ? encoder.encode(part) : part);
        controller.close();
      },
    });
    const data: string[] = [];
    for await (const one of serverSentData(body)) data.push(one);
    return data;
  };

  it('is put together however it is cut', async () => {
    const text = ': hi\n\ndata: {"a":"é世"}\r\n\r\ndata:x\r\ndata: y\r\n\r\nevent: z\ndata: last';
    const bytes = new TextEncoder().encode(text);
    const expected = ['{"a":"é世"}', 'x\ny', 'last'];
    expect(await parse(text)).toEqual(expected);
    for (let at = 1; at < bytes.length; at += 1)
      expect(await parse(bytes.slice(0, at), bytes.slice(at))).toEqual(expected);
    expect(await parse(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(expected);
  });
});

describe('the list of models', () => {
  it('is the service’s, fetched once', async () => {
    const { provider, requests } = await service((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const data = [
        { id: 'qwen2.5:7b', object: 'model' },
        {
          id: 'x-ai/grok',
          name: 'Grok',
          context_length: 131_072,
          architecture: { input_modalities: ['text', 'image'] },
        },
      ];
      response.end(JSON.stringify({ object: 'list', data }));
    });
    const expected: Partial<Model>[] = [
      { id: 'qwen2.5:7b', name: 'qwen2.5:7b', provider: null, contextLength: null, categories: [] },
      {
        id: 'x-ai/grok',
        name: 'Grok',
        provider: 'x-ai/grok',
        contextLength: 131_072,
        categories: ['vision'],
      },
    ];
    expect(await provider.models()).toMatchObject(expected);
    await provider.models();
    expect(requests.map(({ path }) => path)).toEqual(['/v1/models']);
  });

  it('that cannot be had is a 502 in words', async () => {
    const { provider } = await service(
      (_request, response) => void response.writeHead(200).end('<html>'),
    );
    const models = (store: Parameters<typeof createModels>[0]) =>
      createModels(store, { offline: createOfflineProvider({}), main: provider });
    const browser = (await createTestServer({ models })).browser();
    expect(await browser.refused('GET', '/api/openrouter/models')).toMatchObject({
      status: 502,
      error: expect.stringMatching(/did not answer/),
    });
    expect(
      (await browser.call<{ data: Model[] }>('GET', '/api/perplexity/models')).body.data,
    ).toEqual([]);
  });
});

describe('a run on a real service', () => {
  it('asks it for every text, in the language of whoever started it, and survives a broken stream and a 429', async () => {
    let broken = 0;
    const { provider, requests } = await service((asked, response) => {
      if (asked.path === '/v1/models') {
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({
            data: [
              { id: 'anthropic/claude-sonnet-4' },
              { id: 'openai/gpt-4.1' },
              { id: 'perplexity/llama-3.1-sonar-large-128k-online' },
            ],
          }),
        );
      } else if (asked.body.model?.includes('sonar')) {
        refuse(response, 429, 'Rate limit reached');
      } else if (
        JSON.stringify(asked.body).includes('You are Contract reader') &&
        (broken += 1) === 1
      ) {
        beginStream(response);
        response.write(chunk('Half '));
        setTimeout(() => response.destroy(), 10);
      } else {
        streamText(response, `Answer of ${asked.body.model}`);
      }
    });
    const models = (store: Parameters<typeof createModels>[0]) =>
      createModels(store, { offline: createOfflineProvider({}), main: provider });
    const server = await createTestServer({ models });
    const browser = await server.browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    await browser.call('POST', `/api/tasks/${id}/start`, undefined, {
      headers: { 'accept-language': 'de' },
    });
    const events = await readEvents(browser, id);
    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${id}`);
    expect(task).toMatchObject({
      status: 'completed',
      result: { offline: false, text: 'Answer of anthropic/claude-sonnet-4' },
    });
    expect(only(events, 'error')).toMatchObject([{ code: 'quota', fatal: false, agentId: 5 }]);
    expect(only(events, 'message').map(({ text }) => text)).toEqual(
      expect.arrayContaining(['Answer of anthropic/claude-sonnet-4']),
    );
    expect(task.usage).toMatchObject({ inputTokens: 44, outputTokens: 28 });
    const texts = requests.filter(({ path }) => path.endsWith('completions'));
    expect(texts).toHaveLength(6);
    for (const { body } of texts) expect(body.messages?.[0]?.content).toContain('Deutsch (de)');
    expect(JSON.stringify([events, task, server.lines])).not.toContain(key);
  });
});
