import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import {
  modelServiceFacts,
  modelServiceKinds,
  type LocalModelServer,
  type Model,
  type ModelConnection,
  type ModelService,
  type ModelServiceTest,
  type PurposeModel,
} from '@constella/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { LocalServer } from '../../models/services/service-access.js';
import { modelsOf, servicesOf } from '../../node/providers.js';
import { createServiceAccess } from '../../node/service-access.js';
import { readSettings } from '../../node/settings.js';
import { exportState } from '../../store/export.js';
import { startModelService } from '../../testing/model-service-fake.js';
import { refuse, startOpenAiFake } from '../../testing/openai-fake.js';
import { createTestServer } from '../../testing/test-server.js';

const path = '/api/model-services';
const key = 'sk-or-v1-0123456789abcdef4f2a';
let directory: string;
const stops: (() => Promise<void>)[] = [];
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'services-'));
});
afterEach(async () => {
  await Promise.all(stops.splice(0).map((stop) => stop()));
  await rm(directory, { recursive: true });
});

interface Setting {
  readonly environment?: Record<string, string>;
  readonly localServers?: readonly LocalServer[];
  /** What every name leads to. @default the address of a public server */
  readonly leadsTo?: string;
}

/** A server as it runs in a process, with the real way to services. */
async function start({ environment = {}, localServers = [], leadsTo = '8.8.8.8' }: Setting = {}) {
  const settings = readSettings(environment);
  const access = createServiceAccess({
    dataFile: join(directory, 'db.json'),
    localServers,
    resolve: (_name, done) => done(null, [{ address: leadsTo, family: 4 }]),
  });
  const made: { services?: ReturnType<typeof servicesOf> } = {};
  const server = await createTestServer({
    services: (store) => (made.services = servicesOf(store, settings, access)),
    models: (store) => modelsOf(store, settings, made.services),
  });
  const admin = await server.browser().signIn('admin', 'constella-admin');
  const member = await server.browser().signIn();
  return { ...server, admin, member };
}
type Started = Awaited<ReturnType<typeof start>>;

async function service(options?: Parameters<typeof startModelService>[0]) {
  const fake = await startModelService(options);
  stops.push(fake.close);
  return fake;
}

const connect = async ({ admin }: Started, body: object): Promise<ModelService> => {
  const answer = await admin.call<ModelService>('POST', path, body);
  expect(answer.body).not.toHaveProperty('error');
  return answer.body;
};
const listed = async ({ admin }: Started): Promise<ModelService[]> =>
  (await admin.call<{ services: ModelService[] }>('GET', path)).body.services;
const models = async ({ member }: Started): Promise<Model[]> =>
  (await member.call<{ data: Model[] }>('GET', '/api/openrouter/models')).body.data;
const connection = async ({ member }: Started): Promise<ModelConnection> =>
  (await member.call<ModelConnection>('GET', '/api/model-connection')).body;
const tried = async ({ admin }: Started, body: object): Promise<ModelServiceTest> =>
  (await admin.call<ModelServiceTest>('POST', `${path}/test`, body)).body;

describe('who may', () => {
  it.each([
    ['GET', path, undefined],
    ['GET', `${path}/local`, undefined],
    ['POST', path, { kind: 'ollama', allowPrivate: true }],
    ['PATCH', `${path}/1`, { enabled: false }],
    ['DELETE', `${path}/1`, undefined],
    ['POST', `${path}/test`, { kind: 'ollama' }],
  ])('is no member: %s %s', async (method, address, body) => {
    const { member, store } = await start();
    expect((await member.refused(method, address, body)).status).toBe(403);
    expect(store.all('model_services')).toEqual([]);
  });

  it('everybody hears whether a model is connected, and who can connect one', async () => {
    const server = await start();
    const { member, admin } = server;
    expect(await connection({ ...server, member })).toMatchObject({
      connected: false,
      model: null,
      mayConnect: false,
    });
    const administrators = (await connection({ ...server, member: admin })).administrators;
    expect((await connection({ ...server, member: admin })).mayConnect).toBe(true);
    expect(administrators.length).toBeGreaterThan(0);
    expect((await server.browser().refused('GET', '/api/model-connection')).status).toBe(401);
  });
});

