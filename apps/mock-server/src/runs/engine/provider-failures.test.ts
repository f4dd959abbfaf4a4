import type { ListedAgent, Model, Task } from '@constella/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { createTask, only, readEvents } from '../../testing/read-events.js';
import { gate, hang, scriptedProvider } from '../../testing/scripted-provider.js';
import { restart } from '../../testing/restart.js';
import { createTestServer, stateOf, TestClock } from '../../testing/test-server.js';
import { until } from '../../testing/until.js';
import { pointsOf } from '../../money/ledger.js';

const model = (id: string, contextLength = 100_000): Model => ({
  id,
  name: id,
  provider: id,
  contextLength,
});
const sonar = 'perplexity/llama-3.1-sonar-large-128k-online';
const sonnet = 'anthropic/claude-sonnet-4';
const list = [
  model(sonar),
  model(sonnet),
  model('openai/gpt-4.1-mini'),
  model('mistralai/small', 5_000),
  model('meta-llama/llama-3.3-70b-instruct', 4_000),
];

afterEach(() => {
  vi.useRealTimers();
});

async function run(
  script: Parameters<typeof scriptedProvider>[0],
  options: Parameters<typeof createTask>[1] = {},
) {
  const { provider, asked } = scriptedProvider(script, list);
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const id = await createTask(browser, { metadata: { maxIterations: 1 }, ...options });
  await browser.call('POST', `/api/tasks/${id}/start`);
  const events = await readEvents(browser, id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${id}`);
  const agents = (await browser.call<ListedAgent[]>('GET', '/api/agents')).body;
  return { server, browser, id, events, task, agents, asked };
}

describe('a quota that is used up', () => {
  it('is said, and the run goes on with the fallback model', async () => {
    const { events, task, asked } = await run((request) =>
      request.model === sonar ? { fail: 'quota' } : 'a text',
    );
    expect(only(events, 'error')).toMatchObject([
      {
        code: 'quota',
        fatal: false,
        agentId: 5,
        message: `API quota limit: ${sonar} is not accepting requests right now. Market analyst continues with openai/gpt-4.1-mini.`,
      },
    ]);
    expect(task.status).toBe('completed');
    expect(only(events, 'message').map(({ from }) => from)).toContain(5);
    expect(
      asked.filter(({ prompt }) => prompt.step === 'contribute').map((request) => request.model),
    ).toContain('openai/gpt-4.1-mini');
  });

  it('of the second model leads to a third, and then no further', async () => {
    const { events, task, asked } = await run(({ prompt }) =>
      prompt.step === 'contribute' && prompt.data['agentId'] === 5 ? { fail: 'quota' } : 'a text',
    );
    const tried = asked.flatMap((request) =>
      request.prompt.step === 'contribute' && request.prompt.data['agentId'] === 5
        ? [request.model]
        : [],
    );
    expect(tried).toEqual([sonar, 'openai/gpt-4.1-mini', sonnet]);
    expect(only(events, 'error').map(({ fatal }) => fatal)).toEqual([false, false, false]);
    expect(task.status).toBe('completed');
    expect(task.result?.contributions?.map(({ agentId }) => agentId)).toEqual([4, 6]);
    expect(task.result?.contributions?.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  });

  it('leaves the agent out when it may not fall back, and shows it', async () => {
    const failing = 'meta-llama/llama-3.3-70b-instruct';
    const { events, task, agents, browser } = await run(
      (request) => (request.model === failing ? { fail: 'quota' } : 'a text'),
      {
        agents: [5, 8],
        metadata: { maxIterations: 2 },
      },
    );
    expect(task.status).toBe('completed');
    expect(only(events, 'error')[0]).toMatchObject({
      agentId: 8,
      fatal: false,
      message: expect.stringMatching(/^API quota limit: .* Allow fallback/),
    });
    expect(
      only(events, 'step')
        .filter(({ state }) => state === 'failed')
        .map(({ agentId }) => agentId),
    ).toEqual([8, 8]);
    expect(agents.find(({ id }) => id === 8)).toMatchObject({
      status: 'error',
      metadata: { lastError: expect.stringMatching(/quota/) },
    });
    const reset = await browser.call<ListedAgent>('PATCH', '/api/agents/8/status', {
      status: 'idle',
    });
    expect(reset.body.status).toBe('idle');
  });

  it('ends the run when nobody can write', async () => {
    const { events, task, server } = await run(({ prompt }) =>
      prompt.step === 'contribute' ? { fail: 'quota' } : 'a text',
    );
    expect(task).toMatchObject({
      status: 'failed',
      result: null,
      error: expect.stringMatching(/^API quota limit/),
      usage: { points: 0 },
    });
    expect(only(events, 'error').at(-1)).toMatchObject({ fatal: true, code: 'quota' });
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'failed' });
    const ledger = server.store.rowsBy('point_transactions', 'userId', 2);
    expect(ledger.slice(-2).map(({ type }) => type)).toEqual(['spend', 'refund']);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      pointsOf(server.store, 2)?.currentBalance,
    );
  });
});

describe('a service that fails', () => {
  it('is asked once more when its answer broke off', async () => {
    const { events, task, asked } = await run((_request, call) =>
      call === 2 ? { fail: 'broken' } : 'a text',
    );
    expect(task.status).toBe('completed');
    expect(only(events, 'error')).toEqual([]);
    expect(asked).toHaveLength(5);
    const again = only(events, 'step')
      .filter(({ state }) => state === 'running')
      .map(({ index }) => index);
    expect(again.length - new Set(again).size).toBe(1);
  });

  it('twice in a row fails the agent’s step, with words', async () => {
    const { events, task } = await run(({ prompt }) =>
      prompt.step === 'contribute' && prompt.data['agentId'] === 6 ? { fail: 'broken' } : 'a text',
    );
    expect(task.status).toBe('completed');
    expect(only(events, 'error')).toMatchObject([
      { agentId: 6, code: 'invalid_output', message: expect.stringMatching(/was cut off twice/) },
    ]);
  });

  it('in the coordinator’s hands ends the run', async () => {
    const { task, agents } = await run(({ prompt }) =>
      prompt.step === 'result' ? { fail: 'unavailable' } : 'a text',
    );
    expect(task).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/cannot be reached/),
    });
    expect(agents.find(({ id }) => id === 4)?.status).toBe('error');
  });

  it('by refusing its key to one agent leaves that one out, to all ends the run', async () => {
    const one = await run(({ prompt }) =>
      prompt.step === 'contribute' && prompt.data['agentId'] === 5
        ? { fail: 'unauthorized' }
        : 'a text',
    );
    expect(one.task.status).toBe('completed');
    expect(only(one.events, 'error')).toMatchObject([
      { agentId: 5, code: 'unauthorized', fatal: false },
    ]);
    const all = await run(({ prompt }) =>
      prompt.step === 'contribute' ? { fail: 'unauthorized' } : 'a text',
    );
    expect(all.task).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/refused the server’s key/),
    });
    expect(all.asked).toHaveLength(3);
  });

  it('by something unforeseen is logged, and the run says so without details', async () => {
    const { task, server } = await run(() => {
      throw new Error('secret inside');
    });
    expect(task).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/went wrong inside/),
    });
    expect(JSON.stringify(task)).not.toContain('secret');
    expect(server.lines.join()).toContain('secret inside');
  });
});

describe('time', () => {
  it('that is up ends the run with a message', async () => {
    const { provider } = scriptedProvider(({ prompt }) =>
      prompt.step === 'contribute' ? hang : 'a text',
    );
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const id = await createTask(browser, { metadata: { timeoutSeconds: 30 } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await browser.call('POST', `/api/tasks/${id}/start`);
    while (!server.engine.atWork(5)) await vi.advanceTimersByTimeAsync(1);
    await vi.advanceTimersByTimeAsync(29_000);
    expect(server.store.find('tasks', id)?.status).toBe('running');
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    const events = await readEvents(browser, id);
    expect(only(events, 'error').at(-1)).toMatchObject({
      code: 'timeout',
      fatal: true,
      message: expect.stringMatching(/limit of 30 seconds/),
    });
    expect(server.store.find('tasks', id)).toMatchObject({ status: 'failed', reserved: 0 });
  });
});

describe('a server that stops', () => {
  it('takes its runs up again where they were', async () => {
    const door = gate();
    let blocked = true;
    const { provider, asked } = scriptedProvider(({ prompt }) => {
      if (blocked && prompt.step === 'merge') {
        door.open();
        return hang;
      }
      return `${prompt.step} ${JSON.stringify(prompt.data['round'])}`;
    });
    const first = await createTestServer({ provider });
    const browser = await first.browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 2 } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    const seen = readEvents(browser, id);
    await door.opened;
    await first.engine.stop();
    const before = await seen;
    expect(before.some(({ type }) => type === 'done')).toBe(false);
    expect(first.store.find('tasks', id)?.status).toBe('running');

    blocked = false;
    const askedBefore = asked.length;
    const state = stateOf(first.store);
    const second = await createTestServer({ provider, state });
    second.engine.resume();
    const again = second.browser();
    again.cookie = browser.cookie;
    const after = await readEvents(again, id, { after: before.at(-1)?.id ?? 0 });
    expect(after[0]).toMatchObject({ type: 'error', code: 'interrupted', fatal: false });
    expect(after[0]?.id).toBeGreaterThan(before.at(-1)?.id ?? 0);
    expect(after.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
    // merge, two agents, result: what was written before is not asked for again.
    expect(asked.slice(askedBefore).map(({ prompt }) => prompt.step)).toEqual([
      'merge',
      'contribute',
      'contribute',
      'result',
    ]);
    const whole = await readEvents(again, id);
    expect(only(whole, 'message')).toHaveLength(6);
    expect(new Set(only(whole, 'message').map(({ messageId }) => messageId)).size).toBe(6);
  });

  it('that cannot write goes on when it can', async () => {
    let full = false;
    const persist = () =>
      full ? Promise.reject(Object.assign(new Error(), { code: 'ENOSPC' })) : Promise.resolve();
    const { provider, asked } = scriptedProvider(() => {
      if (asked.length === 2) full = true;
      return 'a text';
    });
    const server = await createTestServer({ persist, provider });
    const browser = await server.browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await browser.call('POST', `/api/tasks/${id}/start`);
    await server.engine.settled(id);
    expect(server.lines.join()).toMatch(/could not be stored/);
    expect(server.store.find('tasks', id)?.status).toBe('running');
    full = false;
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await readEvents(browser, id)).at(-1)).toMatchObject({ status: 'completed' });
  });
});

it('a run’s ledger, trace and records agree', async () => {
  const { server, id, task } = await run(() => 'a text');
  await until(() => server.store.find('tasks', id)?.status === 'completed');
  const [trace] = server.store.rowsBy('execution_traces', 'taskId', id);
  expect(trace).toMatchObject({
    status: 'completed',
    metrics: { steps: 4, points: task.usage?.points },
  });
  expect(server.store.rowsBy('cognitive_states', 'taskId', id).length).toBeGreaterThan(3);
  expect(server.store.rowsBy('tool_call_traces', 'taskId', id)).toHaveLength(1);
  const points = pointsOf(server.store, 2);
  const ledger = server.store.rowsBy('point_transactions', 'userId', 2);
  expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(points?.currentBalance);
  expect(points?.currentBalance).toBe((points?.lifetimeEarned ?? 0) - (points?.lifetimeSpent ?? 0));
});

it('a clock that is set back during a run takes no time, and the data can be opened', async () => {
  const clock = new TestClock();
  const { provider } = scriptedProvider(() => {
    clock.pass(-3_600_000);
    return 'a text';
  }, list);
  const server = await createTestServer({ provider, clock });
  const browser = await server.browser().signIn();
  const id = await createTask(browser, { metadata: { maxIterations: 1 } });
  await browser.call('POST', `/api/tasks/${id}/start`);
  const events = await readEvents(browser, id);
  expect(only(events, 'step').filter(({ duration = 0 }) => duration < 0)).toEqual([]);
  expect(server.store.find('tasks', id)).toMatchObject({ status: 'completed', duration: 0 });
  expect(server.store.rowsBy('execution_traces', 'taskId', id)).toMatchObject([{ duration: 0 }]);
  expect(await restart(server.store)).toEqual([]);
});
