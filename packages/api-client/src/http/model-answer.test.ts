import { describe, expect, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { json, startServer } from '../testing/http-server.js';
import { modelAnswer } from './model-answer.js';
import type { ServerResponse } from 'node:http';
import type { ModelAnswerEvent } from '../contract/entities/model.js';
import type { ApiError } from './api-error.js';

const body = { model: 'openai/gpt-4.1', prompt: 'Is rain wet?', temperature: 0.2 };
const delta = (text: string) => ({ type: 'delta', text });
const done = {
  type: 'done',
  answer: { response: 'Yes.', usage: { inputTokens: 4, outputTokens: 1, points: 2 } },
};
const line = (event: { type: string }) =>
  `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const open = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });

async function all(events: AsyncIterable<ModelAnswerEvent>): Promise<ModelAnswerEvent[]> {
  const seen: ModelAnswerEvent[] = [];
  for await (const event of events) seen.push(event);
  return seen;
}

describe('an answer as it is written', () => {
  it.each([[done], [{ type: 'error', code: 'quota', message: 'Too many' }]])(
    'comes piece by piece and ends with %j',
    async (last) => {
      await using server = await startServer((_request, response) => {
        open(response).write([delta('Y'), delta('es.'), last, delta('!')].map(line).join(''));
      });
      const client = createClient({ baseUrl: server.origin, validate: 'throw' });
      expect(await all(modelAnswer(client, body))).toEqual([delta('Y'), delta('es.'), last]);
      expect(server.seen).toMatchObject([
        {
          method: 'POST',
          url: '/api/models/answers',
          headers: { accept: 'text/event-stream', 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      ]);
    },
  );

  it('is not asked for again when it breaks off', async () => {
    await using server = await startServer((_request, response) => {
      open(response).write(line(delta('Y')), () => response.destroy());
    });
    const client = createClient({ baseUrl: server.origin });
    await expect(all(modelAnswer(client, body))).rejects.toMatchObject({ kind: 'network' });
    expect(server.seen).toHaveLength(1);
  });

  it('has broken off when it just ends', async () => {
    await using server = await startServer((_request, response) => {
      open(response).end(line(delta('Y')));
    });
    const client = createClient({ baseUrl: server.origin });
    await expect(all(modelAnswer(client, body))).rejects.toMatchObject({ kind: 'network' });
  });

  it('ends quietly when the signal aborts, and the connection closes', async () => {
    let end: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => {
      end = resolve;
    });
    await using server = await startServer((_request, response) => {
      response.on('close', end);
      open(response).write(line(delta('Y')));
    });
    const controller = new AbortController();
    const seen: string[] = [];
    const client = createClient({ baseUrl: server.origin });
    for await (const event of modelAnswer(client, body, { signal: controller.signal })) {
      seen.push(event.type);
      setImmediate(() => controller.abort());
    }
    await closed;
    expect(seen).toEqual(['delta']);
  });

  it.each([401, 402, 422, 429, 503])('says why the server refuses: %i', async (status) => {
    await using server = await startServer((_request, response) =>
      json(response, status, { error: 'no' }),
    );
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const client = createClient({ baseUrl: server.origin, onUnauthorized });
    await expect(all(modelAnswer(client, body))).rejects.toMatchObject({ status, detail: 'no' });
    expect(server.seen).toHaveLength(1);
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
  });

  it('fails when something else than a stream arrives', async () => {
    await using server = await startServer((_request, response) => json(response, 200, {}));
    const client = createClient({ baseUrl: server.origin });
    await expect(all(modelAnswer(client, body))).rejects.toMatchObject({
      kind: 'invalid-response',
    });
  });

  it.each([
    [404, 'openai/gpt-4.1', '/api/openrouter/test'],
    [405, 'perplexity/llama-3.1-sonar-large-128k-online', '/api/perplexity/test'],
    [501, 'meta-llama/llama-3.3-70b-instruct', '/api/openrouter/test'],
  ])('comes whole where the server has no such stream: %i', async (status, model, path) => {
    await using server = await startServer(({ url }, response) =>
      url === path
        ? json(response, 200, done.answer)
        : json(response, status, { error: 'no such call' }),
    );
    const client = createClient({ baseUrl: server.origin, validate: 'throw' });
    const asked = { ...body, model, systemPrompt: 'Be brief.' };
    expect(await all(modelAnswer(client, asked))).toEqual([done]);
    const { temperature: _set, ...documented } = asked;
    expect(server.seen.map(({ url }) => url)).toEqual(['/api/models/answers', path]);
    expect(JSON.parse(server.seen[1]?.body ?? '')).toEqual(documented);
  });

  it('says why the test call refuses, and ends quietly when it is stopped', async () => {
    await using server = await startServer(({ url }, response) =>
      url === '/api/models/answers'
        ? json(response, 404, {})
        : json(response, 429, { error: 'API quota limit' }),
    );
    const client = createClient({ baseUrl: server.origin });
    await expect(all(modelAnswer(client, body))).rejects.toMatchObject({
      status: 429,
      detail: 'API quota limit',
    });

    const controller = new AbortController();
    await using slow = await startServer(({ url }, response) => {
      if (url === '/api/models/answers') json(response, 404, {});
      else controller.abort();
    });
    const patient = createClient({ baseUrl: slow.origin });
    const { signal } = controller;
    expect(await all(modelAnswer(patient, body, { signal }))).toEqual([]);
  });
});
