import type { ServerResponse } from 'node:http';

import type { Task } from '@constella/api-client/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { pointsOf } from '../../money/ledger.js';
import { offlineContent, programs } from '../../runs/assistants/index.js';
import type { StepContext } from '../../runs/program/step-context.js';
import { defineTool } from '../../runs/program/tools/tool.js';
import {
  beginStream,
  chunk,
  refuse,
  startOpenAiFake,
  streamText,
  type FakeRequest,
} from '../../testing/openai-fake.js';
import { exportState } from '../../store/export.js';
import { only, readEvents } from '../../testing/read-events.js';
import { createTestServer } from '../../testing/test-server.js';
import { createModels } from '../models.js';
import { createOfflineProvider } from '../offline/offline-provider.js';
import type { Prompt } from '../prompt.js';
import { createOpenAiProvider } from './openai-provider.js';

/** One failure in a row of answers: whatever is asked next gets the next one, the last one again. */
type Reply = (response: ServerResponse, request: FakeRequest) => void;

let close: (() => Promise<void>) | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await close?.();
  close = undefined;
});

const ask = (changes: Partial<Prompt> = {}): Prompt => ({
  assistant: 'cognitive-flow',
  step: 'answer',
  role: 'You answer.',
  question: 'What now?',
  request: {},
  data: {},
  ...changes,
});
const says =
  (text: string, finish = 'stop'): Reply =>
  (response) => {
    beginStream(response);
    response.write(chunk(text));
    response.write(
      `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: finish }] })}\n\n`,
    );
    response.write(
      `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 11, completion_tokens: 7 } })}\n\n`,
    );
    response.end('data: [DONE]\n\n');
  };
const calls =
  (...made: [name: string, args: string][]): Reply =>
  (response) => {
    beginStream(response);
    for (const [index, [name, args]] of made.entries()) {
      const middle = Math.floor(args.length / 2);
      const first = {
        index,
        id: `c${index}`,
        function: { name, arguments: args.slice(0, middle) },
      };
      const rest = { index, function: { arguments: args.slice(middle) } };
      for (const piece of [first, rest])
        response.write(
          `data: ${JSON.stringify({ choices: [{ delta: { tool_calls: [piece] } }] })}\n\n`,
        );
    }
    response.end(
      `data: ${JSON.stringify({ choices: [{ delta: {}, finish_reason: 'tool_calls' }] })}\n\ndata: [DONE]\n\n`,
    );
  };
const refuses =
  (status: number, message: string, code = ''): Reply =>
  (response) =>
    refuse(response, status, message, code);

interface Setting {
  replies: readonly Reply[];
  /** What the one step that asks does. */
  work?: (context: StepContext) => Promise<string>;
  list?: object[];
  stall?: number;
  username?: string;
}

