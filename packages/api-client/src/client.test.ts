import { describe, expect, it, vi } from 'vitest';

import { createClient } from './client.js';
import { routes } from './contract/routes.js';
import {
  exampleAgent,
  examplePlan,
  exampleSharedRun,
  exampleSubscription,
  exampleTask,
  exampleUser,
  exampleVersion,
} from './testing/examples.js';
import { json, startServer } from './testing/http-server.js';
import type { Client, ClientOptions } from './client-types.js';
import type { ServerResponse } from 'node:http';
import type { ApiError } from './http/api-error.js';
import type { Warn } from './http/warning.js';
import type { SeenRequest } from './testing/http-server.js';

type Answers = (request: SeenRequest, response: ServerResponse) => void;

async function withServer<T>(
  answers: Answers,
  run: (client: Client) => Promise<T>,
  options: ClientOptions = {},
) {
  await using server = await startServer(answers);
  const result = await run(createClient({ baseUrl: server.origin, ...options }));
  return { result, seen: server.seen };
}

const exampleSession = {
  id: '4',
  device: { browser: 'Firefox', system: null },
  createdAt: exampleUser.createdAt,
  lastSeenAt: exampleUser.createdAt,
  expiresAt: exampleUser.createdAt,
  current: true,
};
const modelA = { id: 'a', name: 'A' };
const modelB = { id: 'b', name: 'B' };

