import { timeouts } from '../contract/defaults.js';
import { isMedicalPath } from '../contract/routes.js';
import { ApiError, errorOfResponse } from './api-error.js';
import { createDeadline } from './deadline.js';
import { retried } from './retry.js';
import type { Deadline } from './deadline.js';

/** The options all requests of a client share. */
export interface TransportOptions {
  /** Origin before every path. @default '' (the page's own origin) */
  baseUrl?: string;
  /** The function that sends the requests. @default the global `fetch`, looked up at each call */
  fetch?: typeof fetch;
  /** The language answers are asked for in, read at each call. */
  locale?: () => string;
  /** The IANA time zone a person's days are counted in, read at each call. */
  timeZone?: () => string;
  /** Which paths get 600 s instead of 60 s. @default those of the medical service */
  longTimeoutPaths?: (path: string) => boolean;
  /**
   * How often a GET, or a call with an `idempotencyKey`, is sent again after no network, 429, 502,
   * 503 or 504. Nothing else is ever repeated.
   * @default 2
   */
  retries?: number;
  /** Chance between 0 and 1, for the waits before retries. @default Math.random */
  random?: () => number;
}

/** The options of every call. */
export interface CallOptions {
  /** Ends the call with an error of kind `aborted`. */
  signal?: AbortSignal;
  /**
   * Milliseconds until an error of kind `timeout`, retries and their waits included.
   * @default 60,000; 600,000 for medical paths
   */
  timeout?: number;
  /** Retries of this call. @default the client's */
  retries?: number;
  /**
   * Sent as `Idempotency-Key`: the server carries a call out once for each key, so this one is
   * retried like a GET. A new key for each thing a person does: `crypto.randomUUID()`.
   */
  idempotencyKey?: string;
}

/** One request. */
export interface TransportRequest extends CallOptions {
  method: string;
  /** With its parameters and query. */
  path: string;
  /** Sent as JSON; a file as it is. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Ends the error rule in the status text. @default false */
  statusTextFallback?: boolean;
}

/** An answer that has been read. */
export interface Answer {
  /** Its JSON; undefined for an empty one. */
  body: unknown;
  headers: Headers;
}

/** Sends requests by the rules every call has in common. */
export interface Transport {
  /** An answer, retried where that is safe. @throws {ApiError} */
  answer(request: TransportRequest): Promise<Answer>;
  /** An answer whose body the caller reads, and the deadline it must clear. @throws {ApiError} */
  open(request: TransportRequest): Promise<{ response: Response; deadline: Deadline }>;
}

/** JSON content type, cookies, language, a time-out on everything, one kind of error. */
export function createTransport(options: TransportOptions = {}): Transport {
  const { baseUrl = '', locale, timeZone, longTimeoutPaths = isMedicalPath } = options;
  const origin = baseUrl.replace(/\/+$/, '');

  const deadlineOf = ({ path, timeout, signal }: TransportRequest) =>
    createDeadline(
      timeout ?? (longTimeoutPaths(path) ? timeouts.medical : timeouts.request),
      signal,
    );

  async function send(request: TransportRequest, deadline: Deadline) {
    const { method, path, body, headers, idempotencyKey } = request;
    const isFile = body instanceof Blob;
    const fetcher = options.fetch ?? globalThis.fetch;
    const language = locale?.();
    const zone = timeZone?.();
    try {
      const response = await fetcher(`${origin}${path}`, {
        method,
        headers: {
          Accept: 'application/json',
          // Every call of the page's own origin has it (specification, section 7). To another origin
          // a read that has no body goes without: it alone would cost a preflight before each.
          ...(body === undefined && origin !== ''
            ? {}
            : { 'Content-Type': isFile ? 'application/octet-stream' : 'application/json' }),
          ...(language ? { 'Accept-Language': language } : {}),
          ...(zone && body !== undefined ? { 'Time-Zone': zone } : {}),
          ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
          ...headers,
        },
        credentials: 'include',
        signal: deadline.signal,
        ...(body === undefined ? {} : { body: isFile ? body : JSON.stringify(body) }),
      });
      if (!response.ok)
        throw await errorOfResponse(response, request.statusTextFallback && response.statusText);
      return response;
    } catch (cause) {
      throw deadline.errorOf(cause);
    }
  }

  async function answer(request: TransportRequest): Promise<Answer> {
    const deadline = deadlineOf(request);
    const { method, idempotencyKey, retries = options.retries ?? 2 } = request;
    const safe = method === 'GET' || method === 'HEAD' || idempotencyKey;
    const attempt = async () => {
      const response = await send(request, deadline);
      const text = await response.text().catch((cause: unknown) => {
        throw deadline.errorOf(cause);
      });
      return { body: parse(text, request), headers: response.headers };
    };
    try {
      return await retried(attempt, {
        retries: safe ? retries : 0,
        random: options.random,
        signal: deadline.signal,
      });
    } catch (cause) {
      throw deadline.errorOf(cause);
    } finally {
      deadline.clear();
    }
  }

  return {
    answer,
    async open(request) {
      const deadline = deadlineOf(request);
      try {
        return { response: await send(request, deadline), deadline };
      } catch (error) {
        deadline.clear();
        throw error;
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
