import { bounds, calls } from '@constella/api-client/contract';
import { beforeAll, describe, expect, it } from 'vitest';

import { agentBody, createTestServer, type TestBrowser } from '../../testing/test-server.js';

let server: Awaited<ReturnType<typeof createTestServer>>;
let demo: TestBrowser;
let admin: TestBrowser;
beforeAll(async () => {
  server = await createTestServer();
  demo = await server.browser().signIn();
  admin = await server.browser().signIn('admin', 'constella-admin');
});

const task = (changes: Record<string, unknown> = {}) => ({
  title: 'A route',
  description: 'Find the shortest way.',
  agentsInvolved: [4, 5],
  coordinatorId: 4,
  metadata: {},
  ...changes,
});
const registration = (changes: Record<string, unknown> = {}) => ({
  username: 'newcomer',
  password: 'a long password',
  ...changes,
});
const withBody = Object.values(calls).flatMap((call) => ('body' in call ? [call] : []));
const pathOf = (path: string) =>
  path
    .replace('{id}', '4')
    .replace('{version}', '1')
    .replace('{link}', '00000000-0000-4000-8000-000000000000')
    .replace('{assistant}', 'decision');

/** Whoever may make a call: its body is looked at for nobody else. */
const senderOf = (call: object): TestBrowser => ('permission' in call ? admin : demo);

describe('a body that cannot be read', () => {
  it.each(withBody)(
    '$method $path answers 400 to wrong JSON',
    async ({ method, path, ...call }) => {
      for (const raw of ['{', '', 'null,', '{"a":1}}', '{"a":\u0007}', '['.repeat(100_000)]) {
        const headers = { 'content-type': 'application/json' };
        const answer = await senderOf(call).refused(method, pathOf(path), undefined, {
          raw,
          headers,
        });
        expect([raw.slice(0, 9), answer.status]).toEqual([raw.slice(0, 9), 400]);
        expect(answer.error).toMatch(/not valid JSON/);
      }
    },
  );

  it.each(withBody)(
    '$method $path answers 422 to JSON that is no object',
    async ({ method, path, ...call }) => {
      for (const body of [null, 1, 'text', true, [], [[]]])
        expect((await senderOf(call).refused(method, pathOf(path), body)).status).toBe(422);
    },
  );

  it.each(withBody)(
    '$method $path answers 415 to anything but JSON',
    async ({ method, path, ...call }) => {
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/jsonp',
      ])
        expect(
          (
            await senderOf(call).refused(
              method,
              pathOf(path),
              {},
              { headers: { 'content-type': type } },
            )
          ).status,
        ).toBe(415);
      const untyped = await senderOf(call).refused(method, pathOf(path), undefined, {
        raw: new Uint8Array([123, 125]),
      });
      expect(untyped.status).toBe(415);
    },
  );

  it.each(withBody)(
    '$method $path answers 413 to more than a megabyte',
    async ({ method, path, ...call }) => {
      const headers = { 'content-type': 'application/json' };
      const raw = `{"name":"${'x'.repeat(bounds.requestBody.max)}"}`;
      expect(
        (await senderOf(call).refused(method, pathOf(path), undefined, { raw, headers })).status,
      ).toBe(413);
      // Without a length said beforehand.
      let sent = 0;
      const endless = new ReadableStream<Uint8Array>({
        pull: (controller) => {
          sent += 65_536;
          controller.enqueue(new Uint8Array(65_536).fill(32));
        },
      });
      expect(
        (await senderOf(call).refused(method, pathOf(path), undefined, { raw: endless, headers }))
          .status,
      ).toBe(413);
      expect(sent).toBeLessThan(bounds.requestBody.max * 1.2);
    },
  );

  it('answers 400 to bytes that are no UTF-8', async () => {
    const headers = { 'content-type': 'application/json' };
    const raw = new Uint8Array([123, 34, 0xff, 34, 58, 49, 125]);
    expect((await demo.refused('POST', '/api/agents', undefined, { raw, headers })).error).toMatch(
      /UTF-8/,
    );
  });

  it('takes a body of just under a megabyte', async () => {
    const systemPrompt = 'x'.repeat(bounds.requestBody.max - 1_000);
    const answer = await demo.refused('POST', '/api/agents', agentBody({ systemPrompt }));
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['systemPrompt']]);
  });
});