/** Every call: how it is made, what is answered, the line and the body that must be sent. */
const all: [keyof Client, (client: Client) => Promise<unknown>, unknown, string, unknown?][] = [
  ['user', (c) => c.user(), exampleUser, 'GET /api/user'],
  [
    'login',
    (c) => c.login({ username: 'a', password: 'b' }),
    exampleUser,
    'POST /api/login',
    { username: 'a', password: 'b' },
  ],
  [
    'register',
    (c) => c.register({ username: 'a', password: 'b', email: 'c', fullName: 'd' }),
    exampleUser,
    'POST /api/register',
    { username: 'a', password: 'b', email: 'c', fullName: 'd' },
  ],
  ['logout', (c) => c.logout(), {}, 'POST /api/logout'],
  [
    'updateAccount',
    (c) => c.updateAccount({ region: 'EU' }),
    exampleUser,
    'PATCH /api/user',
    { region: 'EU' },
  ],
  [
    'changePassword',
    (c) => c.changePassword({ currentPassword: 'a', newPassword: 'b' }),
    {},
    'POST /api/user/password',
    { currentPassword: 'a', newPassword: 'b' },
  ],
  [
    'forgotPassword',
    (c) => c.forgotPassword({ email: 'a@example.org' }),
    {},
    'POST /api/auth/forgot-password',
    { email: 'a@example.org' },
  ],
  [
    'resetPassword',
    (c) => c.resetPassword({ token: 't', newPassword: 'b' }),
    {},
    'POST /api/auth/reset-password',
    { token: 't', newPassword: 'b' },
  ],
  [
    'verifyEmail',
    (c) => c.verifyEmail({ token: 't' }),
    {},
    'POST /api/auth/verify-email',
    { token: 't' },
  ],
  ['resendVerification', (c) => c.resendVerification(), {}, 'POST /api/user/verification'],
  ['sessions', (c) => c.sessions(), [exampleSession], 'GET /api/user/sessions'],
  ['endSession', (c) => c.endSession('4/5'), {}, 'DELETE /api/user/sessions/4%2F5'],
  ['endOtherSessions', (c) => c.endOtherSessions(), {}, 'DELETE /api/user/sessions'],
  [
    'exportAccount',
    (c) => c.exportAccount(),
    { exportedAt: exampleUser.createdAt, user: exampleUser, records: { agents: [{ id: 1 }] } },
    'GET /api/user/export',
  ],
  [
    'deleteAccount',
    (c) => c.deleteAccount({ password: 'a' }),
    {},
    'POST /api/user/deletion',
    { password: 'a' },
  ],
  [
    'openrouterModels',
    (c) => c.openrouterModels(),
    { data: [modelA] },
    'GET /api/openrouter/models',
  ],
  [
    'modelPurposes',
    (c) => c.modelPurposes(),
    [{ purpose: 'fast', model: 'a/model', isChosen: false, missing: null }],
    'GET /api/models/purposes',
  ],
  [
    'chooseModels',
    (c) => c.chooseModels({ fast: 'a/model' }),
    [{ purpose: 'fast', model: 'a/model', isChosen: true, missing: null }],
    'PATCH /api/models/purposes',
    { fast: 'a/model' },
  ],
  [
    'perplexityModels',
    (c) => c.perplexityModels(),
    { data: [modelA] },
    'GET /api/perplexity/models',
  ],
  [
    'testModel',
    (c) => c.testModel({ model: 'x/y', prompt: 'p' }),
    { response: 'r' },
    'POST /api/openrouter/test',
    { model: 'x/y', prompt: 'p' },
  ],
  [
    'testModel',
    (c) => c.testModel({ model: 'llama-3.1-sonar-small', prompt: 'p' }),
    { response: 'r' },
    'POST /api/perplexity/test',
    { model: 'llama-3.1-sonar-small', prompt: 'p' },
  ],
  ['agents', (c) => c.agents(), [exampleAgent], 'GET /api/agents'],
  [
    'createAgent',
    (c) => c.createAgent({ name: 'A', type: 'meta', model: 'm', capabilities: [] }),
    exampleAgent,
    'POST /api/agents',
    { name: 'A', type: 'meta', model: 'm', capabilities: [] },
  ],
  [
    'updateAgent',
    (c) => c.updateAgent(3, { name: 'B' }),
    exampleAgent,
    'PATCH /api/agents/3',
    { name: 'B' },
  ],
  [
    'restoreAgentVersion',
    (c) => c.restoreAgentVersion(3, 1, { version: 4 }),
    exampleAgent,
    'POST /api/agents/3/versions/1/restore',
  ],
  ['deleteAgent', (c) => c.deleteAgent(3), {}, 'DELETE /api/agents/3'],
  ['restoreAgent', (c) => c.restoreAgent(3), exampleAgent, 'POST /api/agents/3/restore'],
  [
    'setAgentStatus',
    (c) => c.setAgentStatus(3, 'busy'),
    exampleAgent,
    'PATCH /api/agents/3/status',
    { status: 'busy' },
  ],
  [
    'estimateAnswers',
    (c) => c.estimateAnswers(3),
    { offline: false, roles: ['coach'], points: 2, balance: 9 },
    'GET /api/learning-plans/3/answers/estimate',
  ],
  ['askMentors', (c) => c.askMentors(3), [], 'POST /api/learning-discussions/3/answers'],
  [
    'voteAnswer',
    (c) => c.voteAnswer(3, { helpful: true }),
    {
      id: 3,
      revision: 2,
      createdAt: '2026-01-31T09:30:00.000Z',
      discussionId: 1,
      mentorRole: 'coach',
      content: 'Try it on your own table.',
      upvotes: 1,
      upvotedBy: [2],
    },
    'POST /api/discussion-answers/3/vote',
    { helpful: true },
  ],
  ['restoreCompany', (c) => c.restoreCompany(3), {}, 'POST /api/company-profiles/3/restore'],
  ['tasks', (c) => c.tasks(), [exampleTask], 'GET /api/tasks'],
  ['task', (c) => c.task(11), exampleTask, 'GET /api/tasks/11'],
  [
    'createTask',
    (c) => c.createTask({ title: 't', description: 'd', agentsInvolved: [1, 2], coordinatorId: 1 }),
    exampleTask,
    'POST /api/tasks',
    { title: 't', description: 'd', agentsInvolved: [1, 2], coordinatorId: 1 },
  ],
  ['startTask', (c) => c.startTask(11), exampleTask, 'POST /api/tasks/11/start'],
  ['cancelTask', (c) => c.cancelTask(11), exampleTask, 'POST /api/tasks/11/cancel'],
  ['retryTask', (c) => c.retryTask(11), exampleTask, 'POST /api/tasks/11/retry'],
  [
    'updateTask',
    (c) => c.updateTask(11, { pinned: true }),
    exampleTask,
    'PATCH /api/tasks/11',
    { pinned: true },
  ],
  ['deleteTask', (c) => c.deleteTask(11), {}, 'DELETE /api/tasks/11'],
  ['restoreTask', (c) => c.restoreTask(11), exampleTask, 'POST /api/tasks/11/restore'],
  ['taskVersions', (c) => c.taskVersions(11), [exampleVersion], 'GET /api/tasks/11/versions'],
  [
    'taskVersion',
    (c) => c.taskVersion(11, 2),
    { ...exampleVersion, result: { text: 'r' } },
    'GET /api/tasks/11/versions/2',
  ],
  [
    'saveResult',
    (c) => c.saveResult(11, { result: { text: 'r' } }, { version: 2 }),
    exampleTask,
    'POST /api/tasks/11/versions',
    { result: { text: 'r' } },
  ],
  [
    'restoreVersion',
    (c) => c.restoreVersion(11, 1, { version: 2 }),
    exampleTask,
    'POST /api/tasks/11/versions/1/restore',
  ],
  [
    'rateTask',
    (c) => c.rateTask(11, { stars: 4 }),
    { stars: 4, text: '', ratedAt: exampleTask.createdAt },
    'POST /api/tasks/11/rating',
    { stars: 4 },
  ],
  ['unrateTask', (c) => c.unrateTask(11), {}, 'DELETE /api/tasks/11/rating'],
  ['shareTask', (c) => c.shareTask(11), exampleTask, 'POST /api/tasks/11/share'],
  ['unshareTask', (c) => c.unshareTask(11), exampleTask, 'DELETE /api/tasks/11/share'],
  ['sharedRun', (c) => c.sharedRun('a/b'), exampleSharedRun, 'GET /api/shared-runs/a%2Fb'],
  [
    'membershipPlans',
    (c) => c.membershipPlans('EU'),
    [examplePlan],
    'GET /api/membership/plans?region=EU',
  ],
  [
    'userSubscription',
    (c) => c.userSubscription(),
    exampleSubscription,
    'GET /api/membership/user-subscription',
  ],
  [
    'createSubscription',
    (c) => c.createSubscription({ planId: 2, billingCycle: 'annual' }),
    { clientSecret: 's' },
    'POST /api/payment/create-subscription',
    { planId: 2, billingCycle: 'annual' },
  ],
  [
    'cancelSubscription',
    (c) => c.cancelSubscription(),
    {},
    'POST /api/payment/cancel-subscription',
  ],
  [
    'resumeSubscription',
    (c) => c.resumeSubscription(),
    { ok: true, endDate: null },
    'POST /api/payment/resume-subscription',
  ],
  [
    'paymentSettings',
    (c) => c.paymentSettings(),
    { mode: 'stripe', publishableKey: 'pk_test_1' },
    'GET /api/payment/settings',
  ],
  [
    'confirmPayment',
    (c) => c.confirmPayment('test_1_secret_x'),
    { state: 'succeeded' },
    'POST /api/payment/confirm',
    { clientSecret: 'test_1_secret_x' },
  ],
  ['paymentHistory', (c) => c.paymentHistory(), [], 'GET /api/payment/history'],
  ['pointPackages', (c) => c.pointPackages(), [], 'GET /api/payment/packages'],
  [
    'buyPoints',
    (c) => c.buyPoints(2),
    { purchaseId: 1, clientSecret: 's' },
    'POST /api/payment/buy-points',
    { packageId: 2 },
  ],
];

