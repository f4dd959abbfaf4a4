import { readAgent } from './contract/agent-settings.js';
import { freeTierFallback } from './contract/defaults.js';
import { pathOf, routes, testRouteOf } from './contract/routes.js';
import { sessionIdOf } from './contract/session.js';
import { listIn, objectIn, rowIn } from './http/answer-shape.js';
import { ApiError } from './http/api-error.js';
import { createTransport } from './http/transport.js';
import { createAnswerCheck } from './http/validation.js';
import type { AnswerOf } from './contract/calls.js';
import type { Model } from './contract/entities/model.js';
import type { SessionUser } from './contract/entities/user.js';
import type { Route, RouteName } from './contract/routes.js';
import type {
  Client,
  ClientOptions,
  MembershipSubscription,
  SignedIn,
  VersionCallOptions,
} from './client-types.js';
import type { CallOptions } from './http/transport.js';

/**
 * A client of Constella's API. It holds no state but its options: two clients never disturb each
 * other, and every story and test makes its own.
 */
export function createClient(options: ClientOptions = {}): Client {
  const { onUnauthorized, onWarning: warn = () => undefined, validate = 'off' } = options;
  const transport = createTransport(options);
  const check = createAnswerCheck(validate, warn);

  const request: Client['request'] = async ({ schema, statusTextFallback, quiet401, ...sent }) => {
    try {
      const answer = await transport.answer({
        ...sent,
        errorFallback: statusTextFallback ? ({ statusText }) => statusText || undefined : undefined,
      });
      if (schema) await check(sent.name ?? sent.path, answer.body, schema);
      return answer;
    } catch (error) {
      if (!quiet401 && error instanceof ApiError && error.status === 401) onUnauthorized?.(error);
      throw error;
    }
  };

  async function send<Name extends RouteName>(
    name: Name,
    { method, auth, once }: Route,
    path: string,
    body?: unknown,
    callOptions: CallOptions & { quiet401?: boolean; headers?: Record<string, string> } = {},
  ): Promise<AnswerOf<Name>> {
    // A wrong password is a 401 too, but no session has ended.
    const quiet401 = callOptions.quiet401 || auth !== 'session';
    // One key for all attempts of this call: carried out once, it may be sent again.
    const key = once && { idempotencyKey: newKey() };
    const answer = await request({ ...key, ...callOptions, method, path, body, quiet401 });
    await check(name, answer.body);
    return answer.body as AnswerOf<Name>;
  }

  /** A call whose answer says nothing. */
  async function act(name: RouteName, body?: unknown, call?: CallOptions, path?: string) {
    await send(name, routes[name], path ?? routes[name].path, body, call);
  }

  /** A call on one run. */
  const run = <Name extends RouteName>(
    name: Name,
    id: number,
    call?: CallOptions,
    body?: unknown,
  ) => send(name, routes[name], pathOf(routes[name] as typeof routes.task, { id }), body, call);

  /** A call on one run that answers with it. */
  const task = async (
    name:
      | 'task'
      | 'startTask'
      | 'cancelTask'
      | 'retryTask'
      | 'updateTask'
      | 'restoreTask'
      | 'saveResult'
      | 'shareTask'
      | 'unshareTask',
    ...sent: [id: number, call?: CallOptions, body?: unknown]
  ) => rowIn(await run(name, ...sent), name);

  const models = async (name: 'openrouterModels' | 'perplexityModels', call?: CallOptions) =>
    listIn<Model>((await send(name, routes[name], routes[name].path, undefined, call))?.data, name);

  const client: Client = {
    async user(call) {
      try {
        const { path } = routes.user;
        const user = await send('user', routes.user, path, undefined, { ...call, quiet401: true });
        return user ?? null;
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) return null;
        throw error;
      }
    },
    login: (body, call) => signIn(send('login', routes.login, routes.login.path, body, call)),
    register: (body, call) =>
      signIn(send('register', routes.register, routes.register.path, body, call)),
    async logout(call) {
      await send('logout', routes.logout, routes.logout.path, undefined, call);
    },
    async updateAccount(body, call) {
      const { path } = routes.updateAccount;
      return rowIn(await send('updateAccount', routes.updateAccount, path, body, call), 'user');
    },
    async changePassword(body, call) {
      const { path } = routes.changePassword;
      await send('changePassword', routes.changePassword, path, body, call);
    },
    forgotPassword: (body, call) => act('forgotPassword', body, call),
    resetPassword: (body, call) => act('resetPassword', body, call),
    verifyEmail: (body, call) => act('verifyEmail', body, call),
    resendVerification: (call) => act('resendVerification', undefined, call),
    async sessions(call) {
      const { path } = routes.sessions;
      return listIn(await send('sessions', routes.sessions, path, undefined, call), 'sessions');
    },
    async endSession(id, call) {
      await act('endSession', undefined, call, pathOf(routes.endSession, { id }));
    },
    endOtherSessions: (call) => act('endOtherSessions', undefined, call),
    exportAccount: (call) =>
      send('exportAccount', routes.exportAccount, routes.exportAccount.path, undefined, call),
    deleteAccount: (body, call) => act('deleteAccount', body, call),

    openrouterModels: (call) => models('openrouterModels', call),
    perplexityModels: (call) => models('perplexityModels', call),
    async models(call) {
      const [first, second] = await Promise.all([
        models('openrouterModels', call),
        models('perplexityModels', call).catch((error: ApiError) => {
          if (error.kind !== 'aborted') warn({ about: 'models', error });
          return [];
        }),
      ]);
      const known = new Set(first.map(({ id }) => id));
      return [...first, ...second.filter(({ id }) => !known.has(id))];
    },
    testModel(body, call) {
      const route = testRouteOf(body.model);
      const name = route === routes.perplexityTest ? 'perplexityTest' : 'openrouterTest';
      return send(name, route, route.path, body, call);
    },

    async agents(call) {
      const list = await send('agents', routes.agents, routes.agents.path, undefined, call);
      return listIn(list, 'agents').map(readAgent);
    },
    async createAgent(body, call) {
      const { path } = routes.createAgent;
      const agent = await send('createAgent', routes.createAgent, path, body, call);
      return readAgent(rowIn(agent, 'createAgent'));
    },
    async updateAgent(id, body, call) {
      const path = pathOf(routes.updateAgent, { id });
      const agent = await send('updateAgent', routes.updateAgent, path, body, matching(call));
      return readAgent(rowIn(agent, 'updateAgent'));
    },
    async deleteAgent(id, call) {
      const path = pathOf(routes.deleteAgent, { id });
      await send('deleteAgent', routes.deleteAgent, path, undefined, call);
    },
    async restoreAgent(id, call) {
      const path = pathOf(routes.restoreAgent, { id });
      const agent = await send('restoreAgent', routes.restoreAgent, path, undefined, call);
      return readAgent(rowIn(agent, 'restoreAgent'));
    },
    async restoreAgentVersion(id, version, call) {
      const route = routes.restoreAgentVersion;
      const path = pathOf(route, { id, version });
      const agent = await send('restoreAgentVersion', route, path, undefined, matching(call));
      return readAgent(rowIn(agent, 'restoreAgentVersion'));
    },
    async setAgentStatus(id, status, call) {
      const path = pathOf(routes.setAgentStatus, { id });
      const agent = await send('setAgentStatus', routes.setAgentStatus, path, { status }, call);
      return readAgent(rowIn(agent, 'setAgentStatus'));
    },

    async restoreCompany(id, call) {
      const path = pathOf(routes.restoreCompany, { id });
      await send('restoreCompany', routes.restoreCompany, path, undefined, call);
    },

    async assistants(call) {
      const { path } = routes.assistants;
      return listIn(
        await send('assistants', routes.assistants, path, undefined, call),
        'assistants',
      );
    },
    estimateRun: (assistant, request, call) => {
      const path = pathOf(routes.estimateRun, { assistant });
      return send('estimateRun', routes.estimateRun, path, request, call);
    },
    async createRun(assistant, request, { start = true, ...call } = {}) {
      const path = pathOf(routes.createRun, { assistant }) + (start ? '' : '?start=false');
      return rowIn(await send('createRun', routes.createRun, path, request, call), 'createRun');
    },

    async tasks(call) {
      return listIn(await send('tasks', routes.tasks, routes.tasks.path, undefined, call), 'tasks');
    },
    task: (id, call) => task('task', id, call),
    async createTask(body, call) {
      const { path } = routes.createTask;
      return rowIn(await send('createTask', routes.createTask, path, body, call), 'createTask');
    },
    startTask: (id, call) => task('startTask', id, call),
    cancelTask: (id, call) => task('cancelTask', id, call),
    retryTask: (id, call) => task('retryTask', id, call),
    updateTask: (id, body, call) => task('updateTask', id, call, body),
    deleteTask: async (id, call) => void (await run('deleteTask', id, call)),
    restoreTask: (id, call) => task('restoreTask', id, call),
    taskVersions: async (id, call) => listIn(await run('taskVersions', id, call), 'taskVersions'),
    taskVersion: (id, version, call) =>
      send(
        'taskVersion',
        routes.taskVersion,
        pathOf(routes.taskVersion, { id, version }),
        undefined,
        call,
      ),
    saveResult: (id, body, call) => task('saveResult', id, matching(call), body),
    async restoreVersion(id, version, call) {
      const route = routes.restoreVersion;
      const path = pathOf(route, { id, version });
      const answer = await send('restoreVersion', route, path, undefined, matching(call));
      return rowIn(answer, 'restoreVersion');
    },
    rateTask: async (id, body, call) => objectIn(await run('rateTask', id, call, body), 'rateTask'),
    unrateTask: async (id, call) => void (await run('unrateTask', id, call)),
    shareTask: (id, call) => task('shareTask', id, call),
    unshareTask: (id, call) => task('unshareTask', id, call),
    sharedRun: (link, call) =>
      send('sharedRun', routes.sharedRun, pathOf(routes.sharedRun, { link }), undefined, call),
    // Who reads no stream does without what reads one.
    async *taskEvents(id, eventOptions) {
      const { runEvents } = await import('./http/run-events.js');
      const { random } = options;
      yield* runEvents({ transport, check, warn, onUnauthorized, random }, id, eventOptions);
    },

    async membershipPlans(region, call) {
      const path = `${routes.membershipPlans.path}?region=${encodeURIComponent(region)}`;
      const plans = await send('membershipPlans', routes.membershipPlans, path, undefined, call);
      return listIn(plans, 'membershipPlans');
    },
    async userSubscription(call) {
      const { path } = routes.userSubscription;
      try {
        const answer = await send(
          'userSubscription',
          routes.userSubscription,
          path,
          undefined,
          call,
        );
        return objectIn(answer, 'userSubscription');
      } catch (error) {
        if (!(error instanceof ApiError) || error.kind === 'aborted') throw error;
        warn({ about: 'subscription', error });
        return freeTier;
      }
    },
    createSubscription: (body, call) => {
      const { path } = routes.createSubscription;
      return send('createSubscription', routes.createSubscription, path, body, call);
    },
    async cancelSubscription(call) {
      const { path } = routes.cancelSubscription;
      await send('cancelSubscription', routes.cancelSubscription, path, undefined, call);
    },

    async resumeSubscription(call) {
      const { path } = routes.resumeSubscription;
      await send('resumeSubscription', routes.resumeSubscription, path, undefined, call);
    },
    paymentSettings: (call) =>
      send('paymentSettings', routes.paymentSettings, routes.paymentSettings.path, undefined, call),
    confirmPayment: async (clientSecret, call) =>
      (
        await send(
          'confirmPayment',
          routes.confirmPayment,
          routes.confirmPayment.path,
          { clientSecret },
          call,
        )
      ).state,
    async paymentHistory(call) {
      const { path } = routes.paymentHistory;
      const list = await send('paymentHistory', routes.paymentHistory, path, undefined, call);
      return listIn(list, 'paymentHistory');
    },
    async pointPackages(call) {
      const { path } = routes.pointPackages;
      const list = await send('pointPackages', routes.pointPackages, path, undefined, call);
      return listIn(list, 'pointPackages');
    },
    buyPoints: (packageId, call) =>
      send('buyPoints', routes.buyPoints, routes.buyPoints.path, { packageId }, call),

    async *events(sent) {
      const { readEvents } = await import('./http/read-events.js');
      try {
        yield* readEvents({ transport, check, warn }, sent);
      } catch (error) {
        if (error instanceof ApiError && error.status === 401) onUnauthorized?.(error);
        throw error;
      }
    },
    get: async (path, call) => (await request({ ...call, method: 'GET', path })).body,
    request,
  };
  return client;
}

/** What a change was made from, as a header. */
const matching = ({ version, ...call }: VersionCallOptions = {}) =>
  version === undefined ? call : { ...call, headers: { 'If-Match': `"${version}"` } };

/** 128 bits nobody else has; `randomUUID` is missing on pages that came over plain HTTP. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

async function signIn(answer: Promise<SessionUser>): Promise<SignedIn> {
  const user = rowIn(await answer, 'user');
  return { user, sessionId: sessionIdOf(user) };
}

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
