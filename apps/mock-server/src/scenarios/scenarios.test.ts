import { readFile } from 'node:fs/promises';
import {
  createClient,
  type ApiError,
  type RunConnection,
  type RunEvent,
} from '@constella/api-client';
import { bounds, subscriptionStatuses, timeouts } from '@constella/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { textsFor } from '../base/language/texts.js';
import { readScenarioHeader, scenarioInputs } from './scenario-input.js';
import { createScenarioServer } from './scenario-server.js';
import { scenarioDefinitions, scenarios } from './scenarios.js';

/** A client of a scenario's server, what its faults waited for, and what it logged. */
async function opened(header: string) {
  const waits: number[] = [];
  const lines: string[] = [];
  const server = await createScenarioServer(readScenarioHeader(header), {
    site: 'http://localhost',
    pace: 0,
    log: (line) => void lines.push(line),
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  const send = async (path: string, init: RequestInit = {}) => {
    const response = await server.answer(new Request(`http://localhost${path}`, init));
    return response ?? new Response(null, { status: 404 });
  };
  const client = createClient({
    baseUrl: 'http://localhost',
    fetch: async (input, init) =>
      (await server.answer(new Request(input, init))) ?? new Response(null, { status: 404 }),
    validate: 'throw',
    retries: 0,
  });
  return { server, client, send, waits, lines };
}

afterEach(() => {
  vi.useRealTimers();
});

const failure = async (call: Promise<unknown>) => {
  const error = (await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )) as ApiError | undefined;
  return error ? [error.kind, error.status] : 'answered';
};
const agent = {
  name: 'Route planner',
  type: 'processor',
  model: 'openai/gpt-4.1-mini',
  capabilities: ['planning'],
} as const;
const run = { title: 'A small run', description: 'Say hello twice.', agentsInvolved: [4, 6] };

describe('a subscription', () => {
  it('has a scenario for each of its states', () => {
    expect(scenarios).toEqual(expect.arrayContaining([...subscriptionStatuses]));
  });

  const free = 20;
  const paid = 1_000;
  it.each([
    ['active', paid, '2026-02-28', ['succeeded']],
    ['canceled', paid, '2026-02-28', ['succeeded']],
    ['past_due', paid, '2026-01-27', ['failed', 'succeeded']],
    ['unpaid', free, '2026-01-10', ['failed', 'failed', 'failed', 'failed', 'succeeded']],
    ['trialing', paid, '2026-02-09', []],
    ['paused', free, undefined, ['succeeded']],
  ] as const)('that is %s', async (status, tasks, billing, payments) => {
    const { client } = await opened(status);
    const shown = await client.userSubscription();
    const texts = await textsFor('en');
    expect(shown).toMatchObject({
      tier: 'professional',
      status,
      statusText: texts.say(`server.subscription.status.${status}`),
      limits: { tasks },
    });
    expect(shown.nextBillingDate?.slice(0, 10)).toBe(billing);
    expect((await client.paymentHistory()).map((payment) => payment.status)).toEqual(payments);
  });

  it('that was canceled can be taken back, one that rests cannot be canceled', async () => {
    const { client } = await opened('canceled');
    await client.resumeSubscription();
    expect((await client.userSubscription()).status).toBe('active');
  });
});

it('an error is that of every list of the screens, records among them', async () => {
  const { client, send } = await opened('error');
  expect(await failure(client.agents())).toEqual(['http', 500]);
  expect((await send('/api/company-policies?limit=50')).status).toBe(500);
  expect((await send('/api/user')).status).toBe(200);
});

describe('a quota error', () => {
  it('is told in the run, which goes on with another model', async () => {
    const { client } = await opened('quota_error');
    const task = await client.createTask({ ...run, coordinatorId: 4 });
    await client.startTask(task.id);
    const events = [];
    for await (const event of client.taskEvents(task.id)) events.push(event);
    const quota = events.filter((event) => event.type === 'error' && event.code === 'quota');
    expect(quota.length).toBeGreaterThan(0);
    expect(quota.every((event) => event.type === 'error' && !event.fatal)).toBe(true);
    expect(quota[0]).toMatchObject({
      message: expect.stringContaining('claude-sonnet-4') as string,
    });
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
  });

  it('is the answer to a model test', async () => {
    const { client } = await opened('quota_error');
    const test = { model: 'openai/gpt-4.1-mini', prompt: 'Hello?' };
    expect(await failure(client.testModel(test))).toEqual(['http', 429]);
  });
});

describe('a run that meets with trouble', () => {
  const decision = {
    title: 'Second site',
    description: 'Choose Gdańsk or Rotterdam by cost.',
    options: ['Gdańsk', 'Rotterdam'],
    methods: ['swot' as const],
  };
  const watched = async (scenario: string) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { client } = await opened(scenario);
    const { id } = await client.createRun('decision', decision);
    const states: RunConnection['state'][] = [];
    const seen = async () => {
      const events: RunEvent[] = [];
      const onConnection = (connection: RunConnection) => {
        states.push(connection.state);
        if (connection.state === 'waiting')
          setImmediate(() => vi.advanceTimersByTime(connection.delay));
      };
      for await (const event of client.taskEvents(id, { onConnection })) events.push(event);
      return events;
    };
    return { client, id, states, events: await seen(), seen };
  };

  it('connection_lost: the reader loses it, comes back in vain, and misses nothing', async () => {
    const { events, states, seen } = await watched('connection_lost');
    expect(states).toEqual(['open', 'waiting', 'waiting', 'open']);
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
    expect(await seen()).toEqual(events);
  });

  it.each([
    ['run_fails', 'unavailable', undefined],
    ['run_unshaped', 'invalid_output', true],
  ])(
    '%s: it ends without its result, and the next try has one',
    async (scenario, code, unshaped) => {
      const { client, id, events, seen } = await watched(scenario);
      expect(events.filter(({ type }) => type === 'error')).toMatchObject([{ code, fatal: true }]);
      const failed = await client.task(id);
      expect([failed.status, failed.result?.unshaped]).toEqual(['failed', unshaped]);
      await client.retryTask(id);
      expect((await seen()).at(-1)).toMatchObject({ type: 'done', status: 'completed' });
      expect((await client.task(id)).result?.unshaped).toBeUndefined();
    },
  );

  it('run_unshaped: the text says what was typed, and is no JSON', async () => {
    const { client, id } = await watched('run_unshaped');
    expect((await client.task(id)).result?.text).toMatch(/^- Gdańsk$/m);
  });
});

