import type { AssistantResult, RunVersion, Task } from '@constella/api-client/contract';
import { afterEach, describe, expect, it } from 'vitest';

import { createModels } from '../../models/models.js';
import { createOfflineProvider } from '../../models/offline/offline-provider.js';
import { createOpenAiProvider } from '../../models/openai/openai-provider.js';
import { programs, offlineContent } from '../../runs/assistants/index.js';
import { revisedShape } from '../../runs/program/revise-result.js';
import { shapeOf } from '../../models/shape.js';
import { pointsOf } from '../../money/ledger.js';
import {
  refuse,
  startOpenAiFake,
  streamText,
  type FakeAnswer,
  type FakeRequest,
} from '../../testing/openai-fake.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';

type Result = AssistantResult<'decision'>;
type Saved = Task & { result: Result };

let close: (() => Promise<void>) | undefined;
afterEach(() => close?.());

/** A finished decision, written offline, then a service is connected that answers like this. */
async function finishedRun(answer: FakeAnswer) {
  const fake = await startOpenAiFake((request, response) => {
    if (request.path.endsWith('/models')) {
      response.end(JSON.stringify({ data: [{ id: 'editor' }] }));
      return;
    }
    return answer(request, response);
  });
  close = fake.close;
  let isConnected = false;
  const service = createOpenAiProvider({ baseUrl: fake.baseUrl, stall: 5_000 });
  const server = await createTestServer({
    models: (store) =>
      createModels(store, {
        offline: createOfflineProvider(offlineContent, { pace: 0 }),
        main: () => (isConnected ? service : undefined),
      }),
  });
  const demo = await server.browser().signIn();
  const { body } = await demo.call<Task>('POST', '/api/assistants/decision/runs', {
    title: 'A second depot',
    description: 'Bremen costs 40 a day or Emden costs 55 a day. Compare cost and reach.',
    methods: ['swot'],
    options: ['Bremen', 'Emden'],
    criteria: ['Cost', 'Reach'],
  });
  await server.engine.settled(body.id);
  const { id } = body;
  const points = () => pointsOf(server.store, 2)?.currentBalance ?? 0;
  const read = async (browser: TestBrowser = demo) =>
    (await browser.call<Saved>('GET', `/api/tasks/${id}`)).body;
  const revise = (sent: object, headers: Record<string, string> = {}) =>
    demo.call<Saved & { error: string; fields: object; current: Saved }>(
      'POST',
      `/api/tasks/${id}/revisions`,
      sent,
      { headers },
    );
  const versions = async () =>
    (await demo.call<RunVersion[]>('GET', `/api/tasks/${id}/versions`)).body;
  return {
    server,
    demo,
    id,
    points,
    read,
    revise,
    versions,
    asked: () => fake.requests.filter(({ path }) => path.endsWith('/completions')),
    connect: () => {
      isConnected = true;
    },
  };
}

const says =
  (...answers: unknown[]): FakeAnswer =>
  (_request, response) =>
    streamText(response, JSON.stringify(answers.length > 1 ? answers.shift() : answers[0]));
const told = ({ body }: FakeRequest | undefined = { path: '', authorization: '', body: {} }) =>
  body.messages?.map(({ content }) => content).join('\n') ?? '';

const instruction = 'Say it in one sentence and name the cost first.';
const text = 'Bremen costs 40 a day, so take Bremen.';

