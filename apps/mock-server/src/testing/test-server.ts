import { calls, errorBodySchema, rowSchema, type ErrorBody } from '@constella/api-client/contract';
import { z } from 'zod';

import { createMemorySecrets } from '../scenarios/memory-secrets.js';
import type { Clock } from '../base/clock.js';
import { createModels, type Models } from '../models/models.js';
import { createMemoryAccess } from '../models/services/memory-access.js';
import { ModelServices } from '../models/services/model-services.js';
import { createOfflineProvider } from '../models/offline/offline-provider.js';
import { offlineContent } from '../runs/assistants/index.js';
import type { DocumentReader } from '../prose/documents/document-reader.js';
import type { Payments } from '../money/payments/payments.js';
import { createTestPayments } from '../money/payments/test-payments.js';
import type { ModelProvider } from '../models/provider.js';
import { createContext } from '../handlers/create-context.js';
import { createHandlers } from '../handlers/create-handlers.js';
import type { IdentityProvider } from '../handlers/http/identity-provider.js';
import { matchRoute } from '../handlers/http/route-table.js';
import type { McpAccess } from '../runs/mcp/mcp-access.js';
import { seedState } from '../seed/seed-state.js';
import { copyOf, MemoryStore } from '../store/memory-store.js';
import type { StoredState } from '../store/store.js';
import { tableNames } from '../store/tables.js';

/** The moment of every test. */
export const testNow = Date.parse('2026-03-10T12:00:00.000Z');
const secrets = createMemorySecrets();
let seed: Promise<StoredState> | undefined;

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now = testNow;

  now(): number {
    return this.#now;
  }

  /** Milliseconds. */
  pass(time: number): void {
    this.#now += time;
  }
}

interface CallOptions {
  headers?: Record<string, string>;
  /** Sent as it is instead of JSON. */
  raw?: BodyInit;
}

/** The answer received, its body read as JSON. */
export interface Answer<T = unknown> {
  readonly status: number;
  readonly headers: Headers;
  readonly body: T;
}

/** One browser: it keeps its cookie. */
export class TestBrowser {
  cookie: string | undefined;

  constructor(private readonly handle: ReturnType<typeof createHandlers>) {}

  /** The bare response. */
  async fetch(
    method: string,
    path: string,
    body?: unknown,
    options: CallOptions = {},
  ): Promise<Response> {
    const headers = new Headers({ origin: 'http://localhost', ...options.headers });
    if (body !== undefined && !headers.has('content-type'))
      headers.set('content-type', 'application/json');
    if (this.cookie) headers.set('cookie', this.cookie);
    const init: RequestInit & { duplex?: 'half' } = { method, headers, duplex: 'half' };
    if (options.raw !== undefined) init.body = options.raw;
    else if (body !== undefined) init.body = JSON.stringify(body);
    const response = await this.handle(new Request(`http://localhost${path}`, init));
    if (!response) throw new Error(`${path} is not the API's`);
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      if (pair.startsWith('constella_session='))
        this.cookie = /Max-Age=0/.test(line) ? undefined : pair;
    }
    return response;
  }

  /** The answer's JSON, checked against the contract: every call in every test is a contract test. */
  async call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<Answer<T>> {
    const response = await this.fetch(method, path, body, options);
    const text = await response.text();
    const answer = JSON.parse(text) as unknown;
    if (response.ok) {
      const match = matchRoute(method, new URL(path, 'http://localhost').pathname);
      answerSchema(match).parse(answer);
    } else {
      errorBodySchema.strict().parse(answer);
    }
    return { status: response.status, headers: response.headers, body: answer as T };
  }

  /** A refused call: its status and body. */
  async refused(
    method: string,
    path: string,
    body?: unknown,
    options?: CallOptions,
  ): Promise<ErrorBody & { status: number }> {
    const answer = await this.call<ErrorBody>(method, path, body, options);
    if (answer.status < 400) throw new Error(`${method} ${path} was not refused: ${answer.status}`);
    return { status: answer.status, ...answer.body };
  }

  async signIn(username = 'demo', password = 'constella-demo'): Promise<this> {
    const answer = await this.call('POST', '/api/login', { username, password });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    return this;
  }
}

/** The schema the contract promises for a call or for an operation on a record. */
function answerSchema(match: ReturnType<typeof matchRoute>): z.ZodType {
  if ('name' in match) return calls[match.name].answer;
  const row = rowSchema(match.resource.record);
  return { list: z.array(row), read: row, create: row, update: row, remove: z.unknown() }[
    match.operation
  ];
}

interface TestServerOptions {
  /** Who writes instead of the offline model. */
  provider?: ModelProvider;
  models?: (store: MemoryStore) => Models;
  /** @default none, and nothing is reached */
  services?: (store: MemoryStore) => ModelServices;
  payments?: Payments;
  persist?: () => Promise<void>;
  state?: StoredState;
  clock?: Clock;
  /** @default text and tables alone */
  documents?: DocumentReader;
  identity?: IdentityProvider;
  /** @default true */
  demoAccounts?: boolean;
  writesPerMinute?: number;
  /** @default none is reached */
  mcpAccess?: McpAccess;
}

/** The handlers over a store in memory with the seed data. */
export async function createTestServer(options: TestServerOptions = {}) {
  seed ??= seedState({ now: testNow, secrets });
  const clock = options.clock ?? new TestClock();
  const store = new MemoryStore(options.state ?? copyOf(await seed), options.persist);
  const offline = options.provider ?? createOfflineProvider(offlineContent, { pace: 0 });
  const services =
    options.services?.(store) ?? new ModelServices({ store, access: createMemoryAccess() });
  const models =
    options.models?.(store) ?? createModels(store, { offline, main: () => services.current() });
  const lines: string[] = [];
  const mails: string[] = [];
  const context = createContext({
    store,
    models,
    services,
    clock,
    secrets,
    documents: options.documents,
    payments: options.payments ?? createTestPayments(secrets),
    announce: (line) => void mails.push(line),
    identity: options.identity,
    mcpAccess: options.mcpAccess,
    demoAccounts: options.demoAccounts ?? true,
    writesPerMinute: options.writesPerMinute,
    site: 'http://localhost',
    allowedOrigins: ['https://allowed.example'],
    log: (line) => void lines.push(line),
  });
  const { engine, billing, mcp } = context;
  const handle = createHandlers(context);
  return {
    store,
    engine,
    models,
    services,
    mcp,
    billing,
    clock,
    lines,
    mails,
    handle,
    browser: () => new TestBrowser(handle),
  };
}

/** The state of a store, as a server that starts again would find it. */
export function stateOf(store: MemoryStore): StoredState {
  const rows = tableNames.map((name) => [name, [...store.all(name)]]);
  return { serials: {}, ...Object.fromEntries(rows) } as StoredState;
}

/** The body of an agent. */
export const agentBody = (changes: Record<string, unknown> = {}) => ({
  name: 'Route planner',
  type: 'processor',
  model: 'openai/gpt-4.1-mini',
  capabilities: ['planning'],
  ...changes,
});