describe('a session that ends in mid-form', () => {
  it('refuses the first change with 401, once, until somebody signs in again', async () => {
    const { client } = await opened('session_expired');
    expect(await client.user()).toMatchObject({ username: 'demo' });
    expect((await client.agents()).length).toBe(8);
    expect(await failure(client.createAgent({ ...agent, capabilities: ['planning'] }))).toEqual([
      'http',
      401,
    ]);
    expect(await client.user()).toBeNull();
    await client.login({ username: 'demo', password: 'constella-demo' });
    await client.createAgent({ ...agent, capabilities: ['planning'] });
    await client.deleteAgent(4);
    expect((await client.agents()).length).toBe(8);
  });

  it('does not end with a wrong password', async () => {
    const { client } = await opened('session_expired');
    await failure(client.login({ username: 'demo', password: 'wrong-password' }));
    expect(await client.user()).toMatchObject({ username: 'demo' });
  });
});

describe('a slow medical service', () => {
  it('takes longer than other requests may, and not longer than its own', async () => {
    const { send, waits } = await opened('slow_medical');
    await send('/api/starmedix/diagnoses');
    await send('/api/assistants/medical/estimate', { method: 'POST' });
    expect(waits).toEqual([90_000, 90_000]);
    expect(waits[0]).toBeGreaterThan(timeouts.request);
    expect(waits[0]).toBeLessThan(timeouts.medical);
  });

  it('keeps nobody else waiting', async () => {
    const { client, waits } = await opened('slow_medical');
    await Promise.all([client.user(), client.agents(), client.tasks(), client.userSubscription()]);
    expect(waits).toEqual([]);
  });
});

