import { afterEach, describe, expect, it, vi } from 'vitest';

import { json, startServer } from '../testing/http-server.js';
import { createTransport } from './transport.js';
import type { ApiError } from './api-error.js';

/** A fetch that never answers but hears its signal, like a server that hangs. */
const hanging: typeof fetch = (_input, init) =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {};
    const stop = () => reject(signal?.reason as Error);
    if (signal?.aborted) stop();
    signal?.addEventListener('abort', stop);
  });

const failure = (promise: Promise<unknown>): Promise<ApiError> =>
  promise.then(
    () => {
      throw new Error('it was expected to fail');
    },
    (error: ApiError) => error,
  );

afterEach(() => {
  vi.useRealTimers();
});

describe('a request', () => {
  it('sends JSON, the language and cookies, to the origin', async () => {
    await using server = await startServer((_request, response) => json(response, 200, { a: 1 }));
    let init: RequestInit | undefined;
    const transport = createTransport({
      baseUrl: `${server.origin}//`,
      locale: () => 'pt-BR',
      fetch: (input, given) => {
        init = given;
        return fetch(input, given);
      },
    });
    const { body: answer } = await transport.answer({
      method: 'POST',
      path: '/api/x',
      body: { b: 'ü' },
    });
    expect(answer).toEqual({ a: 1 });
    expect(init?.credentials).toBe('include');
    expect(server.seen).toMatchObject([
      {
        method: 'POST',
        url: '/api/x',
        body: '{"b":"ü"}',
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          'accept-language': 'pt-BR',
        },
      },
    ]);
  });

  it('asks for the language of the moment, and sends no body where there is none', async () => {
    await using server = await startServer((_request, response) => json(response, 200, 1));
    let language = 'en';
    const transport = createTransport({ baseUrl: server.origin, locale: () => language });
    await transport.answer({ method: 'GET', path: '/' });
    language = 'ar';
    await transport.answer({ method: 'GET', path: '/' });
    expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'ar']);
    expect(server.seen[0]?.body).toBe('');
  });

  it('sends a JSON content type, but for a read from another origin, which it would preflight', async () => {
    const sent: (string | null)[] = [];
    const fetcher: typeof fetch = async (_input, init) => {
      sent.push(new Headers(init?.headers).get('content-type'));
      return Response.json(1);
    };
    for (const baseUrl of ['', 'https://api.example.com']) {
      const transport = createTransport({ baseUrl, fetch: fetcher });
      await transport.answer({ method: 'GET', path: '/' });
      await transport.answer({ method: 'POST', path: '/', body: {} });
    }
    expect(sent).toEqual(['application/json', 'application/json', null, 'application/json']);
  });

  it.each([
    [204, undefined, undefined],
    [200, '', undefined],
    [200, ' ', undefined],
    [200, 'null', null],
    [201, '[1]', [1]],
  ])('reads %i with the body %j', async (status, body, value) => {
    const transport = createTransport({
      fetch: () => Promise.resolve(new Response(body, { status })),
    });
    expect((await transport.answer({ method: 'GET', path: '/' })).body).toEqual(value);
  });

  it('uses the fetch that is global at the time of the call', async () => {
    const transport = createTransport();
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('1')));
    expect((await transport.answer({ method: 'GET', path: '/' })).body).toBe(1);
    vi.unstubAllGlobals();
  });
});

describe('a failure is of kind', () => {
  it('http, by the error rule', async () => {
    await using server = await startServer((_request, response) =>
      json(response, 422, { error: 'wrong', fields: { name: 'too short' } }),
    );
    const transport = createTransport({ baseUrl: server.origin });
    const error = await failure(transport.answer({ method: 'GET', path: '/' }));
    expect(error).toMatchObject({ kind: 'http', status: 422, fields: { name: 'too short' } });
    expect(error.message).toBe('HTTP 422: wrong');
  });

  it('network, when nobody listens', async () => {
    const server = await startServer(() => undefined);
    await server[Symbol.asyncDispose]();
    const transport = createTransport({ baseUrl: server.origin, retries: 0 });
    const error = await failure(transport.answer({ method: 'GET', path: '/' }));
    expect(error).toMatchObject({ kind: 'network', status: undefined, detail: '' });
    expect(error.cause).toBeInstanceOf(TypeError);
  });

  it('network, when the answer breaks off', async () => {
    await using server = await startServer((_request, response) => {
      response.writeHead(200, { 'Content-Length': '100' });
      response.write('{"a":', () => response.destroy());
    });
    const transport = createTransport({ baseUrl: server.origin, retries: 0 });
    const error = await failure(transport.answer({ method: 'GET', path: '/' }));
    expect(error.kind).toBe('network');
  });

  it('invalid-response, when it is not JSON', async () => {
    await using server = await startServer((_request, response) => response.end('<!doctype html>'));
    const transport = createTransport({ baseUrl: server.origin });
    const error = await failure(transport.answer({ method: 'GET', path: '/api/x' }));
    expect(error.kind).toBe('invalid-response');
    expect(error.message).toContain('GET /api/x');
  });

  it.each([
    ['/api/agents', 60_000],
    ['/api/starmedix/analyze', 600_000],
  ])('timeout, for %s after %i ms', async (path, milliseconds) => {
    vi.useFakeTimers();
    const transport = createTransport({ fetch: hanging });
    let settled: ApiError | undefined;
    const call = failure(transport.answer({ method: 'GET', path })).then((error) => {
      settled = error;
    });
    await vi.advanceTimersByTimeAsync(milliseconds - 1);
    expect(settled).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    await call;
    expect(settled?.kind).toBe('timeout');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('timeout, while the body is still arriving', async () => {
    vi.useFakeTimers();
    const transport = createTransport({
      fetch: (_input, init) => {
        const body = new ReadableStream({
          start: (stream) =>
            init?.signal?.addEventListener('abort', () =>
              stream.error(init.signal?.reason as Error),
            ),
        });
        return Promise.resolve(new Response(body));
      },
    });
    const call = failure(transport.answer({ method: 'GET', path: '/' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect((await call).kind).toBe('timeout');
  });

  it('timeout, by paths and times of one’s own', async () => {
    vi.useFakeTimers();
    const transport = createTransport({
      fetch: hanging,
      longTimeoutPaths: (path) => path === '/slow',
    });
    const slow = failure(transport.answer({ method: 'GET', path: '/slow' }));
    const quick = failure(transport.answer({ method: 'GET', path: '/slow', timeout: 10 }));
    await vi.advanceTimersByTimeAsync(10);
    expect((await quick).kind).toBe('timeout');
    await vi.advanceTimersByTimeAsync(599_990);
    expect((await slow).kind).toBe('timeout');
  });

  it('aborted, before and after sending', async () => {
    const transport = createTransport({ fetch: hanging });
    const early = transport.answer({ method: 'GET', path: '/', signal: AbortSignal.abort() });
    expect((await failure(early)).kind).toBe('aborted');
    const controller = new AbortController();
    const late = transport.answer({ method: 'GET', path: '/', signal: controller.signal });
    controller.abort();
    expect((await failure(late)).kind).toBe('aborted');
  });

  it('leaves no timer behind', async () => {
    vi.useFakeTimers();
    const transport = createTransport({ fetch: () => Promise.resolve(new Response('1')) });
    await transport.answer({ method: 'GET', path: '/' });
    const bad = createTransport({
      fetch: () => Promise.resolve(new Response('', { status: 500 })),
    });
    await failure(bad.answer({ method: 'GET', path: '/' }));
    expect(vi.getTimerCount()).toBe(0);
  });
});
