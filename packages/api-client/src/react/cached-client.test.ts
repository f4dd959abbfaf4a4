import { QueryObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it } from 'vitest';

import { assistants } from '../contract/assistants/index.js';
import { calls, type Call } from '../contract/calls/index.js';
import { effects } from '../contract/effect-table.js';
import { recordNames } from '../contract/records/index.js';
import { recordPath } from '../contract/records/path.js';
import { createClient } from '../client.js';
import { modelAnswer } from '../http/model-answer.js';
import { exampleAgent, exampleTask } from '../testing/examples.js';
import { cachedClient } from './cached-client.js';
import { queries } from './queries.js';
import { createQueryClient } from './query-client.js';
import { together } from './row-changes.js';
import type { Client } from '../client-types.js';
import type { Task } from '../contract/entities/task.js';

const mutating = Object.entries<Call>(calls).filter(([, { method }]) => method !== 'GET');
const task = '/api/tasks';
const estimate = '/api/assistants/cognitive-flow/estimate';
const request = { question: 'Where to?' };

const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A cache with a screen that shows runs, agents, the user, sessions and a price; what is asked after that. */
async function setUp(answers: Readonly<Record<string, unknown>> = {}) {
  const asked: string[] = [];
  const client = createClient({
    fetch: (input, init) => {
      const line = `${init?.method ?? 'GET'} ${input as string}`;
      asked.push(line);
      const given = answers[line];
      if (given instanceof Response) return Promise.resolve(given);
      const list =
        /(tasks|agents|sessions|history)$/.test(line) && line.startsWith('GET') ? [] : {};
      return Promise.resolve(Response.json(given ?? (line.startsWith('GET') ? list : exampleTask)));
    },
  });
  const queryClient = createQueryClient();
  const shown = [
    queries.tasks(client),
    queries.agents(client),
    queries.user(client),
    queries.sessions(client),
    queries.userSubscription(client),
    queries.paymentHistory(client),
    queries.estimateRun(client, 'cognitive-flow', request),
  ];
  for (const query of shown) {
    const observer = new QueryObserver(queryClient, query as never);
    open.push(observer.subscribe(() => undefined));
  }
  await settled(queryClient);
  asked.length = 0;
  return { client: cachedClient(client, queryClient), queryClient, asked };
}

const soon = () => new Promise((resolve) => setTimeout(resolve));
async function settled(queryClient: ReturnType<typeof createQueryClient>) {
  do await soon();
  while (queryClient.isFetching() > 0);
}

