import type { Locale } from '@constella/i18n';

import { systemClock } from '../base/clock.js';
import { readScenarioInput, type ScenarioInput } from '../scenarios/scenario-input.js';
import { createScenarioServer, type ScenarioServer } from '../scenarios/scenario-server.js';
import type { Scenario } from '../scenarios/scenarios.js';
import { MemoryStore } from '../store/memory-store.js';
import type { Store } from '../store/store.js';

/** How a transport begins. */
export interface MockTransportOptions {
  /** @default 'default' */
  scenario?: Scenario;
  /** The language the seeded data is written in. @default 'en' */
  language?: Locale;
  /** Chooses measurements, tokens, ids and which requests fail. @default 1 */
  seed?: number;
  /** The moment it is, standing still: a date, or ISO 8601 text. @default the system's time, going on */
  clock?: Date | string | number;
  /** Milliseconds every answer waits. @default 0 */
  latency?: number;
  /** The share of requests that fail, 0 to 1. @default 0 */
  failureRate?: number;
  /** Milliseconds between two words of the offline model; 0 writes at once. @default 24 */
  pace?: number;
  /** Changes the data before the first request. */
  prepare?: (store: Store) => void;
}

/** A server inside the page: the handlers of the Node server over a store of their own. */
export interface MockTransport {
  /** To be injected into a client, or called like `fetch`. Paths outside `/api` go to the network. */
  readonly fetch: typeof fetch;
  /** Its data; filled once {@link MockTransport.ready} is fulfilled. */
  readonly store: Store;
  readonly ready: Promise<void>;
  /** Begins again: runs are stopped, the data is as it was, the scenario's user is signed in. */
  reset(): Promise<void>;
}

/** Where transports whose time goes on take their data from: the same for all of a page. */
const pageOpened = systemClock.now();

/**
 * Makes a server inside the page, with a fresh store of its own.
 *
 * @throws {ScenarioInputError} naming the option that cannot be used.
 */
export function createMockTransport(options: MockTransportOptions = {}): MockTransport {
  const { language, pace, prepare } = options;
  const input = inputOf(options);
  const store = new MemoryStore();
  let server: ScenarioServer;

  const begin = async (): Promise<void> => {
    server = await createScenarioServer(input, {
      language,
      pace,
      prepare,
      store,
      clock: options.clock === undefined ? systemClock : undefined,
      site: globalThis.location?.origin ?? 'http://localhost',
      log: (line) => console.error(line),
    });
  };

  let ready = begin();
  const answer = async (request: Request): Promise<Response> => {
    await ready;
    return (await server.answer(request)) ?? globalThis.fetch(request);
  };

  return {
    store,
    get ready() {
      return ready;
    },
    async fetch(input, init) {
      const request = toRequest(input, init);
      if (!new URL(request.url).pathname.startsWith('/api')) return globalThis.fetch(request);
      return untilAborted(answer(request), request.signal);
    },
    reset() {
      ready = server.stop().then(begin);
      return ready;
    },
  };
}

function inputOf(options: MockTransportOptions): ScenarioInput {
  const { scenario, seed, latency, failureRate, clock = pageOpened } = options;
  const given = Object.entries({ scenario, seed, latency, failureRate })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)]);
  const now = new Date(clock).getTime();
  if (Number.isNaN(now)) throw new TypeError(`"${String(clock)}" is not a moment`);
  return { ...readScenarioInput(new URLSearchParams(given)), clock: now };
}

function toRequest(input: RequestInfo | URL, init: RequestInit | undefined): Request {
  if (input instanceof Request) return init ? new Request(input, init) : input;
  // Outside a page there is nothing a relative address could be relative to.
  const base = globalThis.location?.href ?? 'http://localhost';
  return new Request(new URL(input, base), init);
}

/**
 * The behavior of `fetch` when its signal fires: it rejects at once, whatever the server is doing.
 */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, fail) => {
    const abort = () => fail(signal.reason as Error);
    if (signal.aborted) {
      abort();
      return;
    }
    signal.addEventListener('abort', abort, { once: true });
    work.then(done, fail).finally(() => signal.removeEventListener('abort', abort));
  });
}
