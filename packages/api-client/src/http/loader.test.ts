import { describe, expect, it, vi } from 'vitest';

import { createClient } from '../client.js';
import { json, startServer } from '../testing/http-server.js';
import { ApiError } from './api-error.js';
import { defaultLoader } from './loader.js';
import type { LoaderOptions } from './loader.js';

async function load(status: number, body: unknown, options: LoaderOptions) {
  await using server = await startServer((_request, response) => json(response, status, body));
  const onUnauthorized = vi.fn<(error: ApiError) => void>();
  const logger = vi.fn<(message: string, error: ApiError) => void>();
  const client = createClient({ baseUrl: server.origin, onUnauthorized });
  const loader = defaultLoader(client, { logger, ...options });
  const outcome = await loader({ queryKey: ['/api/things', 4] }).catch((error: unknown) => error);
  return { outcome, onUnauthorized, logger, url: server.seen[0]?.url };
}

describe('the default loader', () => {
  it('gets the first element of the key', async () => {
    const { outcome, url } = await load(200, [1], {});
    expect(outcome).toEqual([1]);
    expect(url).toBe('/api/things');
  });

  it.each([
    ['throw', 401, 'throw'],
    ['throw', 401, 'empty'],
    ['throw', 500, 'throw'],
    ['null', 403, 'throw'],
  ] as const)('on401 %s: %i with onFailure %s is an error', async (on401, status, onFailure) => {
    const body = { error: 'no' };
    const { outcome, onUnauthorized, logger } = await load(status, body, { on401, onFailure });
    expect(outcome).toMatchObject({ kind: 'http', status });
    expect(onUnauthorized).toHaveBeenCalledTimes(status === 401 ? 1 : 0);
    expect(logger).not.toHaveBeenCalled();
  });

  it.each(['throw', 'empty'] as const)(
    'on401 null: 401 with onFailure %s is empty, without a word',
    async (onFailure) => {
      const { outcome, onUnauthorized, logger } = await load(401, {}, { on401: 'null', onFailure });
      expect(outcome).toBeNull();
      expect(onUnauthorized).not.toHaveBeenCalled();
      expect(logger).not.toHaveBeenCalled();
    },
  );

  it.each([
    ['throw', 500],
    ['null', 403],
  ] as const)(
    'on401 %s: %i with onFailure empty is empty, with a warning',
    async (on401, status) => {
      const body = { error: 'no' };
      const { outcome, logger } = await load(status, body, { on401, onFailure: 'empty' });
      expect(outcome).toBeNull();
      expect(logger.mock.calls).toEqual([
        [`GET /api/things failed; shown as empty. HTTP ${status}: no`, expect.any(ApiError)],
      ]);
    },
  );

  it('warns on the console when it is given no logger', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await load(500, {}, { onFailure: 'empty', logger: undefined });
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it('ends its error rule in the status text', async () => {
    const client = createClient({
      fetch: () =>
        Promise.resolve(new Response('', { status: 503, statusText: 'Service Unavailable' })),
    });
    await expect(defaultLoader(client)({ queryKey: ['/x'] })).rejects.toThrow(
      'HTTP 503: Service Unavailable',
    );
    const silent = createClient({
      fetch: () => Promise.resolve(new Response('', { status: 503 })),
    });
    await expect(defaultLoader(silent)({ queryKey: ['/x'] })).rejects.toThrow('HTTP 503: 请求失败');
  });

  it.each([
    ['/api/x', '/api/x?_nocache=1700000000000'],
    ['/api/x?a=1', '/api/x?a=1&_nocache=1700000000000'],
  ])('adds _nocache to %s', async (path, wanted) => {
    const asked: unknown[] = [];
    const client = createClient({
      fetch: (input) => {
        asked.push(input);
        return Promise.resolve(new Response(''));
      },
    });
    const loader = defaultLoader(client, { noCache: true, now: () => 1_700_000_000_000 });
    expect(await loader({ queryKey: [path] })).toBeNull();
    expect(asked).toEqual([wanted]);
  });

  it('always throws when it is aborted, and when the key is no path', async () => {
    const logger = vi.fn<(message: string, error: ApiError) => void>();
    const client = createClient({
      fetch: (_input, init) => Promise.reject(init?.signal?.reason as Error),
    });
    const loader = defaultLoader(client, { onFailure: 'empty', on401: 'null', logger });
    await expect(loader({ queryKey: ['/x'], signal: AbortSignal.abort() })).rejects.toMatchObject({
      kind: 'aborted',
    });
    await expect(loader({ queryKey: ['agents'] })).rejects.toThrow(TypeError);
    await expect(loader({ queryKey: [] })).rejects.toThrow(TypeError);
    expect(logger).not.toHaveBeenCalled();
  });
});