describe('a change in words', () => {
  it('is written by a model as a new version that says whose it is', async () => {
    const { connect, revise, read, versions, asked } = await finishedRun(says({ text }));
    connect();
    const before = await read();
    const { status, headers, body } = await revise(
      { instruction, parts: ['text'] },
      { 'if-match': '"1"' },
    );
    expect([status, headers.get('etag')]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ version: 2, edited: [] });
    expect(body.result).toEqual({ ...before.result, text });
    expect(await versions()).toMatchObject([
      { number: 2, author: 'ai', name: 'editor', note: instruction, offline: false, edited: [] },
      { number: 1, author: 'ai', offline: true },
    ]);
    expect(asked()).toHaveLength(1);
  });

  it('is asked for with the request, the whole result, the part and the words', async () => {
    const { connect, revise, asked } = await finishedRun(says({ text }));
    connect();
    await revise({ instruction, parts: ['text'] });
    const [request] = asked();
    for (const words of [
      instruction,
      'Bremen costs 40 a day or Emden costs 55 a day.',
      '"ranking"',
      'Change only what is asked.',
      'You may change text alone.',
    ])
      expect(told(request)).toContain(words);
    expect(JSON.stringify(request?.body['response_format'])).toMatch(/"required":\["text"\]/);
  });

  it('of the whole result takes the fields that change, and works out the rest', async () => {
    const { connect, revise, read } = await finishedRun((_request, response) =>
      streamText(response, JSON.stringify(answer)),
    );
    const { result } = await read();
    const answer = {
      text,
      scores: result.options.flatMap((_option, option) =>
        result.criteria.map((_criterion, criterion) => ({
          option,
          criterion,
          score: option === 1 ? 5 : 1,
          reason: 'as asked',
          basis: 'judged',
        })),
      ),
    };
    connect();
    const { body } = await revise({ instruction: 'Judge Emden the best.' });
    expect(body.result.options).toEqual(result.options);
    expect(body.result.text).toBe(text);
    expect(body.result.ranking[0]).toEqual({ option: 1, share: 1 });
  });

  it('is paid once at the model’s price, and nothing is paid where nothing changed', async () => {
    const { connect, demo, id, revise, points, read } = await finishedRun(says({ text }, { text }));
    connect();
    const estimate = `/api/tasks/${id}/revisions/estimate`;
    const { body: cost } = await demo.call<{ points: number }>('GET', estimate);
    expect(cost).toMatchObject({ model: 'editor', offline: false, balance: points() });
    expect(cost.points).toBeGreaterThan(0);
    const before = points();
    await revise({ instruction, parts: ['text'] });
    expect(points()).toBe(before - cost.points);
    expect((await revise({ instruction, parts: ['text'] })).body.version).toBe(2);
    expect(points()).toBe(before - cost.points);
    expect((await read()).version).toBe(2);
  });

  it('sent twice with one key is made and paid once', async () => {
    const { connect, revise, points, asked } = await finishedRun(says({ text }));
    connect();
    const before = points();
    const key = { 'idempotency-key': 'one' };
    const [first, second] = [
      await revise({ instruction }, key),
      await revise({ instruction }, key),
    ];
    expect(second.body).toEqual(first.body);
    expect(asked()).toHaveLength(1);
    expect(points()).toBe(before - 1);
  });

  it('sends an answer that does not fit back once, and then gives up without a charge', async () => {
    const { connect, revise, points, read, asked } = await finishedRun(
      says({ ranking: 3 }, { text }, { text: 7 }),
    );
    connect();
    const before = points();
    expect((await revise({ instruction, parts: ['text'] })).body.result.text).toBe(text);
    expect(asked()).toHaveLength(2);
    const spent = before - points();
    const { status, body } = await revise({ instruction, parts: ['text'] });
    expect([status, body.error]).toEqual([
      502,
      'editor sent no change this result can take. Nothing is charged. Say it differently, or try again.',
    ]);
    expect(before - points()).toBe(spent);
    expect(await read()).toMatchObject({ version: 2, result: { text } });
  });

  it.each([
    [401, 502],
    [402, 429],
    [429, 429],
  ])('costs nothing when the service refuses with %i', async (refused, status) => {
    const { connect, revise, points, read } = await finishedRun((_request, response) =>
      refuse(response, refused, 'no'),
    );
    connect();
    const before = points();
    expect((await revise({ instruction })).status).toBe(status);
    expect(points()).toBe(before);
    expect((await read()).version).toBe(1);
  });

  it('never writes over what was saved meanwhile, and costs nothing then', async () => {
    const run = await finishedRun(async (_request, response) => {
      const { result } = await run.read();
      await run.demo.call('POST', `/api/tasks/${run.id}/versions`, {
        result: { ...result, text: 'Mine.' },
      });
      streamText(response, JSON.stringify({ text }));
    });
    run.connect();
    const before = run.points();
    const { status, body } = await run.revise({ instruction });
    expect([status, body.current]).toMatchObject([412, { version: 2, result: { text: 'Mine.' } }]);
    expect(run.points()).toBe(before);
    expect((await run.revise({ instruction }, { 'if-match': '"1"' })).status).toBe(412);
  });

  it('keeps what a person wrote a person’s, and what it wrote its own', async () => {
    const { connect, demo, id, revise, read } = await finishedRun(says({ text }));
    const { result } = await read();
    const save = (changed: object) =>
      demo.call<Saved>('POST', `/api/tasks/${id}/versions`, { result: changed });
    const criteria = result.criteria.map((one) => ({ ...one, weight: 5 }));
    const { body: mine } = await save({ ...result, text: 'Mine.', criteria });
    expect(mine.edited).toContain('text');
    connect();
    const { body: revised } = await revise({ instruction, parts: ['text'] });
    expect(revised.edited).toEqual(mine.edited?.filter((path) => path !== 'text'));
    const { body: again } = await save({ ...revised.result, text: 'Mine again.' });
    expect(again.edited?.toSorted()).toEqual([...(revised.edited ?? []), 'text'].toSorted());
    const restored = await demo.call<Saved>('POST', `/api/tasks/${id}/versions/3/restore`);
    expect(restored.body).toMatchObject({ edited: revised.edited, result: revised.result });
  });

  it('takes out citations of sources there are not, and counts them', async () => {
    const { connect, revise, read } = await finishedRun(says({ text: 'So it is [1], or [9].' }));
    connect();
    const { sources = [] } = (await read()).result;
    expect(sources.length).toBeGreaterThan(0);
    const { body } = await revise({ instruction });
    expect(body.result).toMatchObject({ text: 'So it is [1], or.', citationsRemoved: 1 });
  });

  it('is refused offline, for parts there are not and without words', async () => {
    const { connect, demo, id, revise, asked } = await finishedRun(says({ text }));
    const offline = await revise({ instruction });
    expect([offline.status, offline.body.error]).toEqual([
      409,
      expect.stringContaining('needs a connected model'),
    ]);
    const estimate = await demo.call('GET', `/api/tasks/${id}/revisions/estimate`);
    expect(estimate.body).toMatchObject({ offline: true, points: 0 });
    connect();
    for (const parts of [['winner'], ['ranking'], ['sources']])
      expect(await revise({ instruction, parts })).toMatchObject({
        status: 422,
        body: { fields: { parts: expect.any(String) as string } },
      });
    expect((await revise({ instruction: ' ' })).status).toBe(422);
    expect(asked()).toEqual([]);
  });

  it('is nobody else’s to make', async () => {
    const { server, id } = await finishedRun(says({ text }));
    const other = server.browser();
    await other.call('POST', '/api/register', { username: 'other', password: 'a long password' });
    const sent = { instruction };
    expect((await other.refused('POST', `/api/tasks/${id}/revisions`, sent)).status).toBe(404);
  });
});

it.each(Object.values(programs))(
  'the result of $definition.id can be asked for anew',
  (program) => {
    const whole = revisedShape(program, []);
    expect(Object.keys(whole.shape).length).toBeGreaterThan(0);
    expect(shapeOf('revise', whole).schema).toMatchObject({ type: 'object' });
    for (const part of Object.keys(whole.shape))
      expect(shapeOf('revise', revisedShape(program, [part])).schema['required']).toEqual([part]);
  },
);
