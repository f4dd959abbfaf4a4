import { ApiError } from './api-error.js';
import type { Client } from '../client-types.js';

/** How the default loader answers failures. */
export interface LoaderOptions {
  /** A 401 is an error, or an empty result. @default 'throw' */
  on401?: 'throw' | 'null';
  /** Any other failure is an error, or a warning and an empty result. @default 'throw' */
  onFailure?: 'throw' | 'empty';
  /** Adds `_nocache={now}` so that no cache on the way answers. @default false */
  noCache?: boolean;
  /** Where the warning of `empty` goes. @default console.warn */
  logger?: (message: string, error: ApiError) => void;
  /** Milliseconds for `_nocache`. @default Date.now */
  now?: () => number;
}

/** The part of a client the loader uses. */
export type LoaderClient = Pick<Client, 'get'>;

/**
 * The default loader: GET on the first element of the query key. An empty result is `null`.
 * Its error rule ends in the status text: `HTTP {status}: {statusText}`.
 *
 * @throws {ApiError} as the modes say; an aborted request always.
 * @throws {TypeError} when the key does not begin with a path.
 */
export function defaultLoader(client: LoaderClient, options: LoaderOptions = {}) {
  const { on401 = 'throw', onFailure = 'throw', noCache = false, now = Date.now } = options;
  // oxlint-disable-next-line no-console -- the default of an injectable logger
  const logger = options.logger ?? ((message, error) => console.warn(message, error));

  return async (context: {
    queryKey: readonly unknown[];
    signal?: AbortSignal;
  }): Promise<unknown> => {
    const [path] = context.queryKey;
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new TypeError(`A query without its own function needs a path first: ${String(path)}`);
    const address = noCache ? `${path}${path.includes('?') ? '&' : '?'}_nocache=${now()}` : path;
    try {
      const answer = await client.get(address, {
        signal: context.signal,
        statusTextFallback: true,
        quiet401: on401 === 'null',
        // The query retries: see `retryQuery`.
        retries: 0,
      });
      return answer ?? null;
    } catch (error) {
      if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
      if (error.status === 401 && on401 === 'null') return null;
      if (error.status === 401 || onFailure === 'throw') throw error;
      logger(`GET ${path} failed; shown as empty. ${error.message}`, error);
      return null;
    }
  };
}