describe('a field that is wrong is named', () => {
  const long = 'x'.repeat(40_000);
  it.each<[string, string, unknown, string[]]>([
    ['POST', '/api/login', {}, ['username', 'password']],
    ['POST', '/api/login', { username: 'demo' }, ['password']],
    ['POST', '/api/login', { username: ['demo'], password: { $ne: '' } }, ['username', 'password']],
    ['POST', '/api/register', {}, ['username', 'password']],
    ['POST', '/api/register', registration({ username: 'a' }), ['username']],
    ['POST', '/api/register', registration({ username: 'a b c' }), ['username']],
    ['POST', '/api/register', registration({ username: '<b>x</b>' }), ['username']],
    ['POST', '/api/register', registration({ password: 'short' }), ['password']],
    ['POST', '/api/register', registration({ password: 'aaaaaaaaaaaa' }), ['password']],
    ['POST', '/api/register', registration({ password: long }), ['password']],
    ['POST', '/api/register', registration({ email: 'nowhere' }), ['email']],
    ['POST', '/api/register', registration({ fullName: long, email: 7 }), ['fullName', 'email']],
    ['PATCH', '/api/user', { language: 'tlh', region: 'MARS' }, ['language', 'region']],
    ['PATCH', '/api/user', { email: 'a@' }, ['email']],
    [
      'POST',
      '/api/user/password',
      { currentPassword: 'wrong one', newPassword: 'another password' },
      ['currentPassword'],
    ],
    [
      'POST',
      '/api/user/password',
      { currentPassword: 'constella-demo', newPassword: '1' },
      ['newPassword'],
    ],
    ['POST', '/api/agents', agentBody({ name: 'x' }), ['name']],
    [
      'POST',
      '/api/agents',
      agentBody({ name: null, type: 'boss', model: '' }),
      ['name', 'type', 'model'],
    ],
    ['POST', '/api/agents', agentBody({ temperature: 1.01 }), ['temperature']],
    ['POST', '/api/agents', agentBody({ temperature: '0.5' }), ['temperature']],
    ['POST', '/api/agents', agentBody({ maxTokens: 9 }), ['maxTokens']],
    ['POST', '/api/agents', agentBody({ maxTokens: 32_001 }), ['maxTokens']],
    ['POST', '/api/agents', agentBody({ maxTokens: Number.MAX_VALUE }), ['maxTokens']],
    ['POST', '/api/agents', agentBody({ memoryDepth: 0.5 }), ['memoryDepth']],
    ['POST', '/api/agents', agentBody({ capabilities: [] }), ['capabilities']],
    ['POST', '/api/agents', agentBody({ capabilities: ['flying'] }), ['capabilities.0']],
    ['POST', '/api/agents', agentBody({ allowFallback: 'yes' }), ['allowFallback']],
    ['PATCH', '/api/agents/4', { specialization: 'magic' }, ['specialization']],
    ['PATCH', '/api/agents/4/status', {}, ['status']],
    ['PATCH', '/api/agents/4/status', { status: 'error' }, ['status']],
    ['POST', '/api/openrouter/test', { model: 'openai/gpt-4o', prompt: '  \n ' }, ['prompt']],
    ['POST', '/api/perplexity/test', { prompt: 'Hello' }, ['model']],
    [
      'POST',
      '/api/openrouter/test',
      { model: long, prompt: long, systemPrompt: long },
      ['model', 'prompt', 'systemPrompt'],
    ],
    ['POST', '/api/tasks', {}, ['title', 'description', 'agentsInvolved', 'coordinatorId']],
    [
      'POST',
      '/api/tasks',
      task({ title: 'ab', description: 'too short' }),
      ['title', 'description'],
    ],
    ['POST', '/api/tasks', task({ agentsInvolved: [4] }), ['agentsInvolved']],
    ['POST', '/api/tasks', task({ agentsInvolved: [4, 4] }), ['agentsInvolved']],
    ['POST', '/api/tasks', task({ agentsInvolved: [4, 999_999] }), ['agentsInvolved']],
    ['POST', '/api/tasks', task({ agentsInvolved: [4, '5'] }), ['agentsInvolved.1']],
    ['POST', '/api/tasks', task({ coordinatorId: 5 }), ['coordinatorId']],
    ['POST', '/api/tasks', task({ coordinatorId: 999_999 }), ['coordinatorId']],
    [
      'POST',
      '/api/tasks',
      task({ metadata: { maxIterations: 11, timeoutSeconds: 29 } }),
      ['metadata.maxIterations', 'metadata.timeoutSeconds'],
    ],
    [
      'POST',
      '/api/tasks',
      task({ metadata: { maxIterations: 2.5, timeoutSeconds: 45 } }),
      ['metadata.maxIterations', 'metadata.timeoutSeconds'],
    ],
    [
      'POST',
      '/api/tasks',
      task({ metadata: { passThroughMode: 1, requestTime: 'now' } }),
      ['metadata.passThroughMode', 'metadata.requestTime'],
    ],
    ['POST', '/api/tasks', task({ metadata: 'fast' }), ['metadata']],
    ['GET', '/api/membership/plans?region=MARS', undefined, ['region']],
    [
      'POST',
      '/api/payment/create-subscription',
      { planId: '3', billingCycle: 'weekly' },
      ['planId', 'billingCycle'],
    ],
    [
      'POST',
      '/api/payment/create-subscription',
      { planId: 999, billingCycle: 'monthly' },
      ['planId'],
    ],
    [
      'POST',
      '/api/payment/create-subscription',
      { planId: 1, billingCycle: 'monthly' },
      ['planId'],
    ],
  ])('%s %s %j', async (method, path, body, fields) => {
    const answer = await demo.refused(method, path, body);
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual(fields.toSorted());
    for (const text of [answer.error, ...Object.values(answer.fields ?? {})])
      // Said in words: no message ids, no schema's own text, no [object Object].
      expect(text).toMatch(/^[^[\]{}]{8,}$/);
    expect(answer.error).not.toMatch(/validation\.|server\.|Invalid input|ZodError/);
  });

  it('in the language of the request', async () => {
    const headers = { 'accept-language': 'tlh, zh-CN;q=0.9, en;q=0.8' };
    const answer = await demo.refused('POST', '/api/tasks', task({ title: 'ab' }), { headers });
    expect(answer.fields?.title).toBe('任务标题至少需要3个字符');
    const foreign = await server.browser().refused('GET', '/api/user', undefined, { headers });
    expect(foreign.error).toMatch(/请登录/);
  });
});

