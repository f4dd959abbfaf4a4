import { afterEach, describe, expect, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { json, startServer } from '../testing/http-server.js';
import { reconnectDelay, waitBeforeReconnect } from './reconnect.js';
import type { RunEvent } from '../contract/events.js';
import type { ServerResponse } from 'node:http';
import type { ApiError } from './api-error.js';
import type { Warn } from './warning.js';
import type { RunConnection } from './run-events.js';

const at = '2026-01-31T09:30:00.000Z';
const delta = (id: number) => ({
  id,
  at,
  type: 'delta',
  messageId: 'm',
  agentId: 1,
  text: `${id}`,
});
const done = (id: number) => ({ id, at, type: 'done', status: 'completed' });
const line = (event: { id: number; type: string }) =>
  `id: ${event.id}\nevent: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
const open = (response: ServerResponse) =>
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });

/** A server that sends one event and goes on listening, and the end of its connection. */
async function openEndedServer() {
  let end: () => void;
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const server = await startServer((_request, response) => {
    response.on('close', end);
    open(response).write(line(delta(1)));
  });
  return { server, closed };
}

async function ids(events: AsyncIterable<RunEvent>): Promise<number[]> {
  const seen: number[] = [];
  for await (const { id } of events) seen.push(id);
  return seen;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the events of a run', () => {
  it('come in order and end with done, though the server says more', async () => {
    await using server = await startServer((_request, response) => {
      open(response).write([delta(1), delta(2), done(3), delta(4)].map(line).join(''));
    });
    const client = createClient({ baseUrl: server.origin, validate: 'throw', locale: () => 'ja' });
    expect(await ids(client.taskEvents(11))).toEqual([1, 2, 3]);
    expect(server.seen).toMatchObject([
      {
        url: '/api/tasks/11/events',
        headers: { accept: 'text/event-stream', 'accept-language': 'ja' },
      },
    ]);
    expect(server.seen[0]?.headers).not.toHaveProperty('last-event-id');
  });

  it('go on after a broken stream, each once', async () => {
    let connections = 0;
    await using server = await startServer(({ headers }, response) => {
      connections += 1;
      if (connections === 1) {
        // Breaks in the middle of event 3.
        open(response).write(
          `retry: 1\n\n${line(delta(1))}${line(delta(2))}id: 3\ndata: {"id`,
          () => response.destroy(),
        );
      } else if (connections === 2) json(response, 503, { error: 'starting' });
      else {
        const after = Number(headers['last-event-id']);
        // Sends the last one again, as a careless server would.
        open(response).end([delta(after), delta(after + 1), done(after + 2)].map(line).join(''));
      }
    });
    const states: RunConnection['state'][] = [];
    const client = createClient({ baseUrl: server.origin });
    const events = client.taskEvents(11, { onConnection: ({ state }) => states.push(state) });
    expect(await ids(events)).toEqual([1, 2, 3, 4]);
    expect(server.seen.map(({ headers }) => headers['last-event-id'])).toEqual([
      undefined,
      '2',
      '2',
    ]);
    expect(states).toEqual(['open', 'waiting', 'waiting', 'open']);
  });

  it('start after the event that is asked for, 0 included', async () => {
    await using server = await startServer((_request, response) => {
      open(response).end(line(done(9)));
    });
    const client = createClient({ baseUrl: server.origin });
    await ids(client.taskEvents(1, { lastEventId: 0 }));
    await ids(client.taskEvents(1, { lastEventId: 8 }));
    expect(server.seen.map(({ headers }) => headers['last-event-id'])).toEqual(['0', '8']);
  });

  it('keep characters whole that arrive in pieces', async () => {
    await using server = await startServer((_request, response) => {
      const bytes = Buffer.from(line({ ...delta(1), text: '智能体 🌌' } as never) + line(done(2)));
      open(response);
      let sent = 0;
      const next = () => {
        if (sent >= bytes.length) return response.end();
        response.write(bytes.subarray(sent, sent + 3), () => setImmediate(next));
        sent += 3;
        return undefined;
      };
      next();
    });
    const client = createClient({ baseUrl: server.origin });
    const texts: unknown[] = [];
    for await (const event of client.taskEvents(1))
      if (event.type === 'delta') texts.push(event.text);
    expect(texts).toEqual(['智能体 🌌']);
  });

  it('end quietly when the signal aborts, and the connection closes', async () => {
    const { server: opened, closed } = await openEndedServer();
    await using server = opened;
    const controller = new AbortController();
    const seen: number[] = [];
    const client = createClient({ baseUrl: server.origin });
    for await (const event of client.taskEvents(1, { signal: controller.signal })) {
      seen.push(event.id);
      setImmediate(() => controller.abort());
    }
    expect(seen).toEqual([1]);
    await closed;
    expect(await ids(client.taskEvents(1, { signal: controller.signal }))).toEqual([]);
    expect(server.seen).toHaveLength(1);
  });

  it('close the connection when the loop is left', async () => {
    const { server: opened, closed } = await openEndedServer();
    await using server = opened;
    const seen: number[] = [];
    for await (const { id } of createClient({ baseUrl: server.origin }).taskEvents(1)) {
      seen.push(id);
      break;
    }
    await closed;
    expect(seen).toEqual([1]);
  });

  it.each([401, 403, 404, 409, 410])(
    'fail at once when the server refuses with %i',
    async (status) => {
      await using server = await startServer((_request, response) =>
        json(response, status, { error: 'no' }),
      );
      const onUnauthorized = vi.fn<(error: ApiError) => void>();
      const client = createClient({ baseUrl: server.origin, onUnauthorized });
      await expect(ids(client.taskEvents(1))).rejects.toMatchObject({ status, detail: 'no' });
      expect(server.seen).toHaveLength(1);
      expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
    },
  );

  it.each([408, 429, 500, 503])('try again after %i', async (status) => {
    let asked = 0;
    await using server = await startServer((_request, response) => {
      asked += 1;
      if (asked === 1) json(response, status, {});
      else open(response).end(line(done(1)));
    });
    expect(await ids(createClient({ baseUrl: server.origin }).taskEvents(1))).toEqual([1]);
  });

  it('end when the server has nothing more (204)', async () => {
    await using server = await startServer((_request, response) => response.writeHead(204).end());
    expect(await ids(createClient({ baseUrl: server.origin }).taskEvents(1))).toEqual([]);
  });

  it('fail when something else than a stream arrives', async () => {
    await using server = await startServer((_request, response) => json(response, 200, {}));
    await expect(ids(createClient({ baseUrl: server.origin }).taskEvents(1))).rejects.toMatchObject(
      { kind: 'invalid-response' },
    );
  });

  it('leave out what cannot be read, with a warning, and what breaks the contract by mode', async () => {
    const odd = { id: 2, at, type: 'done', status: 'dancing' };
    const answer = (_request: unknown, response: ServerResponse) => {
      open(response).end(`data: {broken\n\ndata: {"no":"id"}\n\n${line(delta(1))}${line(odd)}`);
    };
    await using server = await startServer(answer);
    const onWarning = vi.fn<Warn>();
    const { origin: baseUrl } = server;
    expect(await ids(createClient({ baseUrl, onWarning }).taskEvents(1))).toEqual([1, 2]);
    expect(onWarning.mock.calls.map(([{ about }]) => about)).toEqual(['events', 'events']);
    await expect(
      ids(createClient({ baseUrl, validate: 'throw' }).taskEvents(1)),
    ).rejects.toMatchObject({ kind: 'invalid-response' });
  });

  it('are asked for again after a minute of silence', async () => {
    vi.useFakeTimers();
    let connections = 0;
    const client = createClient({
      fetch: (_input, init) => {
        connections += 1;
        const last = connections > 1;
        const body = new ReadableStream<Uint8Array>({
          start(stream) {
            stream.enqueue(new TextEncoder().encode(last ? line(done(2)) : line(delta(1))));
            init?.signal?.addEventListener('abort', () => {
              if (!last) stream.error(init.signal?.reason as Error);
            });
          },
        });
        return Promise.resolve(
          new Response(body, { headers: { 'Content-Type': 'text/event-stream' } }),
        );
      },
    });
    const events = ids(client.taskEvents(1));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(connections).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await events).toEqual([1, 2]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('the wait before reconnecting', () => {
  it.each([
    [1, undefined, 500],
    [2, undefined, 1000],
    [5, undefined, 8000],
    [6, undefined, 15_000],
    [1000, undefined, 15_000],
    [1, 3000, 3000],
    [3, 3000, 12_000],
    [1, 60_000, 15_000],
  ])('before attempt %i, server’s wish %s, is %i ms', (attempt, base, delay) => {
    expect(reconnectDelay(attempt, base)).toBe(delay);
  });

  it('ends early when the network returns or the caller gives up', async () => {
    vi.useFakeTimers();
    const page = new EventTarget();
    vi.stubGlobal('window', page);
    const online = waitBeforeReconnect({ attempt: 9, onWait: () => undefined });
    page.dispatchEvent(new Event('online'));
    await online;
    const controller = new AbortController();
    const { signal } = controller;
    const given = waitBeforeReconnect({ attempt: 9, signal, onWait: () => undefined });
    controller.abort();
    await given;
    await waitBeforeReconnect({ attempt: 9, signal, onWait: () => undefined });
    expect(vi.getTimerCount()).toBe(0);
  });
});