/** A question to the flow whose answer step alone asks the service. */
async function run({
  replies,
  work = (context) => context.ask(ask()),
  list = [{ id: 'chat' }],
  stall = 5_000,
  username = 'demo',
}: Setting) {
  let at = 0;
  const fake = await startOpenAiFake((request, response) => {
    if (request.path.endsWith('/models')) response.end(JSON.stringify({ data: list }));
    else {
      const reply = replies[Math.min(at, replies.length - 1)]!;
      at += 1;
      reply(response, request);
    }
  });
  close = fake.close;
  const server = await createTestServer({
    models: (store) =>
      createModels(store, {
        offline: createOfflineProvider(offlineContent, { pace: 0 }),
        main: createOpenAiProvider({ baseUrl: fake.baseUrl, stall }),
      }),
  });
  let written = '';
  vi.spyOn(programs['cognitive-flow'], 'open').mockReturnValue({
    async runStep({ kind }, context) {
      if (kind !== 'answer') return { text: '' };
      written = await work(context);
      return { text: written };
    },
    result: () => ({ text: written, layers: [], followUps: [], suggestion: null }),
  });
  const browser = await server
    .browser()
    .signIn(username, username === 'demo' ? undefined : 'constella-admin');
  const userId = username === 'demo' ? 2 : 1;
  const before = pointsOf(server.store, userId)?.currentBalance ?? 0;
  const created = await browser.call<Task & { error?: string }>(
    'POST',
    '/api/assistants/cognitive-flow/runs',
    { question: 'What now?' },
  );
  if (created.status !== 201)
    return { created, requests: fake.requests, events: [], task: created.body, spent: 0, server };
  const events = await readEvents(browser, created.body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${created.body.id}`);
  return {
    created,
    server,
    events,
    task,
    requests: fake.requests.filter(({ path }) => path.endsWith('/completions')),
    spent: before - (pointsOf(server.store, userId)?.currentBalance ?? 0),
  };
}

const bodies = (requests: readonly FakeRequest[]) => requests.map(({ body }) => body);

describe('a service', () => {
  it('with an embedding model alone is asked for nothing, and the run is not created', async () => {
    const list = [{ id: 'nomic-embed-text:latest' }];
    const { created, requests, spent } = await run({ replies: [says('never')], list });
    expect(created).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/no model that writes texts/) },
    });
    expect(requests.filter(({ path }) => path.endsWith('/completions'))).toEqual([]);
    expect(spent).toBe(0);
  });

  it.each([
    [401, 'unauthorized', 1],
    [402, 'quota', 1],
    [429, 'quota', 1],
    [500, 'unavailable', 2],
  ] as const)(
    'that answers %i fails the run once, and takes nothing',
    async (status, code, asked) => {
      const { task, events, requests, spent, server } = await run({
        replies: [refuses(status, 'because of this')],
      });
      expect(task).toMatchObject({ status: 'failed', usage: { points: 0 } });
      expect(only(events, 'error').at(-1)).toMatchObject({ code, fatal: true });
      expect(requests).toHaveLength(asked);
      expect(spent).toBe(0);
      const ledger = server.store.rowsBy('point_transactions', 'userId', 2);
      expect(ledger.slice(-2).map(({ type }) => type)).toEqual(['spend', 'refund']);
    },
  );

  it('tells its reason to an administrator alone', async () => {
    const replies = [refuses(400, 'The moon is in the way')];
    const own = await run({ replies, username: 'admin' });
    expect(only(own.events, 'error').at(-1)).toMatchObject({ detail: 'The moon is in the way' });
    await close?.();
    vi.restoreAllMocks();
    const members = await run({ replies });
    expect(members.task.status).toBe('failed');
    expect(JSON.stringify([members.events, members.task])).not.toContain('moon');
  });

  it('that stalls is given up, and takes nothing', async () => {
    const { events, spent, requests } = await run({ replies: [() => undefined], stall: 300 });
    expect(only(events, 'error').at(-1)).toMatchObject({ code: 'timeout', fatal: true });
    expect([requests.length, spent]).toEqual([1, 0]);
  });

  it('that goes away in the middle is asked once more', async () => {
    const gone: Reply = (response) => {
      beginStream(response);
      response.write(chunk('Half '));
      setTimeout(() => response.destroy(), 10);
    };
    const { task, requests, spent } = await run({ replies: [gone, says('Whole')] });
    expect(task).toMatchObject({ status: 'completed', result: { text: 'Whole' } });
    expect([requests.length, spent]).toEqual([2, 1]);
  });

  it('that goes away each time fails the run after two requests, and takes nothing', async () => {
    const gone: Reply = (response) => {
      beginStream(response);
      response.write(chunk('Half '));
      setTimeout(() => response.destroy(), 10);
    };
    const { task, events, requests, spent } = await run({ replies: [gone] });
    expect(task).toMatchObject({ status: 'failed', usage: { points: 0 } });
    expect(only(events, 'error').at(-1)).toMatchObject({ code: 'invalid_output', fatal: true });
    expect([requests.length, spent]).toEqual([2, 0]);
  });
});

describe('an answer that is cut off', () => {
  it('is continued with what was written, and is one text', async () => {
    const { task, requests, spent } = await run({
      replies: [says('One, ', 'length'), says('two, ', 'length'), says('three.')],
    });
    expect(task.result?.text).toBe('One, two, three.');
    expect(bodies(requests).map(({ messages }) => messages?.length)).toEqual([2, 4, 4]);
    expect(requests[2]?.body.messages?.[2]).toEqual({ role: 'assistant', content: 'One, two, ' });
    expect(task.usage).toMatchObject({ inputTokens: 33, outputTokens: 21, models: [{ texts: 1 }] });
    expect(spent).toBe(1);
  });

  it('is kept after three more requests, and the run says so', async () => {
    const { task, requests, events } = await run({ replies: [says('more ', 'length')] });
    expect(requests).toHaveLength(4);
    expect(task).toMatchObject({ status: 'completed', result: { text: 'more '.repeat(4) } });
    expect(only(events, 'error')).toMatchObject([{ code: 'shortened', fatal: false }]);
  });

  it('of 200,000 words is kept as far as anybody reads, and the run says so', async () => {
    const words = 200_000;
    const endless: Reply = (response) => {
      let sent = 0;
      beginStream(response);
      const more = () => {
        while (!response.destroyed && sent < words) {
          sent += 100;
          if (!response.write(chunk('whale '.repeat(100)))) return response.once('drain', more);
        }
        return response.end('data: [DONE]\n\n');
      };
      more();
    };
    const { task, requests, events, server, spent } = await run({ replies: [endless] });
    expect(task.status).toBe('completed');
    expect(task.result?.text).toBe('whale '.repeat(40_000).slice(0, 200_000));
    expect(only(events, 'error')).toMatchObject([{ code: 'shortened', fatal: false }]);
    expect([requests.length, spent]).toEqual([1, 1]);
    // The text is in the message, the step, the result and its version.
    const untouched = exportState((await createTestServer()).store).length;
    const grown = exportState(server.store).length - untouched;
    expect(grown).toBeLessThan(1_000_000);
  });

  it('without end fails the run at once where it is JSON, and takes nothing', async () => {
    const { task, requests, spent } = await run({
      work: asJson,
      replies: [says(`{"words":["${'whale '.repeat(50_000)}`)],
    });
    expect(task.status).toBe('failed');
    expect([requests.length, spent]).toEqual([1, 0]);
  });

  it('keeps what readers saw when the rest breaks off', async () => {
    const gone: Reply = (response) => {
      beginStream(response);
      response.end(chunk('lost'));
    };
    const { task, events } = await run({
      replies: [says('One, ', 'length'), gone, says('two.')],
    });
    expect(task.result?.text).toBe('One, two.');
    const shown = only(events, 'result').at(-1)?.result.text;
    expect(shown).toBe('One, two.');
  });

  const shape = z.object({ words: z.array(z.string()) });
  const asJson = async (context: StepContext) =>
    (await context.askJson(ask(), shape)).words.join(' ');

  it('is asked for once more with more room where it is JSON', async () => {
    const { task, requests } = await run({
      work: asJson,
      replies: [says('{"words":["a",', 'length'), says('{"words":["a","b"]}')],
    });
    expect(task.result?.text).toBe('a b');
    expect(bodies(requests).map((body) => body['max_tokens'])).toEqual([4_000, 16_000]);
  });

  it('gets no more room than the model has', async () => {
    const { requests } = await run({
      work: asJson,
      list: [{ id: 'chat', context_length: 10_000 }],
      replies: [says('{"words":["a",', 'length'), says('{"words":["a","b"]}')],
    });
    expect(requests[1]?.body['max_tokens']).toBe(10_000 - 11);
  });

  it('fails the run when more room does not help, and takes nothing', async () => {
    const { task, requests, spent } = await run({
      work: asJson,
      replies: [says('{"words":["a",', 'length')],
    });
    expect(task).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/reached its limit/),
    });
    expect([requests.length, spent]).toEqual([2, 0]);
  });

  it('that is broken JSON twice is kept as it is, and takes nothing', async () => {
    const { task, requests, spent } = await run({ work: asJson, replies: [says('{"words":')] });
    expect(task).toMatchObject({ status: 'failed', result: { text: '{"words":', unshaped: true } });
    expect([requests.length, spent]).toEqual([2, 0]);
  });

  it('of another number of entries than promised is sent back with the number', async () => {
    const three = z.object({ words: z.array(z.string()).length(3) });
    const { task, requests } = await run({
      work: async (context) => (await context.askJson(ask(), three)).words.join(' '),
      replies: [says('{"words":["a","b"]}'), says('{"words":["a","b","c"]}')],
    });
    expect(task.result?.text).toBe('a b c');
    expect(requests[1]?.body.messages?.at(-1)?.content).toContain(
      'words has 2 entries; there have to be exactly 3',
    );
  });
});

