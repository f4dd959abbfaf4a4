import {
  assistantIds,
  assistants,
  type AssistantId,
  type RunEvent,
  type Task,
} from '@constella/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';

import { modelsOf } from '../../node/providers.js';
import { readSettings } from '../../node/settings.js';
import {
  awkwardService,
  habits,
  shapeOf,
  type AwkwardService,
  type Habit,
} from '../../testing/awkward-service.js';
import { goodAnswers } from '../../testing/good-answers.js';
import { startOpenAiFake } from '../../testing/openai-fake.js';
import { only, readEvents } from '../../testing/read-events.js';
import { exampleRequests } from '../../testing/requests.js';
import { agentBody, createTestServer, type TestBrowser } from '../../testing/test-server.js';
import { pointsOf } from '../../money/ledger.js';

/** A text with characters of one to four bytes. */
const text = 'Gdańsk, Łódź и Київ, ثمّ 智能体 🌌, and on.';

/** A request of an assistant; a team is made for it, of a model the service has. */
async function requestOf(id: AssistantId, browser: TestBrowser): Promise<object> {
  const request = exampleRequests[id];
  if (!('agentsInvolved' in request)) return request;
  const agents: number[] = [];
  for (const type of ['coordinator', 'processor']) {
    const body = agentBody({ name: `Of ${type}`, type, model: 'first' });
    agents.push((await browser.call<{ id: number }>('POST', '/api/agents', body)).body.id);
  }
  return { ...request, agentsInvolved: agents, coordinatorId: agents[0] };
}

const start = async (browser: TestBrowser, id: AssistantId) =>
  browser.call<Task>('POST', `/api/assistants/${id}/runs`, await requestOf(id, browser));

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A run against a service with a habit, set up by the variables the documents name. */
async function run(id: AssistantId, habit: Habit) {
  const answers = await goodAnswers(id, (browser) => requestOf(id, browser));
  const service: AwkwardService = awkwardService(habit, 2, (request) => {
    const shape = shapeOf(request);
    return (shape !== undefined && answers.get(shape)) || text;
  });
  const fake = await startOpenAiFake(service.answer);
  close = fake.close;
  const settings = readSettings({ LLM_BASE_URL: fake.baseUrl, LLM_API_KEY: 'a key' });
  const server = await createTestServer({ models: (store) => modelsOf(store, settings) });
  const browser = await server.browser().signIn();
  const balance = () => pointsOf(server.store, 2)?.currentBalance ?? 0;
  const before = balance();
  const { body } = await start(browser, id);
  const events = await readEvents(browser, body.id);
  const read = async () => (await browser.call<Task>('GET', `/api/tasks/${body.id}`)).body;
  return {
    server,
    browser,
    service,
    events,
    read,
    task: await read(),
    asked: fake.requests.filter(({ path }) => path.endsWith('/completions')),
    spent: () => before - balance(),
  };
}

/** The typed request, without the team that was made for it. */
function typed(id: AssistantId): object {
  const {
    agentsInvolved: _agents,
    coordinatorId: _coordinator,
    metadata: _metadata,
    ...rest
  } = exampleRequests[id] as Record<string, unknown>;
  return rest;
}

const textsIn = (events: readonly RunEvent[]) =>
  JSON.stringify(events.filter(({ type }) => type !== 'tool'));

describe.each(assistantIds)('%s', (id) => {
  const good = habits.filter((habit) => habit !== 'noQuota');

  it.each(good)('comes to its result though the service is %s', async (habit) => {
    const { task, events, asked, spent } = await run(id, habit);
    expect(task).toMatchObject({
      status: 'completed',
      result: { model: 'first', offline: false },
    });
    expect(task.request).toMatchObject(typed(id));
    assistants[id].result.parse(task.result);
    expect(textsIn(events)).not.toContain('\uFFFD');
    // Begun again or sent back: nothing of it is a problem for whoever waits.
    expect(only(events, 'error')).toEqual([]);
    const texts = task.usage?.models?.[0]?.texts ?? 0;
    const repeated = { slow: 0, fragments: 0, brokenChunk: 1, brokenAnswer: 0, noQuota: 0 };
    expect(asked).toHaveLength(texts + repeated[habit]);
    expect(new Set(asked.map(({ authorization }) => authorization))).toEqual(
      new Set(['Bearer a key']),
    );
    expect(spent()).toBe(task.usage?.points);
  });

  it('says that the quota is used up, takes nothing, keeps the request, and goes on later', async () => {
    const { server, browser, service, task, events, spent, read } = await run(id, 'noQuota');
    expect(task).toMatchObject({
      status: 'failed',
      // What happened, why, and what to do next.
      error: expect.stringMatching(
        /^API quota limit: first is not accepting requests right now.*run it again later\.$/,
      ),
      request: expect.objectContaining(typed(id)) as object,
      result: null,
      usage: { points: 0 },
    });
    expect(only(events, 'error').at(-1)).toMatchObject({
      code: 'quota',
      fatal: true,
      message: task.error,
    });
    expect(spent()).toBe(0);
    service.habit = 'none';
    await browser.call('POST', `/api/tasks/${task.id}/retry`);
    await server.engine.settled(task.id);
    const again = await read();
    expect(again.status).toBe('completed');
    assistants[id].result.parse(again.result);
    expect(spent()).toBe(again.usage?.points);
  });
});

it('keeps characters whole that arrive in pieces', async () => {
  const { events } = await run('cognitive-flow', 'fragments');
  const messages = only(events, 'message').map((message) => message.text);
  expect(messages).toContain(text);
});
