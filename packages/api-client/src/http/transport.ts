import { timeouts } from '../contract/defaults.js';
import { isMedicalPath } from '../contract/routes.js';
import { ApiError, errorOfResponse } from './api-error.js';
import { createDeadline } from './deadline.js';
import type { Deadline } from './deadline.js';

/** What every request of a client shares. */
export interface TransportOptions {
  /** Origin before every path. @default '' (the page's own origin) */
  baseUrl?: string;
  /** What sends the requests. @default the global `fetch`, looked up at each call */
  fetch?: typeof fetch;
  /** The language answers are asked for in, read at each call. */
  locale?: () => string;
  /** Which paths get 600 s instead of 60 s. @default those of the medical service */
  longTimeoutPaths?: (path: string) => boolean;
}

/** What every call accepts. */
export interface CallOptions {
  /** Ends the call with an error of kind `aborted`. */
  signal?: AbortSignal;
  /** Milliseconds until an error of kind `timeout`. @default 60,000; 600,000 for medical paths */
  timeout?: number;
}

/** One request. */
export interface TransportRequest extends CallOptions {
  method: string;
  /** With its parameters and query. */
  path: string;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** The last word of the error rule; given the answer, for those that use its status text. */
  errorFallback?: (response: Response) => string | undefined;
}

/** Sends requests by the rules every call has in common. */
export interface Transport {
  /** An answer's JSON; undefined for an empty one. @throws {ApiError} */
  json(request: TransportRequest): Promise<unknown>;
  /** An answer whose body the caller reads, and the deadline it must clear. @throws {ApiError} */
  open(request: TransportRequest): Promise<{ response: Response; deadline: Deadline }>;
}

/** JSON content type, cookies, language, a time-out on everything, one kind of error. */
export function createTransport(options: TransportOptions = {}): Transport {
  const { baseUrl = '', locale, longTimeoutPaths = isMedicalPath } = options;
  const origin = baseUrl.replace(/\/+$/, '');

  async function open(request: TransportRequest) {
    const { method, path, body, headers, signal } = request;
    const send = options.fetch ?? globalThis.fetch;
    const language = locale?.();
    const deadline = createDeadline(
      request.timeout ?? (longTimeoutPaths(path) ? timeouts.medical : timeouts.request),
      signal,
    );
    try {
      const response = await send(`${origin}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          ...(language ? { 'Accept-Language': language } : {}),
          ...headers,
        },
        credentials: 'include',
        signal: deadline.signal,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw await errorOfResponse(response, request.errorFallback?.(response));
      return { response, deadline };
    } catch (cause) {
      deadline.clear();
      throw deadline.errorOf(cause);
    }
  }

  return {
    open,
    async json(request) {
      const { response, deadline } = await open(request);
      try {
        return parse(await response.text(), request);
      } catch (cause) {
        throw deadline.errorOf(cause);
      } finally {
        deadline.clear();
      }
    },
  };
}

function parse(raw: string, { method, path }: TransportRequest): unknown {
  if (raw.trim() === '') return undefined;
  try {
    return JSON.parse(raw) as unknown;
  } catch (cause) {
    const message = `${method} ${path} answered something that is not JSON`;
    throw new ApiError({ kind: 'invalid-response', message, cause });
  }
}