const refuse =
  (status: number, error: string): Answers =>
  (_request, response) =>
    json(response, status, { error });

describe('every call', () => {
  it.each(all)('%s: %#', async (_name, call, answer, line, body) => {
    const { seen } = await withServer((_request, response) => json(response, 200, answer), call, {
      validate: 'throw',
    });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([line]);
    expect(seen[0]?.body).toBe(body === undefined ? '' : JSON.stringify(body));
  });

  it('is one of the routes, and every route has its call', () => {
    const methods = Object.keys(createClient());
    // `get` is the default loader's, `request` the records', `events` what `modelAnswer` reads;
    // `models` merges two calls, `testModel` is one of two; two routes are navigated to.
    const others = ['get', 'request', 'events', 'models', 'testModel'];
    const named = methods.filter((name) => !others.includes(name));
    const notCalled = ['externalSignIn', 'externalSignInDone', 'modelAnswer'];
    expect(named.toSorted()).toEqual(
      Object.keys(routes)
        .filter((name) => !notCalled.includes(name))
        .toSorted(),
    );
  });

  it('rejects with the server’s words', async () => {
    for (const [, call] of all.filter(([name]) => name !== 'userSubscription'))
      await withServer(refuse(409, 'taken'), async (client) => {
        await expect(call(client)).rejects.toThrow('HTTP 409: taken');
      });
  });
});

