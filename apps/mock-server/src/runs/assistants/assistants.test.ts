import { readdir } from 'node:fs/promises';

import {
  assistantIds,
  assistants,
  deriveResult,
  findAssistant,
  languages,
  type Assistant,
  type RunEstimate,
  type Task,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { pointsOf } from '../../money/ledger.js';
import { tools } from './index.js';
import { paidService } from '../../testing/paid-service.js';
import { only, readEvents } from '../../testing/read-events.js';
import { exampleRequests as requests } from '../../testing/requests.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

const { decision } = requests;

const { question } = requests['cognitive-flow'];
async function run(browser: TestBrowser, assistant: string, request: object, locale = 'en') {
  const options = { headers: { 'accept-language': locale } };
  const path = `/api/assistants/${assistant}/runs`;
  const created = await browser.call<Task>('POST', path, request, options);
  expect(created.status).toBe(201);
  const events = await readEvents(browser, created.body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${created.body.id}`);
  return { task, events };
}

/** Writes nonsense where a path leads; `*` is every entry of a list. */
function blank(value: unknown, [part = '', ...rest]: readonly string[]): void {
  if (typeof value !== 'object' || value === null) return;
  const parts = value as Record<string, unknown>;
  for (const name of part === '*' ? Object.keys(parts) : [part])
    if (rest.length > 0) blank(parts[name], rest);
    else if (name in parts) parts[name] = 'nonsense';
}

describe.each(assistantIds)('%s', (id) => {
  it('is listed, estimated, run to a result of its schema, and paid as estimated', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const { body: listed } = await browser.call<Assistant[]>('GET', '/api/assistants');
    expect(listed.find((one) => one.id === id)).toMatchObject({ path: assistants[id].path });
    const { body: cost } = await browser.call<RunEstimate>(
      'POST',
      `/api/assistants/${id}/estimate`,
      requests[id],
    );
    expect(cost).toMatchObject({ balance: pointsOf(server.store, 2)?.currentBalance, missing: 0 });
    const { task, events } = await run(browser, id, requests[id]);
    expect(task).toMatchObject({ status: 'completed', assistant: id, request: requests[id] });
    assistants[id].result.parse(task.result);
    expect(task.result).toMatchObject({ offline: true });
    expect(task.usage?.points).toBe(cost.points);
    expect(pointsOf(server.store, 2)?.currentBalance).toBe(cost.balance - cost.points);

    const steps = only(events, 'step');
    const total = steps[0]?.total ?? 0;
    const ended = steps.filter(({ state }) => state === 'completed').map(({ index }) => index);
    expect(ended.toSorted((a, b) => a - b)).toEqual([...Array(total).keys()]);
    const registered = new Set(tools.map((tool) => tool.id));
    const called = server.store.rowsBy('tool_call_traces', 'taskId', task.id);
    expect(called.length).toBeGreaterThan(0);
    for (const { toolId } of called) expect(registered).toContain(toolId);
    const layers = only(events, 'state').map(({ layer }) => layer);
    const transforms = server.store.rowsBy('cognitive_transforms', 'taskId', task.id);
    expect(transforms).toHaveLength(new Set(layers).size - 1);
    const states = server.store
      .rowsBy('cognitive_states', 'taskId', task.id)
      .map(({ stateId }) => stateId);
    for (const { inputStates, outputStates } of transforms)
      for (const state of [...inputStates, ...outputStates]) expect(states).toContain(state);
    expect(server.store.rowsBy('execution_traces', 'taskId', task.id)).toHaveLength(1);
    expect(server.lines).toEqual([]);
  });

  it('says who wrote it and what it rests on, and what is computed nobody writes', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const { task } = await run(browser, id, requests[id]);
    const writers = task.usage?.models ?? [];
    const sum = (of: 'inputTokens' | 'outputTokens') =>
      writers.reduce((total, writer) => total + writer[of], 0);
    expect(task.usage).toMatchObject({
      inputTokens: sum('inputTokens'),
      outputTokens: sum('outputTokens'),
    });
    expect(writers.at(-1)).toMatchObject({ model: task.result?.model, offline: true });
    const sources = task.result?.sources ?? [];
    const asked = sources.find(({ kind }) => kind === 'request');
    expect(asked).toMatchObject({ name: task.title });
    expect(sources.map(({ kind }) => kind)).toContain('tool');

    const { result } = task;
    const { request } = server.store.find('tasks', task.id)!;
    expect(deriveResult(findAssistant(id), result!, request)).toEqual(result);
    const sent = structuredClone(result) as Record<string, unknown>;
    for (const path of findAssistant(id)?.computed ?? []) blank(sent, path.split('.'));
    const saved = await browser.call<Task>('POST', `/api/tasks/${task.id}/versions`, {
      result: sent,
    });
    expect(saved.body).toEqual(task);
  });

  it('names only registered tools and lists of its own request', () => {
    const known = new Set(tools.map((tool) => tool.id));
    for (const step of assistants[id].steps) {
      for (const tool of 'tools' in step && step.tools ? step.tools : [])
        expect(known).toContain(tool);
    }
    const lists = assistants[id].steps.flatMap((step) =>
      'forEach' in step && step.forEach !== undefined ? [step.forEach] : [],
    );
    const choices = assistants[id].steps.flatMap((step) =>
      'when' in step && step.when !== undefined ? [step.when.field] : [],
    );
    expect(Object.keys(assistants[id].request.shape)).toEqual(
      expect.arrayContaining([...lists, ...choices]),
    );
  });
});

it('every file of the contract’s folder is in its list', async () => {
  const folder = new URL(
    '../../../../../packages/api-client/src/contract/assistants/',
    import.meta.url,
  );
  const files = (await readdir(folder)).map((file) => file.replace(/\.ts$/, ''));
  const defined = files.filter((file) => !['assistant', 'calls', 'index'].includes(file));
  expect(defined.toSorted()).toEqual([...assistantIds].toSorted());
});

const amounts = [{ option: 'Hamburg', amount: 3 }];

describe('the decision assistant', () => {
  it('weighs what the figures state and leaves the rest open', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task, events } = await run(browser, 'decision', decision);
    const result = assistants.decision.result.parse(task.result);
    expect(result.options).toEqual(['Hamburg', 'Gdańsk', 'Rotterdam']);
    expect(result.criteria.map(({ name }) => name)).toEqual(['cost per order', 'delivery time']);
    const score = (option: number, criterion: number) =>
      result.scores.find((cell) => cell.option === option && cell.criterion === criterion);
    expect(score(0, 0)).toMatchObject({ score: 1, basis: 'stated' });
    expect(score(1, 0)).toMatchObject({ score: 5, basis: 'stated' });
    expect(score(0, 1)).toMatchObject({ score: 5, basis: 'stated' });
    expect(score(2, 0)).toBeUndefined();
    expect(result.recommendation).toMatchObject({ option: null, confidence: 0 });
    expect(result.sections.map(({ method }) => method)).toEqual(decision.methods);
    expect(result.sections[1]?.forecast).toMatchObject({ known: [120, 135, 150] });
    expect(result.sections[1]?.forecast?.next[0]?.value).toBe(165);
    expect(result.sections[2]?.amounts.map(({ amount }) => amount)).toEqual([4.2, 3.1]);
    expect(only(events, 'tool').map(({ name }) => name)).toContain('decision.rank');
  });

  it('keeps to the options and criteria of the form, and recommends what is ahead', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task } = await run(browser, 'decision', {
      ...decision,
      options: ['Hamburg', 'Gdańsk'],
      criteria: ['Cost per order', 'Reputation'],
    });
    const result = assistants.decision.result.parse(task.result);
    expect(result.options).toEqual(['Hamburg', 'Gdańsk']);
    expect(result.recommendation).toMatchObject({ option: 1, confidence: 0.5 });
    expect(result.text).toContain('Gdańsk');
  });

  it('ranks three offices by the figures known, and says what is computed and what is not', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const offices = ['Hamngatan', 'Sveavägen', 'Solna'];
    const by = (criterion: string, unit: string, better: string, amounts: (number | null)[]) => ({
      criterion,
      unit,
      better,
      amounts: amounts.map((amount, at) => ({ option: offices[at], amount })),
    });
    const { task } = await run(browser, 'decision', {
      title: 'Where the office goes',
      description: 'The lease ends in June.',
      methods: ['comparative'],
      options: offices,
      criteria: ['Rent', 'Size', 'Commute', 'Lease'],
      figures: [
        by('Rent', 'kr a year', 'lower', [340_000, 290_000, 240_000]),
        by('Size', 'm²', 'higher', [120, 110, 140]),
        by('Commute', 'min', 'lower', [25, 30, 45]),
        by('Lease', 'years', 'lower', [3, null, null]),
      ],
    });
    const result = assistants.decision.result.parse(task.result);
    expect(result.scores.map(({ score }) => score)).toEqual([1, 3, 5, 2.333, 1, 5, 5, 4, 1]);
    expect(result.ranking.map(({ option }) => offices[option])).toEqual([
      'Solna',
      'Hamngatan',
      'Sveavägen',
    ]);
    expect(result.recommendation.option).toBe(2);
    expect(result.scores[0]?.reason).toBe(
      'Figure given: 340,000 kr a year. The lowest scores 5, the highest 1.',
    );
    expect(result.text).toContain('**Solna** is ahead');
    expect(result.text).not.toContain('Confidence');
    expect(result.text).toContain('9 of 12 scores are known');
    expect(result.recommendation.nextSteps[0]).toBe(
      'Get a figure for “Lease”: Sveavägen and Solna.',
    );
  });

  it('asks for no price where one was typed, whatever the criterion is called', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task } = await run(browser, 'decision', {
      title: 'Pick a new CRM',
      description: 'HubSpot costs 90 euros per seat a month, Pipedrive 49 euros.',
      methods: ['comparative'],
      options: ['HubSpot', 'Pipedrive'],
      criteria: ['price', 'marketing'],
    });
    const { text, recommendation } = assistants.decision.result.parse(task.result);
    expect(text).toContain('“HubSpot costs 90 euros per seat a month”');
    expect(text).toContain('- **HubSpot**: marketing\n- **Pipedrive**: marketing');
    expect(recommendation.nextSteps[0]).toBe(
      'Get a figure for “marketing”: HubSpot and Pipedrive.',
    );
  });

  it('quotes what the description says of each option, and does not ask for it', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task } = await run(browser, 'decision', {
      title: 'Where the service center goes',
      description:
        'Wrocław costs 18,400 euros rent per month, Brno 21,000 euros. It takes 5 months in Brno. Our budget is 400,000 euros.',
      methods: ['comparative', 'costBenefit'],
      options: ['Wrocław', 'Brno'],
    });
    const { text, scores, recommendation, sections } = assistants.decision.result.parse(
      task.result,
    );
    expect(scores).toEqual([]);
    expect(text).toContain('**Wrocław**: “Wrocław costs 18,400 euros rent per month”');
    expect(text).toContain('“Our budget is 400,000 euros”');
    const missing = text.slice(text.indexOf('### Still missing'));
    expect(missing).toContain('**Wrocław**: Time, Risk, and Benefit');
    expect(missing).toContain('**Brno**: Risk and Benefit');
    expect(recommendation.nextSteps[0]).toBe('Get a figure for “Time”: Wrocław.');
    // What the library has for this kind of decision and these methods, with where it is from.
    expect(text).toContain('**Fit with strategy, points (1–5)**: ');
    expect(sections[0]?.summary).toMatch(/^A comparison sets the options side by side/);
    expect(task.result?.sources?.filter(({ kind }) => kind === 'library')).not.toEqual([]);
    // A budget is no option’s, and nothing to draw beside rents.
    expect(sections[1]?.amounts).toEqual([]);
    expect(text).not.toMatch(/\d%|Confidence/);
  });

  it.each([
    ['which of them is better', { figures: [{ criterion: 'Rent', amounts }] }, 'figures.0.better'],
    ['a time', { history: { values: [{ amount: 3 }] } }, 'history.values.0.when'],
    [
      'an amount',
      { history: { values: [{ when: '2026', amount: null }] } },
      'history.values.0.amount',
    ],
  ])('refuses figures without %s, naming the row', async (_what, figures, field) => {
    const browser = await (await createTestServer()).browser().signIn();
    const refused = await browser.refused('POST', '/api/assistants/decision/runs', {
      ...decision,
      ...figures,
    });
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.fields ?? {})).toEqual([field]);
  });

  it('refuses a form without a description or a method, in the documented words', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const refused = await browser.refused('POST', '/api/assistants/decision/runs', {
      title: 'A title',
      description: ' ',
      methods: [],
    });
    expect(refused).toMatchObject({
      status: 422,
      fields: {
        description: 'Please provide a description of the decision problem',
        methods: 'Please select at least one analysis method',
      },
    });
  });
});

describe('the cognitive flow', () => {
  it('goes through seven layers, and leads on with the form filled in', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task, events } = await run(browser, 'cognitive-flow', { question, agents: [5] });
    const result = assistants['cognitive-flow'].result.parse(task.result);
    expect([...new Set(only(events, 'state').map(({ layer }) => layer))]).toEqual([
      'perception',
      'comprehension',
      'reasoning',
      'decision',
      'execution',
      'reflection',
      'meta_cognition',
    ]);
    // A worksheet: what was given, who would look at what, what is open; nothing made up, no line twice.
    expect(result.text).toMatch(/^No model is connected/);
    expect(result.text).toContain('- **Researcher**: Weighs what is known and what follows.');
    expect(result.text).toContain('- **Market analyst**: ');
    const lines = result.text.split('\n').filter((line) => line !== '');
    expect(new Set(lines).size).toBe(lines.length);
    expect(result.followUps).toHaveLength(3);
    expect(result.suggestion).toMatchObject({
      assistant: 'decision',
      request: { title: question },
    });
    const written = only(events, 'delta').filter(({ messageId }) => messageId === 'result');
    expect(written.length === 0 || written.map(({ text }) => text).join('') === result.text).toBe(
      true,
    );
  });

  it('knows what was asked before it in the conversation', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task } = await run(browser, 'cognitive-flow', {
      question: 'And what does it cost?',
      conversation: 1,
      earlier: [{ question: 'Is the harbour open in May?', answer: 'From the 4th.' }],
    });
    const { layers } = assistants['cognitive-flow'].result.parse(task.result);
    expect(layers.find(({ layer }) => layer === 'comprehension')?.text).toContain(
      'Is the harbour open in May?',
    );
  });

  it.each([
    ['en', 'HubSpot or Pipedrive?'],
    ['de', 'HubSpot oder Pipedrive?'],
    ['fr', 'HubSpot ou Pipedrive ?'],
    ['es', '¿HubSpot o Pipedrive?'],
    ['it', 'HubSpot o Pipedrive?'],
    ['pt-BR', 'HubSpot ou Pipedrive?'],
    ['pt-PT', 'HubSpot ou Pipedrive?'],
    ['zh', 'HubSpot还是Pipedrive？'],
    ['zh-TW', 'HubSpot還是Pipedrive？'],
    ['ja', 'HubSpot、それともPipedrive？'],
    ['ko', 'HubSpot 아니면 Pipedrive?'],
    ['ar', 'HubSpot أم Pipedrive؟'],
  ])('leads %s “%s” to the form of a decision with its options', async (locale, asked) => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task } = await run(browser, 'cognitive-flow', { question: asked }, locale);
    expect(assistants['cognitive-flow'].result.parse(task.result).suggestion).toMatchObject({
      assistant: 'decision',
      request: { title: asked, options: ['HubSpot', 'Pipedrive'] },
    });
  });

  it('suggests nobody when nobody fits', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const { task } = await run(browser, 'cognitive-flow', {
      question: 'What is a nebula made of?',
    });
    expect(assistants['cognitive-flow'].result.parse(task.result).suggestion).toBeNull();
  });
});

it('there is none of another name', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  for (const path of ['runs', 'estimate'])
    expect(await browser.refused('POST', `/api/assistants/horoscope/${path}`, {})).toMatchObject({
      status: 404,
    });
});

it.each(languages)('assistants write in %s, the same for the same request', async (locale) => {
  const texts = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const browser = await (await createTestServer()).browser().signIn();
    const { task: flow } = await run(browser, 'cognitive-flow', { question }, locale);
    const { task: chosen } = await run(browser, 'decision', decision, locale);
    texts.push(JSON.stringify([flow.result, chosen.result, flow.agents, chosen.agents]));
  }
  expect(texts[0]).toBe(texts[1]);
  expect(texts[0]).not.toMatch(/server\.|undefined|\{\w+\}/);
});

it('a run can be created to wait', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const { body } = await browser.call<Task>(
    'POST',
    '/api/assistants/cognitive-flow/runs?start=false',
    { question },
  );
  expect(body).toMatchObject({ status: 'pending', title: question, agentsInvolved: [] });
  const started = await browser.call<Task>('POST', `/api/tasks/${body.id}/start`);
  expect(started.body.status).toBe('running');
  expect((await readEvents(browser, body.id)).at(-1)).toMatchObject({ status: 'completed' });
});

it('a run that cannot start is not there', async () => {
  const server = await createTestServer({ provider: paidService() });
  const browser = await server.browser().signIn();
  const points = pointsOf(server.store, 2);
  await server.store.write(() =>
    server.store.update('user_points', points?.id ?? 0, { currentBalance: 2 }),
  );
  const before = server.store.all('tasks').length;
  const path = '/api/assistants/decision';
  const { body } = await browser.call<RunEstimate>('POST', `${path}/estimate`, decision);
  expect(body).toMatchObject({ balance: 2, missing: body.points - 2 });
  expect((await browser.refused('POST', `${path}/runs`, decision)).status).toBe(402);
  expect(server.store.all('tasks')).toHaveLength(before);
});
