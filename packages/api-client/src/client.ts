import { readAgent } from './contract/agent-settings.js';
import { freeTierFallback, timeouts } from './contract/defaults.js';
import { pathOf, routes, testRouteOf } from './contract/routes.js';
import { sessionIdOf } from './contract/session.js';
import { listIn, objectIn, rowIn } from './http/answer-shape.js';
import { ApiError } from './http/api-error.js';
import { createTransport } from './http/transport.js';
import { createAnswerCheck } from './http/validation.js';
import type { ListedAgent } from './contract/entities/agent.js';
import type { Model } from './contract/entities/model.js';
import type { SessionUser } from './contract/entities/user.js';
import type { AnswerKind, Route, RouteName } from './contract/routes.js';
import type {
  CallMethods,
  Client,
  ClientOptions,
  MembershipSubscription,
  SignedIn,
  VersionCallOptions,
} from './client-types.js';

/** How the answers of the table are read: the least that must hold even when none is validated. */
const readers: Record<AnswerKind, (answer: never, name: string) => unknown> = {
  object: objectIn,
  row: rowIn,
  list: listIn,
  agent: (answer: ListedAgent, name) => readAgent(rowIn(answer, name)),
  agents: (answer: ListedAgent[], name) => listIn(answer, name).map(readAgent),
  models: (answer: { data: Model[] } | undefined, name) => listIn(answer?.data, name),
};

/** The last argument of the methods of the table. */
interface SentOptions extends VersionCallOptions {
  /** With its question mark. */
  query?: string;
}

/**
 * A client of Constella's API. It holds no state but its options: two clients never disturb each
 * other, and every story and test makes its own.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { onUnauthorized, onWarning: warn = () => undefined, validate = 'off' } = options;
  const transport = createTransport(options);
  const check = createAnswerCheck(validate, warn);

  const request: Client['request'] = async ({ schema, quiet401, ...sent }) => {
    try {
      const answer = await transport.answer(sent);
      if (schema) await check(sent.name ?? sent.path, answer.body, schema);
      return answer;
    } catch (error) {
      if (!quiet401 && error instanceof ApiError && error.status === 401) onUnauthorized?.(error);
      throw error;
    }
  };

  /** The method of a call: it takes the values of the path, the body if there is one, the options. */
  const methodOf = (name: RouteName) => {
    const { method, path, auth, once, sends, reads }: Route = routes[name];
    const values = path.match(/\w+(?=\})/g) ?? [];
    return async (...sent: unknown[]): Promise<unknown> => {
      const params = Object.fromEntries(values.map((value, at) => [value, sent[at]]));
      const body = sends && sent[values.length];
      const {
        query = '',
        version,
        ...call
      } = (sent[values.length + (sends ? 1 : 0)] ?? {}) as SentOptions;
      const answer = await request({
        // One key for all attempts of this call: carried out once, it may be sent again.
        ...(once && { idempotencyKey: newKey() }),
        ...(version !== undefined && { headers: { 'If-Match': `"${version}"` } }),
        ...call,
        method,
        path: pathOf(routes[name], params as never) + query,
        body,
        // A wrong password is a 401 too, but no session has ended.
        quiet401: auth === 'none',
      });
      await check(name, answer.body);
      return reads && readers[reads](answer.body as never, name);
    };
  };
  const calls = Object.fromEntries(
    Object.entries<Route>(routes)
      .filter(([, { stream, navigation }]) => !stream && !navigation)
      .map(([name]) => [name, methodOf(name as RouteName)]),
  ) as CallMethods;

  // Who reads no stream does without what reads one.
  const events: Client['events'] = async function* (sent) {
    const { readEvents } = await import('./http/run-events.js');
    try {
      yield* readEvents({ transport, check, warn }, sent);
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onUnauthorized?.(error);
      throw error;
    }
  };

  return {
    ...calls,
    async user(call) {
      try {
        const { method, path } = routes.user;
        const { body } = await request({ ...call, method, path, quiet401: true });
        await check('user', body);
        return (body as SessionUser | undefined) ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    login: async (body, call) => signedIn(await calls.login(body, call)),
    register: async (body, call) => signedIn(await calls.register(body, call)),
    setAgentStatus: (id, status, call) => calls.setAgentStatus(id, { status }, call),
    dashboard: ({ days, run } = {}, call) => {
      const query = queryOf({ days: days?.toString(), run: run?.toString() });
      return calls.dashboard({ ...call, query } as SentOptions);
    },
    estimateRun: (assistant, body, { model, ...call } = {}) => {
      const options: SentOptions = { ...call, query: queryOf({ model }) };
      return calls.estimateRun(assistant, { ...body }, options);
    },
    clarifyRun: (assistant, body, { model, ...call } = {}) => {
      const options: SentOptions = { ...call, query: queryOf({ model }) };
      return calls.clarifyRun(assistant, { ...body }, options);
    },
    createRun: (assistant, body, { start = true, model, webSearch, ...call } = {}) => {
      const query = queryOf({
        model,
        ...(webSearch && { webSearch: 'true' }),
        ...(!start && { start: 'false' }),
      });
      const options: SentOptions = { ...call, query };
      return calls.createRun(assistant, { ...body }, options);
    },
    uploadAttachment: (file, call) => {
      const query = queryOf({ name: file.name });
      const options: SentOptions = { timeout: timeouts.upload, ...call, query };
      return calls.uploadAttachment(file, options);
    },
    membershipPlans: (region, call) => {
      const query = `?region=${encodeURIComponent(region)}`;
      return calls.membershipPlans({ ...call, query } as SentOptions);
    },
    async userSubscription(call) {
      try {
        return await calls.userSubscription(call);
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
        warn({ about: 'subscription', error });
        return freeTier;
      }
    },
    confirmPayment: async (clientSecret, call) =>
      (await calls.confirmPayment({ clientSecret }, call)).state,
    buyPoints: (packageId, call) => calls.buyPoints({ packageId }, call),

    async models(call) {
      const [first, second] = await Promise.all([
        calls.openrouterModels(call),
        calls.perplexityModels(call).catch((error: ApiError) => {
          if (error.kind !== 'aborted') warn({ about: 'models', error });
          return [];
        }),
      ]);
      const known = new Set(first.map(({ id }) => id));
      return [...first, ...second.filter(({ id }) => !known.has(id))];
    },
    testModel: (body, call) =>
      testRouteOf(body.model) === routes.perplexityTest
        ? calls.perplexityTest(body, call)
        : calls.openrouterTest(body, call),
    async *taskEvents(id, eventOptions) {
      const { runEvents } = await import('./http/run-events.js');
      yield* runEvents({ events, random: options.random }, id, eventOptions);
    },
    events,
    get: async (path, call) => (await request({ ...call, method: 'GET', path })).body,
    request,
  };
}

/** 128 bits nobody else has; `randomUUID` is missing on pages that came over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

const signedIn = (user: SessionUser): SignedIn => ({ user, sessionId: sessionIdOf(user) });

const freeTier: MembershipSubscription = {
  id: null,
  tier: freeTierFallback.tier,
  tierName: 'Free',
  status: 'active',
  statusText: 'Active',
  nextBillingDate: null,
  usage: { ...freeTierFallback.usage },
  limits: { ...freeTierFallback.limits },
  isFallback: true,
};

/** A query of the values there are. */
function queryOf(values: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(values).filter((entry): entry is [string, string] => !!entry[1]);
  return given.length > 0 ? `?${new URLSearchParams(given).toString()}` : '';
}