describe('a request that is too long', () => {
  const paragraph = (word: string, count: number) =>
    Array.from(
      { length: count },
      (_, at) => `${word} ${at} ${'lorem ipsum dolor sit amet '.repeat(8)}`,
    ).join('\n\n');
  const subject = 'The whole request, which stays as it is.';
  const long = ask({
    assistant: 'creative',
    document: 'directions',
    request: { kind: 'slogan', subject, tones: [], mustContain: [], mustAvoid: [], count: 3 },
    data: { fewestWords: 2, mostWords: 8 },
    context: {
      today: '2026-01-31',
      company: null,
      found: {},
      passages: [
        { number: 1, kind: 'document', name: 'Report', text: paragraph('Report', 120) },
        { number: 2, kind: 'document', name: 'Note', text: paragraph('Note', 2) },
      ],
    },
  });
  const work = (context: StepContext) => context.ask(long);
  const contentOf = (request: FakeRequest | undefined) =>
    request?.body.messages?.[1]?.content ?? '';

  it('is shortened before it is sent, the longest passage at the end of a paragraph', async () => {
    const { task, requests, events } = await run({
      work,
      list: [{ id: 'chat', context_length: 4_000 }],
      replies: [says('Fits')],
    });
    expect(task.result?.text).toBe('Fits');
    expect(requests).toHaveLength(1);
    const content = contentOf(requests[0]);
    expect(content).toContain(subject);
    expect(content).toContain('Note 1');
    expect(content).toMatch(/dolor sit amet\s+\[…\]/);
    expect(content.length / 4 + Number(requests[0]?.body['max_tokens'])).toBeLessThan(4_000);
    expect(only(events, 'error')).toMatchObject([
      { code: 'shortened', fatal: false, message: expect.stringMatching(/Report\.$/) },
    ]);
  });

  it('is shortened once when the service says so, by the number it names', async () => {
    const { task, requests } = await run({
      work,
      replies: [
        refuses(
          400,
          "This model's maximum context length is 4096 tokens. However, you requested 9000",
        ),
        says('Fits'),
      ],
    });
    expect(task.result?.text).toBe('Fits');
    expect(requests).toHaveLength(2);
    expect(contentOf(requests[1]).length).toBeLessThan(4_096 * 4);
  });

  it('fails the run after two requests when it stays too long', async () => {
    const { task, requests, spent } = await run({
      work,
      list: [{ id: 'chat' }, { id: 'other' }, { id: 'third' }],
      replies: [refuses(400, 'too long', 'context_length_exceeded')],
    });
    expect(task).toMatchObject({ status: 'failed', error: expect.stringMatching(/does not fit/) });
    expect([requests.length, spent]).toEqual([2, 0]);
  });
});

