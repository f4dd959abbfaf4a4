import type { ServerResponse } from 'node:http';

import { assistants, type RunEvent, type Task } from '@constella/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  beginStream,
  chunk,
  refuse,
  startOpenAiFake,
  streamText,
  type FakeAnswer,
  type FakeRequest,
} from '../../testing/openai-fake.js';
import { only, readEvents } from '../../testing/read-events.js';
import { createTestServer } from '../../testing/test-server.js';
import { programs } from '../../runs/assistants/index.js';
import { pointsOf } from '../../money/ledger.js';
import { createModels } from '../models.js';
import { createOfflineProvider } from '../offline/offline-provider.js';
import { offlineContent } from '../../runs/assistants/index.js';
import { createOpenAiProvider } from './openai-provider.js';

const frame = {
  options: ['Hamburg', 'Gdańsk'],
  criteria: [{ name: 'cost', weight: 5 }],
};
const section = { summary: 'Seen', lists: [], amounts: [] };
const scores = {
  scores: [
    { option: 0, criterion: 0, score: 2, reason: 'dear' },
    { option: 1, criterion: 0, score: 5, reason: 'cheap' },
  ],
};
/** The schema a request names, in its form or in its prompt. */
const toldOf = ({ body }: FakeRequest): string =>
  JSON.stringify(body['response_format'] ?? '') + (body.messages?.[0]?.content ?? '');
/** The answer of a good model to each step, told apart by the schema it is asked for. */
function goodAnswer(request: FakeRequest): string {
  const system = toldOf(request);
  if (system.includes('"scores"')) return JSON.stringify(scores);
  if (system.includes('"lists"')) return JSON.stringify(section);
  if (system.includes('"criteria"')) return JSON.stringify(frame);
  return 'A text of a real model.';
}
const formOf = ({ body }: FakeRequest): string =>
  (body['response_format'] as { type: string } | undefined)?.type ?? 'none';
const isStructured = (request: FakeRequest): boolean =>
  formOf(request) !== 'none' || toldOf(request).includes('JSON Schema');

const lessStrict = ['json_schema', 'json_object'];
const leastStrict = [...lessStrict, 'none'];

let close: (() => Promise<void>) | undefined;
/** Runs the run of the last `decide` again. */
let retry: (id: number) => Promise<Task>;
afterEach(() => close?.());

async function decide(answer: FakeAnswer): Promise<{
  task: Task;
  events: RunEvent[];
  requests: FakeRequest[];
  spent: number;
}> {
  const fake = await startOpenAiFake((request, response) => {
    if (request.path.endsWith('/models')) {
      response.end(JSON.stringify({ data: [{ id: 'first' }, { id: 'second' }] }));
      return;
    }
    return answer(request, response);
  });
  close = fake.close;
  const server = await createTestServer({
    models: (store) =>
      createModels(store, {
        offline: createOfflineProvider(offlineContent, { pace: 0 }),
        main: createOpenAiProvider({ baseUrl: fake.baseUrl, stall: 5_000 }),
      }),
  });
  const browser = await server.browser().signIn();
  const before = pointsOf(server.store, 2)?.currentBalance ?? 0;
  const { body } = await browser.call<Task>('POST', '/api/assistants/decision/runs', {
    title: 'Fulfilment site',
    description: 'Hamburg or Gdańsk?',
    methods: ['swot'],
  });
  const events = await readEvents(browser, body.id);
  const read = async () => (await browser.call<Task>('GET', `/api/tasks/${body.id}`)).body;
  retry = async (id) => {
    await browser.call('POST', `/api/tasks/${id}/retry`);
    await server.engine.settled(id);
    return read();
  };
  const task = await read();
  const requests = fake.requests.filter(({ path }) => path.endsWith('/completions'));
  return {
    task,
    events,
    requests,
    spent: before - (pointsOf(server.store, 2)?.currentBalance ?? 0),
  };
}

const well: FakeAnswer = (request, response) => streamText(response, goodAnswer(request));

/** Answers well, but for the first structured request it is asked. */
function onceOtherwise(otherwise: (response: ServerResponse) => void): FakeAnswer {
  let done = false;
  return (request, response) => {
    if (done || !isStructured(request)) return well(request, response);
    done = true;
    otherwise(response);
  };
}