describe('amounts', () => {
  const listed = async (scenario: string, path: string) => {
    const { send } = await opened(scenario);
    const response = await send(path);
    const rows = (await response.json()) as unknown[];
    return [rows.length, Number(response.headers.get('x-total-count') ?? rows.length)];
  };
  const paths = [
    '/api/agents',
    '/api/tasks',
    '/api/learning-plans',
    '/api/learning-contents',
    '/api/company-profiles',
    '/api/life-goals',
    '/api/life-assistant-interactions',
  ];

  it.each(paths)('empty: nothing at %s', async (path) => {
    expect(await listed('empty', path)).toEqual([0, 0]);
  });

  it('empty: nothing is left of the demo user’s work, and the account is', async () => {
    const { server, client } = await opened('empty');
    for (const table of [
      'run_events',
      'execution_traces',
      'learning_activities',
      'risk_items',
    ] as const)
      expect([table, ...server.store.all(table)]).toEqual([table]);
    expect(await client.userSubscription()).toMatchObject({ status: 'active' });
  });

  it.each(paths)('full: more than one page at %s', async (path) => {
    const [, total] = await listed('full', path);
    expect(total).toBeGreaterThan(bounds.pageSize.default);
  });

  it('full: the longest name, and usage near its limits', async () => {
    const { client } = await opened('full');
    const names = (await client.agents()).map(({ name }) => name.length);
    expect(Math.max(...names)).toBe(bounds.agentName.max);
    const { usage, limits } = await client.userSubscription();
    expect([usage.tasks, limits.tasks]).toEqual([970, 1_000]);
  });

  it('full: a repeated run can be opened like any other', async () => {
    const { client } = await opened('full');
    const [last] = await client.tasks({});
    const types = [];
    for await (const event of client.taskEvents(last?.id ?? 0)) types.push(event.type);
    expect(types.at(-1)).toBe('done');
  });

  it('large: 10,000 runs, and 10,000 rows in pages with the right total', async () => {
    const { client, send } = await opened('large');
    const tasks = await client.tasks();
    expect(tasks.length).toBe(bounds.pageSize.max);
    expect((await send('/api/tasks?_limit=1')).headers.get('x-total-count')).toBe('10000');
    expect(new Set(tasks.map(({ status }) => status)).size).toBe(4);
    for (const [page, rows] of [
      [1, 500],
      [20, 500],
      [21, 0],
    ]) {
      const list = await send(`/api/life-assistant-interactions?_limit=500&_page=${page}`);
      expect(list.headers.get('x-total-count')).toBe('10000');
      expect(((await list.json()) as unknown[]).length).toBe(rows);
    }
  });
});

describe('limits', () => {
  const start = async (scenario: string) => {
    const { client } = await opened(scenario);
    const task = await client.createTask({ ...run, coordinatorId: 4 });
    return failure(client.startTask(task.id));
  };

  it('without points nothing starts', async () => {
    expect(await start('out_of_points')).toEqual(['http', 402]);
  });

  it('without points the balance is the sum of the ledger', async () => {
    const { server } = await opened('out_of_points');
    const [points] = server.store.rowsBy('user_points', 'userId', 2);
    const sum = server.store
      .rowsBy('point_transactions', 'userId', 2)
      .reduce((total, { amount }) => total + amount, 0);
    expect([points?.currentBalance, sum]).toEqual([0, 0]);
  });

  it('with the membership used up nothing starts', async () => {
    expect(await start('limit_reached')).toEqual(['http', 403]);
  });
});

describe('inputs', () => {
  it('latency: every answer waits', async () => {
    const { client, waits } = await opened('latency=250');
    await client.user();
    await client.agents();
    expect(waits).toEqual([250, 250]);
  });

  it.each([
    [0, 0],
    [1, 200],
  ])('failureRate %d: %d of 200 fail', async (rate, failed) => {
    const { send } = await opened(`failureRate=${rate}`);
    const answers = await Promise.all(Array.from({ length: 200 }, () => send('/api/user')));
    expect(answers.filter(({ status }) => status === 503).length).toBe(failed);
  });

  it('failureRate: what fails was not carried out', async () => {
    const { client, server } = await opened('failureRate=1');
    expect(await failure(client.deleteAgent(4))).toEqual(['http', 503]);
    expect(server.store.find('agents', 4)).toBeDefined();
  });

  it('failureRate: requests that cross each other do not change each other’s luck', async () => {
    const outcomes = async (others: number) => {
      const { send } = await opened('failureRate=0.5&seed=3');
      const seen = [];
      for (let time = 0; time < 20; time += 1) {
        for (let other = 0; other < others; other += 1) await send('/api/tasks');
        seen.push((await send('/api/user')).status);
      }
      return seen;
    };
    const alone = await outcomes(0);
    expect(new Set(alone)).toEqual(new Set([200, 503]));
    expect(await outcomes(3)).toEqual(alone);
  });

  it('clock: the moment of everything that is written', async () => {
    const { client } = await opened('clock=2027-05-01');
    const created = await client.createAgent({ ...agent, capabilities: ['planning'] });
    expect(created.createdAt).toBe('2027-05-01T00:00:00.000Z');
  });
});

it('docs/scenarios.md says of each what it is here', async () => {
  const page = await readFile(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
  const rows = new Set(page.split('\n').map((line) => line.replaceAll(/\s+/g, ' ').trim()));
  for (const [name, { about }] of Object.entries(scenarioDefinitions))
    expect(rows).toContain(`| \`${name}\` | ${about} |`);
  for (const input of scenarioInputs) expect(page).toContain(`| \`${input}\``);
});