describe('a 401', () => {
  it('means no user to user(), and nobody is told', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    const { result } = await withServer(refuse(401, 'no'), (client) => client.user(), {
      onUnauthorized,
    });
    expect(result).toBeNull();
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('is told where a session is needed, not where a password was wrong', async () => {
    const onUnauthorized = vi.fn<(error: ApiError) => void>();
    await withServer(
      refuse(401, 'no'),
      async (client) => {
        await expect(client.login({ username: 'a', password: 'b' })).rejects.toThrow('HTTP 401');
        expect(onUnauthorized).not.toHaveBeenCalled();
        await expect(client.agents()).rejects.toThrow('HTTP 401');
        await expect(client.get('/api/agents')).rejects.toThrow('HTTP 401');
      },
      { onUnauthorized },
    );
    expect(onUnauthorized).toHaveBeenCalledTimes(2);
  });
});

it('rejects user() for anything but a 401', async () => {
  await withServer(
    (_request, response) => json(response, 500, {}),
    (client) => expect(client.user()).rejects.toMatchObject({ status: 500 }),
  );
});

it.each([
  [{ sessionId: 's' }, 's'],
  [{ sessionInfo: { id: 'n' } }, 'n'],
  [{}, undefined],
])('signs in with the session info %j', async (info, sessionId) => {
  const { result } = await withServer(
    (_request, response) => json(response, 200, { ...exampleUser, ...info }),
    (client) => client.login({ username: 'a', password: 'b' }),
  );
  expect(result).toMatchObject({ user: { username: 'ada' } });
  expect(result.sessionId).toBe(sessionId);
});

const serve =
  (perplexity: (response: ServerResponse) => void): Answers =>
  ({ url }, response) =>
    url === '/api/openrouter/models'
      ? json(response, 200, { data: [modelA, modelB] })
      : perplexity(response);

describe('models', () => {
  it('are both lists, each model once', async () => {
    const { result } = await withServer(
      serve((response) =>
        json(response, 200, {
          data: [
            { ...modelB, name: 'other' },
            { id: 'c', name: 'C' },
          ],
        }),
      ),
      (client) => client.models(),
    );
    expect(result).toEqual([modelA, modelB, { id: 'c', name: 'C' }]);
  });

  it.each([
    ['fails', (response: ServerResponse) => json(response, 500, {})],
    ['is no list', (response: ServerResponse) => json(response, 200, { data: {} })],
    ['is no JSON', (response: ServerResponse) => response.end('<html>')],
  ])('are the first list, with a warning, when the second %s', async (_name, perplexity) => {
    const onWarning = vi.fn<Warn>();
    const { result } = await withServer(serve(perplexity), (client) => client.models(), {
      onWarning,
    });
    expect(result).toEqual([modelA, modelB]);
    expect(onWarning).toHaveBeenCalledOnce();
    expect(onWarning.mock.calls[0]?.[0]).toMatchObject({ about: 'models' });
  });

  it('fail when the first list does, and quietly when aborted', async () => {
    const onWarning = vi.fn<Warn>();
    await withServer(
      (_request, response) => json(response, 500, { error: 'down' }),
      async (client) => {
        await expect(client.models()).rejects.toThrow('HTTP 500: down');
        onWarning.mockClear();
        await expect(client.models({ signal: AbortSignal.abort() })).rejects.toMatchObject({
          kind: 'aborted',
        });
      },
      { onWarning },
    );
    expect(onWarning).not.toHaveBeenCalled();
  });
});

describe('the subscription', () => {
  it('is the free tier when it cannot be loaded', async () => {
    const onWarning = vi.fn<Warn>();
    const { result } = await withServer(
      (_request, response) => json(response, 500, {}),
      (client) => client.userSubscription(),
      { onWarning },
    );
    expect(result).toMatchObject({
      isFallback: true,
      tier: 'free',
      usage: { tasks: 5, tokens: 2500, images: 0, audioMinutes: 0 },
      limits: { tasks: 20, tokens: 10_000 },
    });
    expect(onWarning.mock.calls[0]?.[0]).toMatchObject({ about: 'subscription' });
  });

  it('is not made up for an aborted call, nor marked when it was loaded', async () => {
    await withServer(
      (_request, response) => json(response, 200, exampleSubscription),
      async (client) => {
        expect(await client.userSubscription()).toEqual(exampleSubscription);
        await expect(
          client.userSubscription({ signal: AbortSignal.abort() }),
        ).rejects.toMatchObject({ kind: 'aborted' });
      },
    );
  });
});

it('reads listed agents: settings as text, unknown status', async () => {
  const listed = { ...exampleAgent, status: 'dreaming', settings: '{"temperature":0.1}' };
  const { result } = await withServer(
    (_request, response) => json(response, 200, [listed]),
    (client) => client.agents(),
    { validate: 'throw' },
  );
  expect(result).toMatchObject([
    { status: 'inactive', settings: { temperature: 0.1, maxTokens: 1000 } },
  ]);
});

const broken: Answers = (_request, response) => json(response, 200, [{ ...exampleTask, id: 'x' }]);

describe('validation of answers', () => {
  it('off: takes what comes, but a list must be one', async () => {
    const onWarning = vi.fn<Warn>();
    const { result } = await withServer(broken, (client) => client.tasks(), { onWarning });
    expect(result).toMatchObject([{ id: 'x' }]);
    expect(onWarning).not.toHaveBeenCalled();
    await withServer(
      (_request, response) => json(response, 200, { tasks: [] }),
      async (client) => {
        for (const call of [
          client.tasks(),
          client.agents(),
          client.openrouterModels(),
          client.membershipPlans('US'),
        ])
          await expect(call).rejects.toMatchObject({ kind: 'invalid-response' });
      },
    );
    await withServer(
      (_request, response) => json(response, 200, null),
      async (client) => {
        for (const call of [
          client.login({ username: 'a', password: 'b' }),
          client.setAgentStatus(3, 'idle'),
        ])
          await expect(call).rejects.toMatchObject({ kind: 'invalid-response' });
        expect(await client.user()).toBeNull();
      },
    );
  });

  it('warn: takes it, and says where it breaks the contract', async () => {
    const onWarning = vi.fn<Warn>();
    const options = { onWarning, validate: 'warn' } as const;
    const { result } = await withServer(broken, (client) => client.tasks(), options);
    expect(result).toMatchObject([{ id: 'x' }]);
    const [warning] = onWarning.mock.calls[0] ?? [];
    expect(warning?.about).toBe('answer');
    expect(warning?.error.message).toContain('"tasks" breaks the contract at "0.id"');
  });

  it('throw: refuses it', async () => {
    await withServer(
      broken,
      (client) => expect(client.tasks()).rejects.toMatchObject({ kind: 'invalid-response' }),
      { validate: 'throw' },
    );
  });
});
