import { randomBytes } from 'node:crypto';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { systemClock } from '../base/clock.js';
import type { Engine } from '../runs/engine/engine.js';
import { createContext } from '../handlers/create-context.js';
import { createHandlers } from '../handlers/create-handlers.js';
import type { Secrets } from '../handlers/http/secrets.js';
import { adminUsername, seededPeople } from '../base/people.js';
import { seedState } from '../seed/seed-state.js';
import { openFileStore, type FileStore } from '../store/file-store.js';
import { createApp } from './app.js';
import { describePayments, paymentsOf } from './payments.js';
import { createProcessReader } from './documents/process-reader.js';
import { closeBrokenConnections } from './broken-connections.js';
import { RequestMeasurements } from './measure-requests.js';
import { createMcpAccess } from './mcp-access.js';
import { knownHosts } from './known-hosts.js';
import { clearConnections } from './linger.js';
import {
  describeModels,
  hasDemoAccounts,
  identityOf,
  modelsOf,
  servicesOf,
  offersScenarios,
  showsMails,
  writesPerMinute,
} from './providers.js';
import { ScenarioServers } from './scenario-servers.js';
import { createScryptSecrets } from './scrypt-secrets.js';
import { createServiceAccess } from './service-access.js';
import { SettingsError, type Settings } from './settings.js';
import { StaticFiles } from './static-files.js';

/** Milliseconds a request may take to arrive whole. */
const requestTimeout = 60_000;
/** Milliseconds its headers may take: they are small, and a slow sender holds a connection. */
const headersTimeout = 15_000;
/** Milliseconds between two looks for requests that take too long. */
const connectionsCheckingInterval = 5_000;
/** Milliseconds an idle connection is kept: longer than proxies do, or they would use a closed one. */
const keepAliveTimeout = 65_000;
/** Connections that may wait to be accepted. One beyond that is dropped and tries again seconds later. */
const backlog = 4_096;
/** Milliseconds open connections get to finish when the server stops. */
const stopGrace = 3_000;

/** A server that answers. */
export interface RunningServer {
  /** `http://127.0.0.1:4000` */
  readonly address: string;
  /** Which models it uses, in words. */
  readonly models: string;
  /** Who collects money, in words. */
  readonly payments: string;
  /** Whether the data file was made just now. */
  readonly created: boolean;
  /** Accounts somebody can sign in with who has just come: the seeded ones, or the first administrator. */
  readonly accounts: readonly { username: string; password: string }[];
  /** Seeded accounts whose password is still the published one, while that opens nothing here. */
  readonly closed: readonly string[];
  /** Finishes writes and answers, ends streams, and leaves runs to be taken up at the next start. */
  stop(): Promise<void>;
}

/**
 * Opens the data, takes up interrupted runs and listens.
 *
 * @throws {StartError} with one sentence for the person who starts it.
 */