describe('a result in JSON', () => {
  it('is asked for by its schema, checked, and scored by the model', async () => {
    const { task, requests } = await decide(well);
    const result = assistants.decision.result.parse(task.result);
    expect(result).toMatchObject({
      options: frame.options,
      ranking: [
        { option: 1, share: 1 },
        { option: 0, share: 0.25 },
      ],
      recommendation: { option: 1, confidence: 1 },
    });
    expect(task.result).toMatchObject({ model: 'first', offline: false });
    expect(requests.map(formOf)).toEqual([
      'json_schema',
      'none',
      'json_schema',
      'json_schema',
      'none',
    ]);
  });

  it.each([
    ['between fences', (json: string) => `Here you are:\n\`\`\`json\n${json}\n\`\`\``],
    ['after thoughts', (json: string) => `<think>{ perhaps }</think>\n${json}`],
  ])('%s is read all the same', async (_where, wrap) => {
    const { task, requests } = await decide((request, response) =>
      streamText(response, isStructured(request) ? wrap(goodAnswer(request)) : 'text'),
    );
    expect(task.status).toBe('completed');
    expect(requests).toHaveLength(5);
  });

  it('that comes slowly, letter by letter, is whole at the end', async () => {
    const { task } = await decide(async (request, response) => {
      beginStream(response);
      for (const [at, letter] of goodAnswer(request).split('').entries()) {
        const frameText = chunk(letter);
        response.write(frameText.slice(0, 9));
        if (at % 40 === 0) await new Promise((next) => setTimeout(next, 2));
        response.write(frameText.slice(9));
      }
      response.end('data: [DONE]\n\n');
    });
    expect(task.status).toBe('completed');
  });

  it.each([
    ['no JSON', 'I would rather not.'],
    ['JSON of another form', '{"options":[],"criteria":"many"}'],
    ['JSON that is cut off', '{"options":["Ham'],
  ])('that is %s is sent back once, with what is wrong', async (_what, wrong) => {
    const { task, requests } = await decide(
      onceOtherwise((response) => streamText(response, wrong)),
    );
    expect(task.status).toBe('completed');
    expect(requests).toHaveLength(6);
    const repair = requests[1]?.body.messages ?? [];
    expect(repair.at(-2)).toEqual({ role: 'assistant', content: wrong });
    expect(repair.at(-1)?.content).toMatch(/does not fit the schema/);
  });

  it('that is wrong again ends the run in words, keeps the text and costs nothing', async () => {
    const { task, events, spent } = await decide((_request, response) =>
      streamText(response, 'Take Gdańsk, believe me.'),
    );
    expect(task).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/returned an unusable answer twice/),
      result: {
        text: 'Take Gdańsk, believe me.',
        unshaped: true,
        sources: [{ kind: 'request' }, { kind: 'tool' }, { kind: 'tool' }],
        note: expect.stringMatching(/shown as received/),
      },
    });
    expect(only(events, 'error').at(-1)).toMatchObject({ code: 'invalid_output', fatal: true });
    expect(only(events, 'result').at(-1)?.result.text).toBe('Take Gdańsk, believe me.');
    expect(spent).toBe(0);
  });

  it('that the steps do not add up to ends the run in words too, and can be retried', async () => {
    const half = {
      runStep: () => Promise.resolve({ text: 'Half' }),
      result: () => ({ text: 'Half' }),
    };
    const open = vi.spyOn(programs.decision, 'open').mockReturnValue(half);
    const { task, spent } = await decide(well);
    open.mockRestore();
    expect(task).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/result is incomplete/),
      result: { text: 'Half', unshaped: true },
    });
    expect(spent).toBe(0);
    const again = await retry(task.id);
    expect(again.status).toBe('completed');
    expect(assistants.decision.result.parse(again.result).options).toEqual(frame.options);
    expect(again.result?.unshaped).toBeUndefined();
  });

  it('of one method that is wrong again stays as its text, and the run goes on', async () => {
    const { task, events } = await decide((request, response) => {
      const isSection = toldOf(request).includes('"lists"');
      streamText(response, isSection ? 'Strong here, weak there.' : goodAnswer(request));
    });
    const result = assistants.decision.result.parse(task.result);
    expect(result.sections).toMatchObject([
      { method: 'swot', summary: 'Strong here, weak there.' },
    ]);
    expect(only(events, 'error')).toMatchObject([{ code: 'invalid_output', fatal: false }]);
  });

  it.each([
    // Each schema for itself: what is wrong with one need not be with another.
    ['json_schema', [...lessStrict, 'none', ...lessStrict, ...lessStrict, 'none']],
    ['json_object', [...leastStrict, 'none', ...leastStrict, ...leastStrict, 'none']],
  ])('from a server that refuses %s is asked for less strictly', async (refused, forms) => {
    const takes = refused === 'json_schema' ? ['json_object', 'none'] : ['none'];
    const { task, requests } = await decide((request, response) =>
      takes.includes(formOf(request))
        ? well(request, response)
        : refuse(response, 400, 'response_format is not supported'),
    );
    expect(task.status).toBe('completed');
    expect(requests.map(formOf)).toEqual(forms);
  });

  it('after a quota error comes from the fallback model', async () => {
    const { task, events, requests } = await decide((request, response) =>
      request.body.model === 'first'
        ? refuse(response, 429, 'no more', 'insufficient_quota')
        : well(request, response),
    );
    assistants.decision.result.parse(task.result);
    expect(task.result).toMatchObject({ model: 'second' });
    expect(only(events, 'error')[0]).toMatchObject({ code: 'quota', fatal: false });
    expect(requests.at(-1)?.body.model).toBe('second');
  });
});