describe('what a model refuses', () => {
  it('is left out from then on: tokens by their new name, and no temperature', async () => {
    const { task, requests } = await run({
      work: async (context) => (await context.ask(ask())) + (await context.ask(ask())),
      replies: [
        refuses(
          400,
          "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
        ),
        refuses(400, "Unsupported value: 'temperature' does not support 0.3 with this model."),
        says('A'),
        says('B'),
      ],
    });
    expect(task.result?.text).toBe('AB');
    expect(requests).toHaveLength(4);
    for (const { body } of requests.slice(2)) {
      expect(body).toMatchObject({ max_completion_tokens: 4_000 });
      expect(body).not.toHaveProperty('max_tokens');
      expect(body).not.toHaveProperty('temperature');
    }
  });

  const bounded = z.object({ count: z.int(), name: z.string().max(40) });
  const schemaOf = (request: FakeRequest | undefined) =>
    JSON.stringify(
      (request?.body['response_format'] as { json_schema?: object })?.json_schema ?? null,
    );

  it('in a schema is taken out of it, and the prompt does not repeat it', async () => {
    const { task, requests } = await run({
      work: async (context) => (await context.askJson(ask(), bounded)).name,
      replies: [
        refuses(400, "Invalid schema: 'maxLength' is not permitted."),
        says('{"count":1,"name":"Ann"}'),
      ],
    });
    expect(task.result?.text).toBe('Ann');
    const [first, second] = requests;
    expect(schemaOf(first)).toContain('"maxLength":40');
    expect(schemaOf(first)).not.toContain('9007199254740991');
    expect(schemaOf(second)).not.toContain('maxLength');
    expect(second?.body.messages?.[0]?.content).not.toContain('JSON Schema:');
  });

  it('of one schema is not held against another', async () => {
    const other = z.object({ name: z.string() });
    const { requests } = await run({
      work: async (context) => {
        await context.askJson(ask({ step: 'one' }), bounded);
        await context.askJson(ask({ step: 'one' }), bounded);
        return (await context.askJson(ask({ step: 'two' }), other)).name;
      },
      replies: [refuses(400, 'response_format is not supported'), says('{"count":1,"name":"Ann"}')],
    });
    expect(
      requests.map(({ body }) => (body['response_format'] as { type: string } | undefined)?.type),
    ).toEqual(['json_schema', 'json_object', 'json_object', 'json_schema']);
  });

  it('a model that is not there is asked for in no other form', async () => {
    const { requests } = await run({
      work: async (context) => (await context.askJson(ask(), bounded)).name,
      replies: [refuses(404, 'model not found')],
    });
    expect(requests).toHaveLength(1);
  });
});