export async function startServer(
  settings: Settings,
  log: (line: string) => void,
): Promise<RunningServer> {
  const files = settings.STATIC_DIR ? await StaticFiles.open(settings.STATIC_DIR) : undefined;
  if (settings.STATIC_DIR && !files)
    throw new SettingsError(
      `STATIC_DIR is ${settings.STATIC_DIR}, where there is no built app: run "npm run build", or leave STATIC_DIR empty for the API alone.`,
    );
  // The port comes first: when it is taken, no data file is made for nothing. Whoever is early waits.
  let answer: RequestListener | undefined;
  let open = () => {};
  const opened = new Promise<void>((done) => (open = done));
  const limits = {
    requestTimeout,
    headersTimeout,
    keepAliveTimeout,
    connectionsCheckingInterval,
  };
  const server = createServer(limits, (request, response) => {
    void opened.then(() => answer?.(request, response));
  });
  clearConnections(server);
  closeBrokenConnections(server, log);
  await listen(server, settings);

  const secrets = createScryptSecrets();
  const clock = systemClock;
  const demoAccounts = hasDemoAccounts(settings);
  const adminPassword = demoAccounts ? undefined : randomBytes(12).toString('base64url');
  let store: FileStore;
  try {
    const seed = () =>
      seedState({ now: clock.now(), secrets, locale: settings.SEED_LANGUAGE, adminPassword });
    store = await openFileStore(settings.DATA_FILE, seed, { log });
  } catch (error) {
    server.close();
    server.closeAllConnections();
    throw error;
  }
  const access = createServiceAccess({
    dataFile: settings.DATA_FILE,
    secret: settings.MODEL_KEY_SECRET,
  });
  const services = servicesOf(store, settings, access);
  const models = modelsOf(store, settings, services);
  const site = settings.PUBLIC_URL ?? addressOf(server, settings.HOST);
  const allowedOrigins = settings.ALLOWED_ORIGINS;
  const context = createContext({
    store,
    models,
    services,
    mcpAccess: createMcpAccess({ programs: settings.MCP_PROGRAMS === 'on' }),
    clock,
    secrets,
    documents: createProcessReader(),
    payments: await paymentsOf(settings, secrets),
    announce: showsMails(settings) ? log : undefined,
    identity: identityOf(settings),
    demoAccounts,
    writesPerMinute: writesPerMinute(settings),
    site,
    allowedOrigins,
    log,
  });
  const { engine, billing, mcp } = context;
  await billing.endTestMemberships();
  const scenarios = offersScenarios(settings)
    ? new ScenarioServers({ site, allowedOrigins, pace: settings.OFFLINE_PACE_MS, log })
    : undefined;
  const handlers = createHandlers(context);
  const measurements = new RequestMeasurements();
  const endBeating = await mcp.begin();
  const endMeasuring = measurements.begin({ store, clock, log });
  answer = createApp({
    handlers,
    state: store.state,
    files,
    scenarios,
    trustProxy: settings.TRUST_PROXY,
    knowsHost: knownHosts(settings),
    publicUrl: settings.PUBLIC_URL,
    measure: (milliseconds, status) => measurements.add(milliseconds, status),
    log,
  });
  open();
  engine.resume();
  return {
    address: addressOf(server, settings.HOST),
    models: describeModels(settings, services),
    payments: describePayments(settings),
    created: store.created,
    ...(await accountsOf(store, secrets, adminPassword)),
    stop: async () => {
      endMeasuring();
      await endBeating();
      await scenarios?.stop();
      await stop(server, engine, store);
    },
  };
}

/** @param adminPassword - what the first administrator got, where the published passwords open nothing */
async function accountsOf(
  store: FileStore,
  secrets: Secrets,
  adminPassword: string | undefined,
): Promise<Pick<RunningServer, 'accounts' | 'closed'>> {
  const there = seededPeople.filter(({ username }) => store.findBy('users', 'username', username));
  if (adminPassword === undefined) return { accounts: there, closed: [] };
  if (store.created)
    return { accounts: [{ username: adminUsername, password: adminPassword }], closed: [] };
  const closed: string[] = [];
  for (const { username, password } of there) {
    const hash = store.findBy('users', 'username', username)?.password;
    if (hash && (await secrets.verifyPassword(password, hash))) closed.push(username);
  }
  return { accounts: [], closed };
}

async function stop(server: Server, engine: Engine, store: FileStore): Promise<void> {
  const closed = new Promise<void>((done) => server.close(() => done()));
  // Streams end with the engine; whatever is still open after a while is not waited for.
  await engine.stop();
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), stopGrace);
  await closed;
  clearTimeout(timer);
  await store.close();
}

function listen(server: Server, { PORT, HOST }: Settings): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => fail(listenError(error, PORT, HOST)));
    server.listen({ port: PORT, host: HOST, backlog }, () => done());
  });
}

function listenError({ code, message }: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (code) {
    case 'EADDRINUSE':
      return new SettingsError(
        `Port ${port} on ${host} is in use: stop what runs there, or set PORT to another number.`,
      );
    case 'EACCES':
      return new SettingsError(
        `This user may not listen on port ${port}: set PORT to a number above 1023.`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new SettingsError(`HOST is ${host}, which is not an address of this machine.`);
    default:
      return new SettingsError(`The server cannot listen on ${host}:${port} (${code ?? message}).`);
  }
}

function addressOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo;
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}