describe('what is not there, or not theirs', () => {
  const paths = [
    ['PATCH', '/api/agents/{id}'],
    ['DELETE', '/api/agents/{id}'],
    ['PATCH', '/api/agents/{id}/status'],
    ['GET', '/api/tasks/{id}'],
    ['GET', '/api/tasks/{id}/events'],
    ['POST', '/api/tasks/{id}/start'],
    ['POST', '/api/tasks/{id}/cancel'],
    ['POST', '/api/tasks/{id}/retry'],
  ] as const;
  const bodyFor = (path: string) =>
    path.endsWith('status')
      ? { status: 'idle' }
      : path.includes('agents')
        ? { name: 'Mine now' }
        : undefined;

  it.each(paths)('%s %s answers 404 to an id nobody has', async (method, path) => {
    const ids = [
      '999999',
      '0',
      '-1',
      '1.5',
      '1e3',
      '01',
      'abc',
      '%00',
      '%E0%A4%A',
      '__proto__',
      'constructor',
      '9'.repeat(30),
      '4%2F..',
      ' ',
    ];
    for (const id of ids) {
      const body = method === 'PATCH' ? bodyFor(path) : undefined;
      const answer = await demo.refused(method, path.replace('{id}', id), body);
      expect([id, answer.status]).toEqual([id, 404]);
    }
  });

  it.each(paths)(
    '%s %s answers 404 to what is another user’s, and leaves it',
    async (method, path) => {
      const before = JSON.stringify([
        server.store.find('agents', 4),
        server.store.find('tasks', 3),
      ]);
      const id = path.includes('agents') ? '4' : '3';
      const body = method === 'PATCH' ? bodyFor(path) : undefined;
      expect((await admin.refused(method, path.replace('{id}', id), body)).status).toBe(404);
      expect(JSON.stringify([server.store.find('agents', 4), server.store.find('tasks', 3)])).toBe(
        before,
      );
    },
  );

  it('a task cannot be made of another user’s agents', async () => {
    const answer = await admin.refused(
      'POST',
      '/api/tasks',
      task({ coordinatorId: 1, agentsInvolved: [1, 4] }),
    );
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['agentsInvolved']]);
  });

  it('lists hold nothing of others', async () => {
    const agents = await admin.call<{ id: number }[]>('GET', '/api/agents');
    expect(agents.body.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect((await admin.call<unknown[]>('GET', '/api/tasks')).body).toEqual([]);
  });

  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/user/',
    '/api//user',
    '/api/agents/4/status/5',
    '/api/toString',
  ])('the path %s is nowhere', async (path) => {
    expect((await demo.refused('GET', path)).status).toBe(404);
  });

  it('a wrong method says which are right', async () => {
    const answer = await demo.fetch('DELETE', '/api/user');
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, PATCH']);
    for (const [method, path] of [
      ['PUT', '/api/agents/4'],
      ['GET', '/api/login'],
      ['OPTIONS', '/api/agents'],
      ['DELETE', '/api/agents'],
    ] as const)
      expect((await demo.refused(method, path)).status).toBe(405);
  });
});

it.each([
  ['"__proto__":{"polluted":true,"type":"boss"}', '__proto__'],
  ['"constructor":{"prototype":{"polluted":true}}', 'constructor'],
])('a key of prototypes is refused by name: %s', async (key, name) => {
  const raw = `{"name":"Harmless","type":"processor","model":"m","capabilities":["planning"],${key}}`;
  const headers = { 'content-type': 'application/json' };
  const refused = await demo.refused('POST', '/api/agents', undefined, { raw, headers });
  expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, [name]]);
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('a name of prototypes is a name like any other', async () => {
  const named = await server
    .browser()
    .call('POST', '/api/register', registration({ username: '__proto__' }));
  expect(named.status).toBe(201);
});

it('nothing of this was a failure inside', () => {
  expect(server.lines).toEqual([]);
});

it('names a hundred of very many wrong fields, and says how many there are', async () => {
  const body = Object.fromEntries(Array.from({ length: 9_000 }, (_, at) => [`key${at}`, 1]));
  const refused = await server.browser().refused('POST', '/api/login', body);
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.fields ?? {})).toHaveLength(bounds.namedFields.max);
  expect(refused.error).toContain('9,002');
});
