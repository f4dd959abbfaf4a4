import { routes, type Route } from '@constella/api-client/contract';
import { fallbackLocale, type Locale } from '@constella/i18n';

import { instant, systemClock, type Clock } from '../clock.js';
import { Engine } from '../engine/engine.js';
import { createModels } from '../engine/models.js';
import { createOfflineProvider } from '../engine/offline/offline-provider.js';
import { Billing } from '../engine/payments/billing.js';
import { createTestPayments } from '../engine/payments/test-payments.js';
import { MemoryCookieJar } from '../handlers/cookie-jar.js';
import { createHandlers, type Handlers } from '../handlers/create-handlers.js';
import { LoginThrottle } from '../handlers/login-throttle.js';
import { json } from '../handlers/respond.js';
import { sessionCookie, sessionLifetime } from '../handlers/sessions.js';
import { localeOf } from '../language/accept-language.js';
import { textsFor } from '../language/texts.js';
import { createOutbox } from '../mail/outbox.js';
import { demoUsername } from '../seed/people.js';
import { seedState } from '../seed/seed-state.js';
import { MemoryStore } from '../store/memory-store.js';
import type { Store, StoredState } from '../store/store.js';
import { tableNames } from '../store/tables.js';
import { createPageSecrets } from './page-secrets.js';
import type { Scenario } from './scenarios.js';

/** How a transport begins. */
export interface MockTransportOptions {
  /** @default 'default' */
  scenario?: Scenario;
  /** The language the seeded data is written in. @default 'en' */
  language?: Locale;
  /** Tells the tokens of one transport from another's. @default 1 */
  seed?: number;
  /** The moment it is, standing still: a date, or ISO 8601 text. @default the system's time, going on */
  clock?: Date | string | number;
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

/** Reading these is what the scenarios `error` and `slow` are about. */
const lists: readonly Route[] = [
  routes.agents,
  routes.tasks,
  routes.task,
  routes.openrouterModels,
  routes.perplexityModels,
  routes.membershipPlans,
  routes.userSubscription,
];

/** Every transport of a page begins with the same data, which is made once for each moment and language. */
const seeds = new Map<string, Promise<StoredState>>();
const pageSecrets = createPageSecrets();
const pageOpened = systemClock.now();

/** Makes a server inside the page, with a fresh store of its own. */
export function createMockTransport(options: MockTransportOptions = {}): MockTransport {
  const { scenario = 'default', language = fallbackLocale, seed = 1, pace } = options;
  const clock = clockOf(options.clock);
  const secrets = { ...pageSecrets, randomToken: createPageSecrets(seed).randomToken };
  const store = new MemoryStore();
  const models = createModels(store, {
    offline: createOfflineProvider(pace === undefined ? {} : { pace }),
  });
  let server: { handlers: Handlers; engine: Engine; cookies: MemoryCookieJar };

  const begin = async (): Promise<void> => {
    const now = options.clock === undefined ? pageOpened : clock.now();
    store.load(copyOf(await seedAt(now, language)));
    const log = (line: string) => console.error(line);
    const engine = new Engine({ store, models, clock, log });
    const cookies = new MemoryCookieJar();
    const throttle = new LoginThrottle(clock);
    const payments = createTestPayments(secrets);
    const billing = new Billing({ store, clock, payments, digest: secrets.digestToken, log });
    const context = {
      store,
      engine,
      models,
      billing,
      clock,
      secrets,
      throttle,
      mailer: createOutbox({ store, clock }),
      site: globalThis.location?.origin ?? 'http://localhost',
      allowedOrigins: [],
      log,
    };
    server = { handlers: createHandlers(context), engine, cookies };
    if (scenario === 'empty') removeWork(store);
    options.prepare?.(store);
    if (scenario !== 'anonymous') await signInDemo(store, clock, secrets.randomToken(), cookies);
  };

  let ready = begin();
  const answer = async (request: Request): Promise<Response> => {
    if (scenario === 'offline') throw new TypeError('Failed to fetch');
    await ready;
    const listed = lists.some((route) => matches(route, request));
    if (listed && scenario === 'slow') await new Promise(() => undefined);
    if (listed && scenario === 'error') {
      const texts = await textsFor(localeOf(request));
      return json({ error: texts.say('server.request.failed') }, 500);
    }
    const { handlers, cookies } = server;
    const response = await handlers(request, { address: 'page', cookies });
    return response ?? globalThis.fetch(request);
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
      const { engine } = server;
      ready = engine.stop().then(begin);
      return ready;
    },
  };
}

function clockOf(moment: MockTransportOptions['clock']): Clock {
  if (moment === undefined) return systemClock;
  const now = new Date(moment).getTime();
  if (Number.isNaN(now)) throw new TypeError(`"${String(moment)}" is not a moment`);
  return { now: () => now };
}

function seedAt(now: number, locale: Locale): Promise<StoredState> {
  const key = `${now} ${locale}`;
  let state = seeds.get(key);
  if (!state) {
    state = seedState({ now, secrets: pageSecrets, locale });
    seeds.set(key, state);
    // A chunk that failed to load must not stay failed.
    state.catch(() => seeds.delete(key));
  }
  return state;
}

/** Rows never change in place, so only the lists of rows have to be a transport's own. */
function copyOf(state: StoredState): StoredState {
  const copy = { serials: { ...state.serials } } as StoredState;
  for (const name of tableNames) copy[name] = [...state[name]] as never;
  return copy;
}

function removeWork(store: Store): void {
  for (const table of ['run_events', 'execution_traces', 'tasks', 'agents'] as const)
    for (const id of store.all(table).map((row) => row.id)) store.remove(table, id);
}

async function signInDemo(
  store: Store,
  clock: Clock,
  token: string,
  cookies: MemoryCookieJar,
): Promise<void> {
  const user = store.findBy('users', 'username', demoUsername);
  if (!user) return;
  const now = clock.now();
  await store.write(() =>
    store.insert('sessions', {
      userId: user.id,
      tokenHash: token,
      userAgent: '',
      createdAt: instant(now),
      lastSeenAt: instant(now),
      expiresAt: instant(now + sessionLifetime),
    }),
  );
  cookies.set(sessionCookie, token, { maxAge: sessionLifetime / 1_000 });
}

function matches({ method, path }: Route, request: Request): boolean {
  const pattern = new RegExp(`^${path.replace('{id}', '\\d+')}$`);
  return request.method === method && pattern.test(new URL(request.url).pathname);
}

function toRequest(input: RequestInfo | URL, init: RequestInit | undefined): Request {
  if (input instanceof Request) return init ? new Request(input, init) : input;
  // Outside a page there is nothing a relative address could be relative to.
  const base = globalThis.location?.href ?? 'http://localhost';
  return new Request(new URL(input, base), init);
}

/** What `fetch` does when its signal fires: it rejects at once, whatever the server is doing. */
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
