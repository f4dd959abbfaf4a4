import { fallbackLocale, type Locale } from '@constella/i18n';

import { instant, type Clock } from '../base/clock.js';
import { createModels } from '../models/models.js';
import { createMemoryAccess } from '../models/services/memory-access.js';
import { ModelServices } from '../models/services/model-services.js';
import { createOfflineProvider } from '../models/offline/offline-provider.js';
import { offlineContent } from '../runs/assistants/index.js';
import { createTestPayments } from '../money/payments/test-payments.js';
import { MemoryCookieJar } from '../handlers/http/cookie-jar.js';
import { createContext } from '../handlers/create-context.js';
import { createHandlers, type Handlers } from '../handlers/create-handlers.js';
import { sessionCookie, sessionLifetime } from '../handlers/sign-in/sessions.js';
import { textsFor } from '../base/language/texts.js';
import { demoUsername } from '../base/people.js';
import { seedState } from '../seed/seed-state.js';
import { copyOf, MemoryStore } from '../store/memory-store.js';
import type { Store, StoredState } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import { withFaults } from './faults.js';
import { createMemorySecrets } from './memory-secrets.js';
import { Recent } from './recent.js';
import type { ScenarioInput } from './scenario-input.js';
import { scenarioDefinitions, type ScenarioDefinition } from './scenarios.js';

/** Settings a host adds to a scenario. */
export interface ScenarioHost {
  /** The language the data is written in. @default 'en' */
  readonly language?: Locale | undefined;
  /** Milliseconds between two words of the offline model; 0 writes at once. @default 24 */
  readonly pace?: number | undefined;
  /** A clock that goes on by itself, in place of the input's. */
  readonly clock?: Clock | undefined;
  /** Changes the data after the scenario has, before the first request. */
  readonly prepare?: ((store: Store) => void) | undefined;
  /** The store to be filled. @default a new one */
  readonly store?: MemoryStore | undefined;
  /** The origin people open the app at. */
  readonly site: string;
  /** Origins, besides the server's own, whose pages may write. */
  readonly allowedOrigins?: readonly string[] | undefined;
  readonly log: (line: string) => void;
  /** Paths of the API the host answers itself, when nothing goes wrong with them. */
  readonly isElsewhere?: ((path: string) => boolean) | undefined;
  /** How a fault waits. @default the system's timers */
  readonly wait?: ((milliseconds: number, signal: AbortSignal) => Promise<void>) | undefined;
}

/** A server in memory, in the state a scenario names. All who ask it share one session. */
export interface ScenarioServer {
  readonly store: Store;
  /** The store's live tables, for json-server's plain lists. */
  readonly state: StoredState;
  readonly clock: Clock;
  /**
   * Answers a request of the API; `undefined` for a path that is not.
   *
   * @throws {Unreachable} when the scenario has no network.
   */
  answer(request: Request): Promise<Response | undefined>;
  /** Stops runs and lets readers go. */
  stop(): Promise<void>;
}

/** Servers of a process begin with the same data, made once for each moment, language and number. */
const seeds = new Recent<Promise<StoredState>>(8);
/** Secrets behind the passwords of that data. */
const { hashPassword, verifyPassword } = createMemorySecrets();

/** Makes the server of a scenario: the same inputs give the same answers, byte by byte. */
export async function createScenarioServer(
  input: ScenarioInput,
  host: ScenarioHost,
): Promise<ScenarioServer> {
  const { language = fallbackLocale, log, pace } = host;
  const definition: ScenarioDefinition = scenarioDefinitions[input.scenario];
  const clock = host.clock ?? { now: () => input.clock };
  const secrets = { ...createMemorySecrets(input.seed), hashPassword, verifyPassword };
  const [seed, texts] = await Promise.all([seedAt(input, language), textsFor(language)]);
  const state = copyOf(seed);
  const store = host.store ?? new MemoryStore();
  store.load(state);

  const offline = createOfflineProvider(offlineContent, pace === undefined ? {} : { pace });
  const services = new ModelServices({ store, access: createMemoryAccess() });
  const models = createModels(store, {
    offline: definition.provider?.(offline) ?? offline,
    main: () => services.current(),
  });
  const context = createContext({
    store,
    models,
    services,
    clock,
    secrets,
    payments: createTestPayments(secrets),
    replayed: true,
    demoAccounts: true,
    site: host.site,
    allowedOrigins: host.allowedOrigins ?? [],
    log,
  });
  const handlers = createHandlers(context);
  const demo = store.findBy('users', 'username', demoUsername);
  if (demo)
    for (const prepare of definition.prepare ?? [])
      prepare({ store, demo, now: input.clock, texts, locale: language });
  host.prepare?.(store);

  const cookies = new MemoryCookieJar();
  if (demo && definition.signedIn !== false)
    signIn(store, { user: demo, now: clock.now(), token: secrets.randomToken(), cookies });
  await store.commit();
  const handle: Handlers = async (request, connection) =>
    host.isElsewhere?.(new URL(request.url).pathname) ? undefined : handlers(request, connection);
  const answer = withFaults(handle, {
    trouble: definition.trouble?.(),
    latency: input.latency,
    failureRate: input.failureRate,
    seed: input.seed,
    signOut: () => cookies.set(sessionCookie, '', { maxAge: 0 }),
    log,
    wait: host.wait,
  });
  return {
    store,
    state,
    clock,
    answer: (request) => answer(request, { address: 'scenario', cookies }),
    stop: () => context.engine.stop(),
  };
}

function seedAt({ clock, seed }: ScenarioInput, locale: Locale): Promise<StoredState> {
  const key = `${clock} ${locale} ${seed}`;
  return seeds.get(key, () => {
    const state = seedState({ now: clock, secrets: { hashPassword }, locale, seed });
    // A chunk that failed to load must not stay failed.
    state.catch(() => seeds.drop(key));
    return state;
  });
}

function signIn(
  store: Store,
  {
    user,
    now,
    token,
    cookies,
  }: { user: RowOf<'users'>; now: number; token: string; cookies: MemoryCookieJar },
): void {
  store.insert('sessions', {
    userId: user.id,
    tokenHash: token,
    userAgent: '',
    createdAt: instant(now),
    lastSeenAt: instant(now),
    expiresAt: instant(now + sessionLifetime),
  });
  cookies.set(sessionCookie, token, { maxAge: sessionLifetime / 1_000 });
}
