import { createClient, type ApiError } from '@constella/api-client';
import { describe, expect, it } from 'vitest';

import { createMockTransport, mswHandlers, scenarios, type Scenario } from './index.js';

const clock = '2026-01-31T09:30:00.000Z';
const open = async (
  scenario: Scenario,
  options: Partial<Parameters<typeof createMockTransport>[0]> = {},
) => {
  const transport = createMockTransport({ scenario, clock, pace: 0, ...options });
  await transport.ready;
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: transport.fetch,
    validate: 'throw',
  });
  return { transport, client };
};
const failure = async (promise: Promise<unknown>) => {
  const error = (await promise.then(
    () => undefined,
    (reason: unknown) => reason,
  )) as ApiError | undefined;
  return [error?.kind, error?.status];
};

describe('a server inside the page', () => {
  it('has the demo user signed in, with agents and runs', async () => {
    const { client } = await open('default');
    expect(await client.user()).toMatchObject({ username: 'demo', fullName: 'Marta Lindqvist' });
    expect((await client.agents()).length).toBe(8);
    expect(new Set((await client.tasks()).map(({ status }) => status))).toEqual(
      new Set(['pending', 'completed', 'failed', 'canceled']),
    );
    expect((await client.membershipPlans('EU')).length).toBe(4);
  });

  it('runs a task from the client’s first call to its last event', async () => {
    const { client } = await open('default');
    const agents = await client.agents();
    const task = await client.createTask({
      title: 'A small run',
      description: 'Say hello to everyone twice.',
      agentsInvolved: agents.slice(0, 2).map(({ id }) => id),
      coordinatorId: agents[0]?.id ?? 0,
    });
    await client.startTask(task.id);
    const types = new Set<string>();
    for await (const event of client.taskEvents(task.id)) types.add(event.type);
    expect([...types]).toEqual(
      expect.arrayContaining([
        'step',
        'delta',
        'message',
        'tool',
        'state',
        'usage',
        'result',
        'done',
      ]),
    );
    expect((await client.task(task.id)).status).toBe('completed');
  });

  it('keeps a session without headers a page may not set', async () => {
    const { client } = await open('anonymous');
    expect(await client.user()).toBeNull();
    await client.login({ username: 'admin', password: 'constella-admin' });
    expect(await client.user()).toMatchObject({ username: 'admin' });
    await client.logout();
    expect(await client.user()).toBeNull();
  });

  it('is each story’s own', async () => {
    const [one, two] = [await open('default'), await open('default')];
    await one.client.deleteAgent(4);
    expect((await one.client.agents()).length).toBe(7);
    expect((await two.client.agents()).length).toBe(8);
    await one.transport.reset();
    expect((await one.client.agents()).length).toBe(8);
    expect(await one.client.user()).toMatchObject({ username: 'demo' });
  });

  it('is the same every time', async () => {
    const [one, two] = [await open('default'), await open('default')];
    expect(await one.client.tasks()).toEqual(await two.client.tasks());
    const test = { model: 'openai/gpt-4o', prompt: 'Hello?' };
    expect(await one.client.testModel(test)).toEqual(await two.client.testModel(test));
  });

  it('has data in the language it is asked for', async () => {
    const german = await open('default', { language: 'de' });
    const [agent] = await german.client.agents();
    expect(agent?.name).toBe('Leitung Synthese');
    const [plan] = german.transport.store.all('learning_plans');
    expect(plan?.title).toBe('Datenanalyse für den Betrieb');
    const { client } = await open('default');
    expect((await client.agents())[0]?.name).toBe('Synthesis lead');
  });

  it('can be prepared', async () => {
    const { client } = await open('default', {
      prepare: (store) => store.update('agents', 4, { name: 'Prepared' }),
    });
    expect((await client.agents())[0]?.name).toBe('Prepared');
  });

  it('stands at the moment it was given', async () => {
    const { client } = await open('default');
    const created = await client.createAgent({
      name: 'New',
      type: 'meta',
      model: 'a',
      capabilities: ['planning'],
    });
    expect(created.createdAt).toBe(clock);
    expect(() => createMockTransport({ clock: 'someday' })).toThrow(/not a moment/);
  });
});

describe('a scenario', () => {
  it.each<[Scenario, unknown, unknown, unknown]>([
    ['anonymous', null, ['http', 401], ['http', 401]],
    ['empty', expect.objectContaining({ username: 'demo' }), 0, 0],
    ['error', expect.objectContaining({ username: 'demo' }), ['http', 500], ['http', 500]],
  ])('%s', async (scenario, user, agents, tasks) => {
    const { client } = await open(scenario);
    const outcome = async (list: () => Promise<unknown[]>) => {
      const failed = await failure(list());
      return failed[0] ? failed : (await list()).length;
    };
    expect(await client.user()).toEqual(user);
    expect(await outcome(() => client.agents())).toEqual(agents);
    expect(await outcome(() => client.tasks())).toEqual(tasks);
  });

  it('slow never ends, until the reader gives up', async () => {
    const { client } = await open('slow');
    expect(await client.user()).toMatchObject({ username: 'demo' });
    const leave = new AbortController();
    const waiting = failure(client.agents({ signal: leave.signal }));
    leave.abort();
    expect(await waiting).toEqual(['aborted', undefined]);
  });

  it('nobody waits for a request that was given up before it was made', async () => {
    const { transport } = await open('slow');
    const signal = AbortSignal.abort(new Error('given up'));
    await expect(transport.fetch('/api/agents', { signal })).rejects.toThrow('given up');
  });

  it('offline reaches nobody', async () => {
    const { client } = await open('offline');
    expect(await failure(client.agents())).toEqual(['network', undefined]);
  });

  it('has the names stories have always used', () => {
    expect(scenarios).toEqual(
      expect.arrayContaining(['default', 'anonymous', 'empty', 'error', 'slow', 'offline']),
    );
  });

  it.each([
    [{ scenario: 'nonsense' as never }, /scenario is "nonsense"\. It takes default, /],
    [{ seed: -1 }, /seed is "-1"/],
    [{ latency: -1 }, /latency is "-1"/],
    [{ failureRate: 2 }, /failureRate is "2"\. It takes 0 – 1/],
  ])('with %o is refused by name', (options, message) => {
    expect(() => createMockTransport(options)).toThrow(message);
  });
});

describe('for MSW', () => {
  it('everything under /api of any origin goes to the transport', async () => {
    const { transport } = await open('default');
    const [handler] = mswHandlers(transport);
    const run = (url: string) => handler!.run({ request: new Request(url), requestId: '1' });
    expect(await (await run('http://localhost:6006/api/user'))?.response?.json()).toMatchObject({
      username: 'demo',
    });
    expect(await run('http://localhost:6006/packages/api/user')).toBeNull();
    const offline = await open('offline');
    const [broken] = mswHandlers(offline.transport);
    const result = await broken!.run({
      request: new Request('http://localhost/api/user'),
      requestId: '2',
    });
    expect(result?.response?.type).toBe('error');
  });
});
