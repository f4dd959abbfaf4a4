import type { ListedAgent, RunEvent, Task } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { createTask, only, readEvents } from '../../testing/read-events.js';
import { paidService } from '../../testing/paid-service.js';
import { gate, hang, scriptedProvider } from '../../testing/scripted-provider.js';
import { createTestServer } from '../../testing/test-server.js';
import { until } from '../../testing/until.js';
import { pointsOf } from '../../money/ledger.js';

const ids = (events: readonly RunEvent[]) => events.map(({ id }) => id);

describe('a collaboration', () => {
  it('is created waiting, runs, and ends with a result', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 2, clientInfo: 'test' } });
    const created = await browser.call<Task>('GET', `/api/tasks/${id}`);
    expect(created.body).toMatchObject({
      status: 'pending',
      result: null,
      agentCount: 3,
      agentsInvolved: [5, 6, 4],
      coordinatorId: 4,
      metadata: {
        maxIterations: 2,
        timeoutSeconds: 120,
        passThroughMode: false,
        clientInfo: 'test',
      },
    });
    const started = await browser.call<Task>('POST', `/api/tasks/${id}/start`);
    expect(started.body).toMatchObject({ status: 'running', startedAt: expect.any(String) });
    const events = await readEvents(browser, id);

    expect(ids(events)).toEqual(ids(events).toSorted((a, b) => a - b));
    expect(new Set(ids(events)).size).toBe(events.length);
    const steps = only(events, 'step');
    expect(steps.slice(0, 7).map(({ state }) => state)).toEqual(
      Array.from({ length: 7 }, () => 'pending'),
    );
    expect(
      steps
        .filter(({ state }) => state === 'completed')
        .map(({ index }) => index)
        .toSorted((a, b) => a - b),
    ).toEqual([0, 1, 2, 3, 4, 5, 6]);
    const messages = only(events, 'message');
    // Agents of one round write side by side: who is first is not said.
    const told = messages.map(({ from, to, round = 0 }) => `${round} ${from} → ${to}`);
    expect([told[0], told[3]]).toEqual(['0 4 → null', '1 4 → null']);
    expect(told.toSorted()).toEqual([
      '0 4 → null',
      '1 4 → null',
      '1 5 → 4',
      '1 6 → 4',
      '2 5 → 4',
      '2 6 → 4',
    ]);
    for (const { messageId, text } of messages) {
      const written = only(events, 'delta').filter((delta) => delta.messageId === messageId);
      expect(
        written.length === 0 || text.endsWith(written.map((delta) => delta.text).join('')),
      ).toBe(true);
    }
    expect(only(events, 'state').map(({ layer }) => layer)).toEqual([
      'perception',
      'comprehension',
      'reasoning',
      'reflection',
      'execution',
      'decision',
    ]);
    expect(only(events, 'tool').at(-1)).toMatchObject({
      name: 'brief.read',
      result: { figures: ['1,200 parcels'] },
    });
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 'completed' });

    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${id}`);
    expect(task).toMatchObject({
      status: 'completed',
      error: null,
      completedAt: expect.any(String),
    });
    expect(task.result).toEqual(only(events, 'result').at(-1)?.result);
    expect(task.result).toMatchObject({ offline: true, model: 'anthropic/claude-sonnet-4' });
    expect(task.result?.text).toContain('Compare Ghent with Lille');
    // Nobody measured a share in a worksheet.
    expect(task.result).not.toHaveProperty('contributions');
    expect(task.usage).toEqual({
      inputTokens: expect.any(Number),
      outputTokens: expect.any(Number),
      // The offline model costs nothing.
      points: 0,
      models: expect.any(Array),
    });
    const written = task.usage?.models?.map(({ model, texts }) => [model, texts]);
    expect(written).toEqual([
      ['perplexity/llama-3.1-sonar-large-128k-online', 2],
      ['anthropic/claude-sonnet-4', 5],
    ]);
    expect(server.lines).toEqual([]);
  });

  it('costs what the models of its texts cost', async () => {
    const server = await createTestServer({ provider: paidService() });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
    const id = await createTask(browser, { metadata: { maxIterations: 2 } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    await server.engine.settled(id);
    const { body: task } = await browser.call<Task>('GET', `/api/tasks/${id}`);
    expect(task.usage?.points).toBe(3 * 3 + 2 * 2 + 2 * 3);
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before - 19);
  });

  it('writes the same for the same request', async () => {
    const texts = [];
    for (let turn = 0; turn < 2; turn += 1) {
      const browser = await (await createTestServer()).browser().signIn();
      const id = await createTask(browser);
      await browser.call('POST', `/api/tasks/${id}/start`);
      const messages = only(await readEvents(browser, id), 'message');
      texts.push(
        messages.toSorted((a, b) => a.messageId.localeCompare(b.messageId)).map(({ text }) => text),
      );
    }
    expect(texts[0]).toEqual(texts[1]);
    expect(texts[0]?.length).toBe(1 + 3 * 2 + 2);
  });

  it('passes texts on unedited in pass-through mode', async () => {
    const { provider, asked } = scriptedProvider(({ prompt }) =>
      prompt.step === 'contribute'
        ? `${String(prompt.data['agent'])} ${String(prompt.data['round'])}`
        : 'frame',
    );
    const browser = await (await createTestServer({ provider })).browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 2, passThroughMode: true } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    await readEvents(browser, id);
    const { body } = await browser.call<Task>('GET', `/api/tasks/${id}`);
    expect(body.result?.text).toBe(
      '## Market analyst\n\nMarket analyst 2\n\n## Contract reader\n\nContract reader 2',
    );
    expect(asked.map(({ prompt }) => prompt.step)).toEqual([
      'frame',
      ...Array.from({ length: 4 }, () => 'contribute'),
    ]);
  });

  it('lets agents read what was said before, as far as they remember', async () => {
    const { provider, asked } = scriptedProvider(({ prompt }) => prompt.step);
    const browser = await (await createTestServer({ provider })).browser().signIn();
    await browser.call('PATCH', '/api/agents/5', { memoryDepth: 2 });
    const id = await createTask(browser);
    await browser.call('POST', `/api/tasks/${id}/start`);
    await readEvents(browser, id);
    const remembered = asked.flatMap(({ prompt }) =>
      prompt.step === 'contribute'
        ? [
            [
              Number(prompt.data['agentId']),
              Number(prompt.data['round']),
              (prompt.data['said'] as unknown[]).length,
            ],
          ]
        : [],
    );
    expect(remembered.toSorted((a, b) => a[0]! - b[0]! || a[1]! - b[1]!)).toEqual([
      [5, 1, 1],
      [5, 2, 2],
      [5, 3, 2],
      [6, 1, 1],
      [6, 2, 4],
      [6, 3, 7],
    ]);
  });

  it('shows its agents busy while they write', async () => {
    const door = gate();
    const { provider } = scriptedProvider(async ({ prompt }) => {
      if (prompt.step === 'contribute') await door.opened;
      return 'text';
    });
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    const busy = async () =>
      (await browser.call<ListedAgent[]>('GET', '/api/agents')).body
        .filter(({ status }) => status === 'busy')
        .map((agent) => agent.id);
    await until(async () => (await busy()).length === 2);
    expect(await busy()).toEqual([5, 6]);
    door.open();
    await readEvents(browser, id);
    expect(await busy()).toEqual([]);
    const agents = await browser.call<ListedAgent[]>('GET', '/api/agents');
    expect(agents.body.find((agent) => agent.id === 6)?.metadata).toMatchObject({
      lastActive: expect.any(String),
      lastError: null,
    });
  });

  it('starts once, whoever asks, and from waiting alone', async () => {
    const door = gate();
    const { provider, asked } = scriptedProvider(async () => {
      await door.opened;
      return 'text';
    });
    const browser = await (await createTestServer({ provider })).browser().signIn();
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.fetch('POST', `/api/tasks/${id}/start`)),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect((await browser.refused('POST', `/api/tasks/${id}/retry`)).status).toBe(409);
    door.open();
    await readEvents(browser, id);
    expect(asked).toHaveLength(4);
    for (const verb of ['start', 'cancel', 'retry'])
      expect((await browser.refused('POST', `/api/tasks/${id}/${verb}`)).status).toBe(409);
  });
});

describe('canceling and retrying', () => {
  it('stops at once, gives back what was not written, and begins again', async () => {
    let blocked = true;
    const { provider } = scriptedProvider(({ prompt }) =>
      blocked && prompt.step === 'contribute' ? hang : 'a text',
    );
    const server = await createTestServer({ provider });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before - (3 + 2 + 3 + 3));
    const first = readEvents(browser, id);
    await until(() => server.engine.atWork(5));
    const { body: canceled } = await browser.call<Task>('POST', `/api/tasks/${id}/cancel`);
    expect(canceled).toMatchObject({
      status: 'canceled',
      error: null,
      completedAt: expect.any(String),
      // The coordinator's first text was there to be read.
      usage: { points: 3 },
    });
    expect((await first).at(-1)).toMatchObject({ type: 'done', status: 'canceled' });
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before - 3);
    expect(server.engine.atWork(5)).toBe(false);

    blocked = false;
    const last = (await first).at(-1)?.id ?? 0;
    const { body: retried } = await browser.call<Task>('POST', `/api/tasks/${id}/retry`);
    expect(retried).toMatchObject({ status: 'running', completedAt: null });
    const resumed = await readEvents(browser, id, { after: last });
    expect(resumed[0]?.id).toBeGreaterThan(last);
    expect(resumed.at(-1)).toMatchObject({ type: 'done', status: 'completed' });
    const fresh = await readEvents(browser, id);
    expect(fresh[0]?.id).toBe(resumed[0]?.id);
    expect(fresh.filter(({ type }) => type === 'done')).toHaveLength(1);
    const ledger = server.store.rowsBy('point_transactions', 'userId', 2);
    expect(ledger.reduce((sum, { amount }) => sum + amount, 0)).toBe(
      pointsOf(server.store, 2)?.currentBalance,
    );
  });

  it('in the middle of its last text takes what had been written by then', async () => {
    const { provider, asked } = scriptedProvider(() => 'a text');
    const server = await createTestServer({
      provider: {
        ...provider,
        async *complete(request, signal) {
          for await (const part of provider.complete(request, signal)) {
            if (part.type === 'end' && request.prompt.step === 'result') {
              await new Promise((resolve) => signal.addEventListener('abort', resolve));
              throw signal.reason as Error;
            }
            yield part;
          }
        },
      },
    });
    const browser = await server.browser().signIn();
    const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
    const id = await createTask(browser, { metadata: { maxIterations: 1 } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    await until(() => asked.some(({ prompt }) => prompt.step === 'result'));
    const { body } = await browser.call<Task>('POST', `/api/tasks/${id}/cancel`);
    expect(body).toMatchObject({ status: 'canceled', usage: { points: 3 + 2 + 3 + 3 } });
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(before - 11);
  });

  it('works before the start as well', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const id = await createTask(browser);
    const watched = readEvents(browser, id);
    expect((await browser.call<Task>('POST', `/api/tasks/${id}/cancel`)).body).toMatchObject({
      status: 'canceled',
      duration: null,
    });
    expect((await watched).map(({ type }) => type)).toEqual(['done']);
    expect((await browser.refused('POST', `/api/tasks/${id}/start`)).status).toBe(409);
  });
});

describe('what keeps a run from starting', () => {
  it('agents that are gone or offline', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const id = await createTask(browser, { agents: [5, 6] });
    const status = (agent: number, value: string) =>
      browser.call('PATCH', `/api/agents/${agent}/status`, { status: value });
    const start = () => browser.refused('POST', `/api/tasks/${id}/start`);
    await status(4, 'offline');
    expect(await start()).toMatchObject({
      status: 409,
      error: expect.stringMatching(/Synthesis lead coordinates this task and is offline/),
    });
    await status(4, 'idle');
    await status(5, 'offline');
    await status(6, 'offline');
    expect(await start()).toMatchObject({
      status: 409,
      error: expect.stringMatching(/All other agents/),
    });
    await browser.call('DELETE', '/api/agents/6');
    expect(await start()).toMatchObject({
      status: 409,
      error: expect.stringMatching(/Contract reader no longer exists/),
    });
  });

  it('leaves out an agent that is offline, and says so', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const id = await createTask(browser, { agents: [5, 11], metadata: { maxIterations: 1 } });
    await browser.call('POST', `/api/tasks/${id}/start`);
    const events = await readEvents(browser, id);
    expect(only(events, 'error')).toMatchObject([
      {
        agentId: 11,
        fatal: false,
        message: 'Brief writer is offline and was left out of this run.',
      },
    ]);
    expect(only(events, 'message').map(({ from }) => from)).toEqual([4, 5]);
  });

  it('too few points, and nothing is taken', async () => {
    const server = await createTestServer({ provider: paidService() });
    const browser = await server.browser().signIn();
    const points = pointsOf(server.store, 2);
    await server.store.write(() =>
      server.store.update('user_points', points?.id ?? 0, { currentBalance: 10 }),
    );
    const id = await createTask(browser);
    const answer = await browser.refused('POST', `/api/tasks/${id}/start`);
    expect([answer.status, answer.error]).toEqual([
      402,
      expect.stringMatching(/needs \d+ points and you have 10/),
    ]);
    expect((await browser.call<Task>('GET', `/api/tasks/${id}`)).body.status).toBe('pending');
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(10);
  });

  it('a membership whose tasks are used up', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const user = server.store.find('users', 2)!;
    const usage = { ...user.usage, meters: { ...user.usage.meters, tasks: 1_000 } };
    await server.store.write(() => server.store.update('users', 2, { usage }));
    const id = await createTask(browser);
    const answer = await browser.refused('POST', `/api/tasks/${id}/start`);
    expect([answer.status, answer.error]).toEqual([
      403,
      expect.stringMatching(/allows 1,000 tasks a month .* until \w+ \d+, 2026/),
    ]);
  });
});