describe('the definitions', () => {
  it.each(mutating)('%s says what it changes, or that it changes nothing', (_name, { changes }) => {
    expect(changes).toBeInstanceOf(Array);
  });

  it.each(Object.entries(effects))('%s changes what queries are kept under', (_name, effect) => {
    const heads = new Set([
      ...Object.values(calls).map(({ path }) => path.replace(/\/\{.*/, '')),
      ...recordNames.map(recordPath),
      calls.estimateRun.path,
    ]);
    for (const head of effect.changes) expect(heads).toContain(head);
  });
});

it('a run that ends changes every table an assistant stores results in', () => {
  const tables = Object.values(assistants).flatMap(({ records }) => records);
  for (const table of tables) expect(effects.taskEvents.changes).toContain(recordPath(table));
});

const agents = ['GET /api/agents'];
const runs = ['GET /api/tasks'];
const price = [`POST ${estimate}`];

/** Each flow, the calls it sends, and what is read anew after it: each once, nothing else. */
const flows: [string, (api: Client) => Promise<unknown>, string[], string[]][] = [
  [
    'a question is asked',
    (api) => api.createRun('cognitive-flow', request),
    ['POST /api/assistants/cognitive-flow/runs'],
    [...runs, ...price],
  ],
  [
    'a run is started',
    (api) => api.startTask(11),
    ['POST /api/tasks/11/start'],
    [...runs, ...price],
  ],
  [
    'a run is canceled',
    (api) => api.cancelTask(11),
    ['POST /api/tasks/11/cancel'],
    [...runs, ...price],
  ],
  ['a run is deleted', (api) => api.deleteTask(11), ['DELETE /api/tasks/11'], runs],
  ['a run is shared', (api) => api.shareTask(11), ['POST /api/tasks/11/share'], runs],
  ['an agent is deleted', (api) => api.deleteAgent(4), ['DELETE /api/agents/4'], agents],
  [
    'an agent is set idle',
    (api) => api.setAgentStatus(4, 'idle'),
    ['PATCH /api/agents/4/status'],
    [],
  ],
  ['an agent is made', (api) => api.createAgent({} as never), ['POST /api/agents'], []],
  [
    'a session ends',
    (api) => api.endSession('s'),
    ['DELETE /api/user/sessions/s'],
    ['GET /api/user/sessions'],
  ],
  [
    'a plan is given up',
    (api) => api.cancelSubscription(),
    ['POST /api/payment/cancel-subscription'],
    ['GET /api/membership/user-subscription'],
  ],
  [
    'a model is asked',
    (api) => api.testModel({ model: 'm', prompt: 'Why?' }),
    ['POST /api/openrouter/test'],
    price,
  ],
  [
    'a model is asked, and its answer read as it is written',
    async (api) => {
      for await (const event of modelAnswer(api, { model: 'm', prompt: 'Why?' }))
        expect(event.type).toBe('done');
    },
    ['POST /api/models/answers'],
    price,
  ],
  ['a text is read', (api) => api.taskVersions(11), ['GET /api/tasks/11/versions'], []],
];

it.each(flows)('%s: what that makes old is read once', async (_name, flow, sent, read) => {
  const { client, queryClient, asked } = await setUp({
    'PATCH /api/agents/4/status': exampleAgent,
    'POST /api/agents': exampleAgent,
    'GET /api/tasks/11/versions': [],
    'POST /api/models/answers': new Response('data: {"type":"done"}\n\n', {
      headers: { 'content-type': 'text/event-stream' },
    }),
  });
  await flow(client);
  await settled(queryClient);
  expect(asked).toEqual([...sent, ...read]);
});

it('what is done together is read anew once, when all of it has been done', async () => {
  const { client, queryClient, asked } = await setUp();
  await together(queryClient, async () => {
    for (const id of [1, 2, 3]) await client.deleteTask(id);
    await client.deleteAgent(4);
  });
  expect(asked.filter((line) => line.startsWith('GET'))).toEqual([...runs, ...agents]);
  expect(asked.indexOf('GET /api/tasks')).toBe(4);
  expect(queryClient.isFetching()).toBe(0);
});

it('two at the same time are read anew once', async () => {
  const { client, queryClient, asked } = await setUp();
  await Promise.all([client.shareTask(11), client.deleteTask(12)]);
  await settled(queryClient);
  expect(asked.filter((line) => line.startsWith('GET'))).toEqual(runs);
});

it('one that fails is read anew as well, and fails', async () => {
  const { client, queryClient, asked } = await setUp({
    'DELETE /api/agents/4': Response.json({ error: 'gone' }, { status: 404 }),
  });
  await expect(client.deleteAgent(4)).rejects.toMatchObject({ status: 404 });
  await settled(queryClient);
  expect(asked).toEqual(['DELETE /api/agents/4', ...agents]);
});

describe('an answer is kept where it is read from', () => {
  const current = { ...exampleTask, version: 3 };

  it.each<[string, (api: Client) => Promise<unknown>, unknown]>([
    ['a saved result', (api) => api.saveResult(11, { result: { text: 'x' } }), exampleTask],
    ['a run that was brought back', (api) => api.restoreTask(11), exampleTask],
    [
      'the newer result of a refused save',
      (api) => api.saveResult(11, { result: { text: 'x' } }, { version: 2 }).catch(() => undefined),
      Response.json({ error: 'changed', current }, { status: 412 }),
    ],
  ])('%s', async (_name, call, answer) => {
    const { client, queryClient } = await setUp({
      'POST /api/tasks/11/versions': answer,
      'POST /api/tasks/11/restore': answer,
    });
    await call(client);
    const expected = answer instanceof Response ? current : exampleTask;
    expect(queryClient.getQueryData([task, 11])).toEqual(expected);
  });

  it('an agent in its list, which alone says its figures', async () => {
    const figures = { runs: 3, successRate: 1, pointsPerRun: null, lastActive: null };
    const { client, queryClient } = await setUp({
      'PATCH /api/agents/4': { ...exampleAgent, id: 4, name: 'Other' },
      'POST /api/agents': { ...exampleAgent, id: 5 },
    });
    queryClient.setQueryData(['/api/agents'], [{ ...exampleAgent, id: 4, figures }]);
    await client.updateAgent(4, { name: 'Other' });
    await client.createAgent({} as never);
    expect(queryClient.getQueryData(['/api/agents'])).toMatchObject([
      { id: 4, name: 'Other', figures },
      { id: 5 },
    ]);
  });

  it('the rows a result is stored as are old then', async () => {
    const records = [{ table: 'risk_items', id: 4 }];
    const saved: Task = { ...exampleTask, result: { text: 'x', records } };
    const { client, queryClient } = await setUp({ 'POST /api/tasks/11/versions': saved });
    const rows = ['/api/risk-items', 'list', {}];
    queryClient.setQueryData(rows, []);
    await client.saveResult(11, { result: { text: 'x' } });
    expect(queryClient.getQueryState(rows)?.isInvalidated).toBe(true);
  });

  it('the tables results are stored in are old when a run has ended', async () => {
    const done = { type: 'done', status: 'completed', id: 1, at: exampleTask.createdAt };
    const { client, queryClient } = await setUp({
      'GET /api/tasks/11/events': new Response(`id: 1\ndata: ${JSON.stringify(done)}\n\n`, {
        headers: { 'content-type': 'text/event-stream' },
      }),
    });
    const rows = ['/api/risk-items', 'list', {}];
    queryClient.setQueryData(rows, []);
    for await (const event of client.taskEvents(11)) expect(event.type).toBe('done');
    expect(queryClient.getQueryState(rows)?.isInvalidated).toBe(true);
  });

  it('of a deleted run nothing is kept', async () => {
    const { client, queryClient } = await setUp();
    queryClient.setQueryData([task, 11], exampleTask);
    queryClient.setQueryData([task, 11, 'versions'], []);
    await client.deleteTask(11);
    expect(queryClient.getQueryData([task, 11])).toBeUndefined();
    expect(queryClient.getQueryData([task, 11, 'versions'])).toBeUndefined();
  });
});