describe('tools a model calls', () => {
  const added = vi.fn<(a: number, b: number) => void>();
  const add = defineTool({
    // A tool that is listed, so that it has a name and says what it does.
    id: 'decision.rank',
    input: z.object({ a: z.number(), b: z.number() }),
    run: ({ a, b }) => {
      added(a, b);
      return { sum: a + b };
    },
  });
  const work = (context: StepContext) => context.askWithTools(ask(), [add], { maxRounds: 3 });
  const answers = (request: FakeRequest | undefined) =>
    (request?.body.messages ?? [])
      .filter(({ role }) => role === 'tool')
      .map(({ content }) => content);

  it('side by side are answered, traced, and one text', async () => {
    const { task, requests, events, spent, server } = await run({
      work,
      replies: [
        calls(['decision_rank', '{"a":1,"b":2}'], ['decision_rank', '{"a":3,"b":4}']),
        says('3 and 7'),
      ],
    });
    expect(task.result?.text).toBe('3 and 7');
    expect(requests[0]?.body['tools']).toMatchObject([
      { type: 'function', function: { name: 'decision_rank', parameters: { type: 'object' } } },
    ]);
    expect(answers(requests[1])).toEqual(['{"sum":3}', '{"sum":7}']);
    const traced = only(events, 'tool').filter(({ result }) => result !== undefined);
    expect(traced.map(({ name, result }) => [name, result])).toEqual([
      ['decision.rank', { sum: 3 }],
      ['decision.rank', { sum: 7 }],
    ]);
    expect(server.store.rowsBy('tool_call_traces', 'taskId', task.id)).toHaveLength(2);
    expect([task.usage?.models?.[0]?.texts, spent]).toEqual([1, 1]);
  });

  it('that are not there, or called with something else, are answered in words', async () => {
    const { task, requests, events } = await run({
      work,
      replies: [
        calls(['rm_rf', '{}'], ['decision_rank', '{"a":"x"}'], ['decision_rank', '{"a":']),
        says('Sorry'),
      ],
    });
    expect(task.result?.text).toBe('Sorry');
    expect(answers(requests[1])).toEqual([
      expect.stringMatching(/^There is no tool rm_rf/),
      expect.stringMatching(/^The arguments do not fit/),
      expect.stringMatching(/^The arguments are no JSON/),
    ]);
    // What the agent does not have is refused, and kept: a check of the result names it.
    expect(only(events, 'tool')).toMatchObject([{ name: 'rm_rf', error: 'not permitted' }]);
    expect(task.result?.flags).toEqual([
      { check: 'tool_permission', action: 'mark', count: 1, findings: ['rm_rf'] },
    ]);
  });

  it('again and again are refused, and the model has to answer in the end', async () => {
    added.mockClear();
    const { task, requests } = await run({
      work,
      replies: [
        calls(['decision_rank', '{"a":1,"b":2}']),
        calls(['decision_rank', '{"b":2,"a":1}']),
        calls(['decision_rank', '{"a":1,"b":2}']),
        says('Three'),
      ],
    });
    expect(task.result?.text).toBe('Three');
    expect(added).toHaveBeenCalledTimes(1);
    expect(answers(requests[3])).toEqual([
      '{"sum":3}',
      expect.stringMatching(/made before/),
      expect.stringMatching(/made before/),
    ]);
    expect(bodies(requests).map((body) => body['tool_choice'])).toEqual([
      undefined,
      undefined,
      undefined,
      'none',
    ]);
  });

  it('are left out for a model that knows none', async () => {
    const { task, requests } = await run({
      work,
      replies: [refuses(400, 'chat does not support tools'), says('Without')],
    });
    expect(task.result?.text).toBe('Without');
    expect(requests[1]?.body).not.toHaveProperty('tools');
  });
});

it('a text streams as it did', async () => {
  const { events } = await run({ replies: [(response) => streamText(response, 'A b c')] });
  expect(only(events, 'result').at(-1)?.result.text).toBe('A b c');
});