describe('a service', () => {
  it.each(modelServiceKinds)('of the kind %s is tried out, connected and answers', async (kind) => {
    const fake = await service({ models: ['sonar', 'nomic-embed-text'] });
    const server = await start();
    const typed = { kind, baseUrl: fake.baseUrl, key, allowPrivate: true };
    expect(await tried(server, typed)).toMatchObject({
      problem: null,
      model: kind === 'perplexity' ? 'Sonar' : 'sonar',
      answer: 'I am ready to help.',
      chatModelCount: kind === 'perplexity' ? 4 : 1,
    });
    const made = await connect(server, typed);
    expect(made).toMatchObject({ kind, name: modelServiceFacts[kind].name, used: true });
    expect((await models(server)).map(({ id }) => id)).toContain('sonar');
    expect(await connection(server)).toMatchObject({
      connected: true,
      provider: modelServiceFacts[kind].name,
      local: true,
    });
    const answered = await server.member.call('POST', '/api/openrouter/test', {
      model: 'sonar',
      prompt: 'Hello',
    });
    expect(answered.body).toMatchObject({ response: 'I am ready to help.', offline: false });
    expect(fake.requests.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(
      true,
    );
  });

  it('comes, changes and goes without a restart, each in the system log', async () => {
    const fake = await service();
    const server = await start();
    const { id } = await connect(server, {
      kind: 'ollama',
      baseUrl: fake.baseUrl,
      allowPrivate: true,
    });
    expect((await connection(server)).connected).toBe(true);
    await server.admin.call('PATCH', `${path}/${id}`, { enabled: false });
    expect((await connection(server)).connected).toBe(false);
    await server.admin.call('PATCH', `${path}/${id}`, { enabled: true, name: 'The big one' });
    expect((await connection(server)).provider).toBe('The big one');
    await server.admin.call('DELETE', `${path}/${id}`);
    expect((await connection(server)).connected).toBe(false);
    expect((await server.admin.refused('DELETE', `${path}/${id}`)).status).toBe(404);
    const lines = server.store
      .all('system_logs')
      .filter(({ details }) => details['record'] === 'model_services');
    expect(lines.map(({ details }) => [details['action'], details['fields']])).toEqual([
      ['create', []],
      ['update', ['enabled']],
      ['update', ['name', 'enabled']],
      ['delete', []],
    ]);
  });

  it('is changed from the state that was seen, or not at all', async () => {
    const fake = await service();
    const server = await start();
    const made = await connect(server, {
      kind: 'ollama',
      baseUrl: fake.baseUrl,
      allowPrivate: true,
    });
    const change = (body: object) =>
      server.admin.call('PATCH', `${path}/${made.id}`, body, {
        headers: { 'if-match': `"${made.version}"` },
      });
    const first = await change({ name: 'Mine' });
    const next = made.version! + 1;
    expect([first.status, first.headers.get('etag')]).toEqual([200, `"${next}"`]);
    const second = await change({ name: 'Theirs' });
    expect(second).toMatchObject({
      status: 412,
      body: { current: { name: 'Mine', version: next } },
    });
    expect((await listed(server))[0]?.name).toBe('Mine');
  });

  it('that is turned off leaves its purposes to another, which is said until it is back', async () => {
    const first = await service({ models: ['qwen3'] });
    const second = await service({ models: ['phi'] });
    const server = await start();
    await connect(server, { kind: 'ollama', baseUrl: first.baseUrl, allowPrivate: true });
    const { id } = await connect(server, {
      kind: 'vllm',
      baseUrl: second.baseUrl,
      allowPrivate: true,
    });
    const purposes = '/api/models/purposes';
    const careful = async () =>
      (await server.member.call<PurposeModel[]>('GET', purposes)).body.find(
        ({ purpose }) => purpose === 'careful',
      );
    await server.admin.call('PATCH', purposes, { careful: 'phi' });
    expect(await careful()).toMatchObject({ model: 'phi', isChosen: true, missing: null });
    await server.admin.call('PATCH', `${path}/${id}`, { enabled: false });
    expect(await careful()).toMatchObject({ model: 'qwen3', isChosen: false, missing: 'phi' });
    await server.admin.call('PATCH', `${path}/${id}`, { enabled: true });
    expect(await careful()).toMatchObject({ model: 'phi', isChosen: true, missing: null });
  });

  it('shares ids with another, and each answers for its own', async () => {
    const first = await service({ models: ['qwen3'], says: 'First.' });
    const second = await service({ models: ['qwen3', 'phi'], says: 'Second.' });
    const server = await start();
    await connect(server, { kind: 'ollama', baseUrl: first.baseUrl, allowPrivate: true });
    await connect(server, { kind: 'lmstudio', baseUrl: second.baseUrl, allowPrivate: true });
    expect((await models(server)).map(({ id, name }) => [id, name])).toEqual([
      ['qwen3', 'qwen3'],
      ['lmstudio/qwen3', 'qwen3 (LM Studio)'],
      ['phi', 'phi'],
    ]);
    const ask = async (model: string) =>
      (await server.member.call('POST', '/api/openrouter/test', { model, prompt: 'Hello' })).body;
    expect(await ask('qwen3')).toMatchObject({ response: 'First.' });
    expect(await ask('lmstudio/qwen3')).toMatchObject({ response: 'Second.' });
    expect(second.requests.at(-1)?.body.model).toBe('qwen3');
  });

  it('that is silent does not take the others along', async () => {
    const there = await service({ models: ['phi'] });
    const gone = await startModelService();
    await gone.close();
    const server = await start();
    await connect(server, { kind: 'vllm', baseUrl: gone.baseUrl, allowPrivate: true });
    await connect(server, { kind: 'ollama', baseUrl: there.baseUrl, allowPrivate: true });
    expect((await models(server)).map(({ id }) => id)).toEqual(['phi']);
    expect((await listed(server)).map(({ problem, modelCount }) => [problem, modelCount])).toEqual([
      ['unreachable', 0],
      [null, 1],
    ]);
  });

  it('may have 5,000 models', async () => {
    const ids = Array.from({ length: 5_000 }, (_entry, index) => `maker/model-${index}`);
    const fake = await service({ models: ids });
    const server = await start();
    const typed = { kind: 'compatible', baseUrl: fake.baseUrl, allowPrivate: true };
    const outcome = await tried(server, typed);
    expect(outcome).toMatchObject({ problem: null, modelCount: 5_000 });
    expect(outcome.models).toHaveLength(100);
    expect((await connect(server, typed)).modelCount).toBe(5_000);
    expect(await models(server)).toHaveLength(5_000);
  });
});

describe('a key', () => {
  it('is in no answer, no log, no export and no data', async () => {
    const fake = await service({
      chat: (_request, response) => refuse(response, 401, `${key} is wrong`),
    });
    const server = await start();
    const body = { kind: 'openrouter', baseUrl: fake.baseUrl, key, allowPrivate: true };
    const made = await connect(server, body);
    const outcome = await tried(server, { id: made.id });
    await server.admin.call('PATCH', `${path}/${made.id}`, { key: `${key}x` });
    const answers = [made, outcome, await listed(server), await connection(server)];
    expect(made).toMatchObject({ key: 'held', keyHint: '…4f2a' });
    expect(outcome).toMatchObject({ problem: 'unauthorized', detail: '… is wrong' });
    const logs = await server.admin.call('GET', '/api/system-logs');
    const exported = await server.admin.call('GET', '/api/user/export');
    const everything = JSON.stringify([answers, logs.body, exported.body, server.lines]);
    expect(everything + exportState(server.store)).not.toContain(key.slice(0, -4));
  });

  it('that cannot be opened is said to be lost, and its service is not used', async () => {
    const server = await start();
    const { id } = await connect(server, { kind: 'openai', key });
    await server.store.write(() =>
      server.store.update('model_services', id!, { sealedKey: 'v1.AAAAAAAAAAAAAAAA' }),
    );
    expect(await listed(server)).toMatchObject([{ key: 'lost', used: false }]);
    expect((await connection(server)).connected).toBe(false);
  });

  it.each([
    ['a line break', 'sk-one\nX-Evil: 1'],
    ['a carriage return', 'sk-one\r'],
    ['a tab', 'sk-\tone'],
    ['a space', 'sk one'],
    ['another script', 'sk-önе'],
  ])('with %s is refused', async (_what, wrong) => {
    const { admin, store } = await start();
    for (const [method, address, rest] of [
      ['POST', path, { kind: 'openai' }],
      ['POST', `${path}/test`, { kind: 'openai' }],
      ['PATCH', `${path}/1`, {}],
    ] as const) {
      const refused = await admin.refused(method, address, { ...rest, key: wrong });
      expect([refused.status, Object.keys(refused.fields ?? {})]).toEqual([422, ['key']]);
      expect(JSON.stringify(refused)).not.toContain('sk');
    }
    expect(store.all('model_services')).toEqual([]);
  });

  it('has to be there for a provider, and again for another address', async () => {
    const server = await start();
    const { admin } = server;
    const fieldsOf = async (method: string, address: string, body: object) =>
      Object.keys((await admin.refused(method, address, body)).fields ?? {});
    expect(await fieldsOf('POST', path, { kind: 'openrouter' })).toEqual(['key']);
    const { id } = await connect(server, {
      kind: 'compatible',
      baseUrl: 'https://a.example/v1',
      key,
    });
    const moved = { baseUrl: 'https://b.example/v1' };
    expect(await fieldsOf('PATCH', `${path}/${id}`, moved)).toEqual(['key']);
    expect(await fieldsOf('POST', `${path}/test`, { id, ...moved })).toEqual(['key']);
    const stays = await admin.call<ModelService>('PATCH', `${path}/${id}`, {
      baseUrl: 'https://a.example/v2',
    });
    expect(stays.body).toMatchObject({ key: 'held', baseUrl: 'https://a.example/v2' });
    const without = await admin.call<ModelService>('PATCH', `${path}/${id}`, { key: '' });
    expect(without.body).toMatchObject({ key: 'none', keyHint: null });
  });
});

describe('an address', () => {
  it.each([
    'http://127.0.0.1:11434/v1',
    'http://localhost:11434/v1',
    'http://2130706433:11434/v1',
    'http://[::ffff:127.0.0.1]:11434/v1',
    'http://192.168.1.4/v1',
    'http://169.254.169.254/latest',
  ])('in a private network is refused: %s', async (baseUrl) => {
    const { admin } = await start();
    const refused = await admin.refused('POST', path, { kind: 'compatible', baseUrl });
    expect(Object.keys(refused.fields ?? {})).toEqual(['baseUrl']);
    const outcome = await admin.call<ModelServiceTest>('POST', `${path}/test`, {
      kind: 'compatible',
      baseUrl,
    });
    expect(outcome.body.problem).toBe('private_address');
  });

  it('is looked at again when it is changed', async () => {
    const server = await start();
    const { id } = await connect(server, { kind: 'compatible', baseUrl: 'https://a.example/v1' });
    const refused = await server.admin.refused('PATCH', `${path}/${id}`, {
      baseUrl: 'http://169.254.169.254/latest',
    });
    expect(Object.keys(refused.fields ?? {})).toEqual(['baseUrl']);
    expect((await listed(server))[0]?.baseUrl).toBe('https://a.example/v1');
  });

  it('whose name leads into a private network gets no request', async () => {
    const fake = await service();
    const { port } = new URL(fake.baseUrl);
    const server = await start({ leadsTo: '127.0.0.1' });
    const typed = { kind: 'compatible', baseUrl: `http://models.example.com:${port}/v1` };
    expect((await tried(server, typed)).problem).toBe('private_address');
    await connect(server, typed);
    expect((await listed(server))[0]).toMatchObject({ problem: 'private_address', modelCount: 0 });
    expect(fake.requests).toEqual([]);
    expect((await tried(server, { ...typed, allowPrivate: true })).problem).toBeNull();
  });

  it.each([
    'ftp://a.example',
    'file:///etc/passwd',
    'a.example',
    'https://me:key@a.example/v1',
    'https://a.example/v1?key=1',
  ])('is no %s', async (baseUrl) => {
    const { admin } = await start();
    const refused = await admin.refused('POST', path, { kind: 'compatible', baseUrl });
    expect(Object.keys(refused.fields ?? {})).toEqual(['baseUrl']);
  });

  it('is kept without what clients put after it', async () => {
    const server = await start();
    const typed = { kind: 'compatible', baseUrl: 'https://a.example/v1/chat/completions/' };
    expect((await connect(server, typed)).baseUrl).toBe('https://a.example/v1');
  });
});

describe('trying out', () => {
  it.each([
    ['a wrong key', 401, 'unauthorized', 'Incorrect API key provided'],
    ['no credit', 402, 'quota', 'Insufficient credits'],
    ['too many requests', 429, 'quota', 'Slow down'],
    ['a refusal', 400, 'rejected', 'Unsupported model'],
    ['a failure inside', 500, 'failed', 'Out of memory'],
  ])('says %s in the words of the service', async (_what, status, problem, detail) => {
    const fake = await service({ chat: (_request, response) => refuse(response, status, detail) });
    const server = await start();
    const typed = { kind: 'vllm', baseUrl: fake.baseUrl, allowPrivate: true };
    expect(await tried(server, typed)).toMatchObject({ problem, detail, model: 'qwen3:14b' });
  });

  it('finds that there is no chat model', async () => {
    const fake = await service({ models: ['nomic-embed-text', 'whisper-1', 'dall-e-3'] });
    const server = await start();
    const typed = { kind: 'ollama', baseUrl: fake.baseUrl, allowPrivate: true };
    expect(await tried(server, typed)).toMatchObject({
      problem: 'no_chat_model',
      modelCount: 3,
      chatModelCount: 0,
    });
  });

  it('finds that nobody is there, that it is no such service, and that it leads elsewhere', async () => {
    const gone = await startModelService();
    await gone.close();
    const page = await service();
    const away = await startOpenAiFake((_request, response) => {
      response.writeHead(307, { location: page.baseUrl }).end();
    });
    stops.push(away.close);
    const server = await start();
    const typed = (baseUrl: string) => ({ kind: 'compatible', baseUrl, allowPrivate: true });
    expect((await tried(server, typed(gone.baseUrl))).problem).toBe('unreachable');
    expect((await tried(server, typed(`${page.baseUrl}/nothing`))).problem).toBe('broken');
    const before = page.requests.length;
    expect((await tried(server, typed(away.baseUrl))).problem).toBe('redirected');
    expect(page.requests).toHaveLength(before);
  });

  it.each([
    ['no object', []],
    ['a list of texts', { data: ['one', 'two'] }],
    ['an object in place of a list', { data: {} }],
    ['models without ids', { data: [{ name: 'one' }] }],
    ['nothing', null],
  ])('finds that a list is none: %s', async (_what, list) => {
    const fake = await startOpenAiFake((_request, response) => {
      response.end(JSON.stringify(list));
    });
    stops.push(fake.close);
    const server = await start();
    const typed = { kind: 'vllm', baseUrl: fake.baseUrl, allowPrivate: true };
    expect(await tried(server, typed)).toMatchObject({ problem: 'broken', modelCount: 0 });
  });

  it('overlooks what a list says in a wrong way', async () => {
    const data = [
      { id: 'one', context_length: '128000', name: 7 },
      { id: 'x'.repeat(100_000) },
      { id: 'two', name: 'Two'.repeat(1_000) },
    ];
    const fake = await startOpenAiFake((request, response) => {
      if (request.path === '/v1/models') response.end(JSON.stringify({ data }));
      else refuse(response, 500, 'no');
    });
    stops.push(fake.close);
    const server = await start();
    await connect(server, { kind: 'vllm', baseUrl: fake.baseUrl, allowPrivate: true });
    const found = await models(server);
    expect(found.map(({ id, name }) => [id, name.length])).toEqual([
      ['one', 3],
      ['two', 200],
    ]);
  });

  it('lets go of a list of 100 MB long before its end', async () => {
    let sent = 0;
    const piece = Buffer.alloc(1_000_000, 'x');
    const fake = await startOpenAiFake((_request, response) => {
      response.write('{"data":[{"id":"');
      const more = () => {
        while (!response.destroyed && sent < 100_000_000) {
          sent += piece.length;
          if (!response.write(piece)) return response.once('drain', more);
        }
        return response.end();
      };
      more();
    });
    stops.push(fake.close);
    const server = await start();
    const typed = { kind: 'vllm', baseUrl: fake.baseUrl, allowPrivate: true };
    expect(await tried(server, typed)).toMatchObject({ problem: 'broken', modelCount: 0 });
    expect(sent).toBeLessThan(40_000_000);
  });

  it('refuses an address that leads into the private network, before anything is sent there', async () => {
    const inside = await service();
    // Public by its name, and on this computer only because the test cannot have it elsewhere.
    const outside = await startOpenAiFake((request, response) => {
      response.writeHead(302, { location: `${inside.baseUrl}${request.path.slice(3)}` }).end();
    });
    stops.push(outside.close);
    const server = await start();
    const typed = { kind: 'compatible', baseUrl: outside.baseUrl, allowPrivate: true, key };
    expect(await tried(server, typed)).toMatchObject({ problem: 'redirected', modelCount: 0 });
    const { id } = await connect(server, typed);
    expect((await listed(server))[0]).toMatchObject({ problem: 'redirected', modelCount: 0 });
    const refused = await server.member.refused('POST', '/api/openrouter/test', {
      model: 'qwen3:14b',
      prompt: 'Hello',
    });
    expect(refused.status).toBe(502);
    expect(JSON.stringify(await tried(server, { id }))).not.toContain(inside.baseUrl);
    expect(inside.requests).toEqual([]);
    expect(outside.requests.length).toBeGreaterThan(0);
  });

  it('tells the beginning of a long answer, without what was thought before it', async () => {
    const fake = await service({ says: `<think>Hm.</think> ${'Ready. '.repeat(100)}` });
    const server = await start();
    const typed = { kind: 'ollama', baseUrl: fake.baseUrl, allowPrivate: true };
    const { answer, firstWord, latency } = await tried(server, typed);
    expect(answer).toMatch(/^Ready\. .*…$/);
    expect(answer).toHaveLength(200);
    expect([firstWord, latency].every((time) => time !== null && time >= 0)).toBe(true);
  });
});

describe('this computer', () => {
  it('is searched for servers, and a found one is connected by its address', async () => {
    const fake = await service({ models: ['qwen3:14b', 'llama3.1:8b'] });
    const gone = await startModelService();
    await gone.close();
    const server = await start({
      localServers: [
        { kind: 'ollama', baseUrl: fake.baseUrl },
        { kind: 'lmstudio', baseUrl: gone.baseUrl },
      ],
    });
    const look = async () =>
      (await server.admin.call<{ servers: LocalModelServer[] }>('GET', `${path}/local`)).body
        .servers;
    expect(await look()).toMatchObject([
      { kind: 'ollama', name: 'Ollama', found: true, modelCount: 2, connected: false },
      { kind: 'lmstudio', found: false, modelCount: 0, connected: false },
    ]);
    const [{ kind, baseUrl } = { kind: 'ollama', baseUrl: '' }] = await look();
    await connect(server, { kind, baseUrl, allowPrivate: true });
    expect((await look())[0]?.connected).toBe(true);
    expect((await models(server)).map(({ provider }) => provider)).toEqual([
      'Ollama/qwen3:14b',
      'Ollama/llama3.1:8b',
    ]);
  });
});

describe('the environment', () => {
  it('wins over what is connected here, is told as what it is, and stays as it is', async () => {
    const fake = await service({ models: ['theirs'] });
    const other = await service({ models: ['ours'] });
    const server = await start({
      environment: { LLM_BASE_URL: fake.baseUrl, LLM_API_KEY: key },
    });
    await connect(server, { kind: 'vllm', baseUrl: fake.baseUrl, allowPrivate: true });
    await connect(server, { kind: 'ollama', baseUrl: other.baseUrl, allowPrivate: true });
    expect(await listed(server)).toMatchObject([
      { id: null, variable: 'LLM_BASE_URL', key: 'held', keyHint: '…4f2a', used: true },
      { kind: 'vllm', variable: null, used: false },
      { kind: 'ollama', used: true },
    ]);
    expect((await models(server)).map(({ id }) => id)).toEqual(['theirs', 'ours']);
    expect((await connection(server)).model).toBe('theirs');
    expect(await tried(server, { variable: 'LLM_BASE_URL' })).toMatchObject({ problem: null });
    expect(
      (await server.admin.refused('POST', `${path}/test`, { variable: 'OPENROUTER_API_KEY' }))
        .status,
    ).toBe(404);
  });
});
