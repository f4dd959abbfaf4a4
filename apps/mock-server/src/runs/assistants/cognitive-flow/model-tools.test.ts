import type { Task } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import type { Passage } from '../../../models/prompt.js';
import type { CompletionRequest } from '../../../models/provider.js';
import { writeOffline } from '../../../models/offline/writer.js';
import { only, readEvents } from '../../../testing/read-events.js';
import { scriptedProvider, type Script } from '../../../testing/scripted-provider.js';
import { createTestServer } from '../../../testing/test-server.js';
import { FoundPassages } from '../../program/found-passages.js';
import { calculateTool } from '../../program/tools/calculate-tool.js';
import { librarySearchTool } from '../shared/library-search-tool.js';
import { offlineContent } from '../index.js';

const ask = (id: string, name: string, input: object) => ({
  id,
  name,
  arguments: JSON.stringify(input),
});

/** A question whose reasoning does what a test says. */
async function reasoned(script: Script, answer?: (request: CompletionRequest) => string) {
  const { provider, asked } = scriptedProvider((request, call) =>
    request.prompt.step === 'reason'
      ? script(request, call)
      : request.prompt.step === 'answer' && answer
        ? answer(request)
        : writeOffline(request, offlineContent),
  );
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const { body } = await browser.call<Task>('POST', '/api/assistants/cognitive-flow/runs', {
    question:
      'A customer database in Germany was copied. What has to be done, and what does it cost?',
  });
  const events = await readEvents(browser, body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  const rounds = asked.filter(({ prompt }) => prompt.step === 'reason');
  return { events, task, rounds, traces: server.store.all('tool_call_traces') };
}

describe('a model that reasons about a question', () => {
  it('looks laws up and has figures calculated; each call is seen and traced', async () => {
    const { events, task, rounds, traces } = await reasoned(({ rounds: before = [] }) =>
      before.length === 0
        ? {
            calls: [
              ask('1', 'library.search', {
                text: 'customer data was copied, personal data breach',
                places: ['Germany'],
              }),
              ask('2', 'math.calculate', { expression: '(420 - 310) * 12' }),
            ],
          }
        : `Told within the time the law gives; ${before[0]?.answers[1]} a year.`,
    );
    expect(task.status).toBe('completed');
    expect(rounds).toHaveLength(2);
    const [found, sum] = ['library.search', 'math.calculate'].map((name) =>
      only(events, 'tool').findLast((event) => event.name === name),
    );
    expect(sum).toMatchObject({
      arguments: { expression: '(420 - 310) * 12' },
      result: { value: 1320 },
    });
    expect(JSON.stringify(found?.result)).toContain('2016/679');
    expect(only(events, 'message').some(({ text }) => text.includes('1320'))).toBe(true);
    expect(traces.map(({ toolId }) => toolId)).toEqual(
      expect.arrayContaining(['library.search', 'math.calculate']),
    );
  });

  it('cites what it found by its number; it is listed with its address and words', async () => {
    const numbers: number[][] = [];
    const { task, rounds } = await reasoned(
      ({ prompt, rounds: before = [] }) => {
        numbers.push((prompt.context?.passages ?? []).map(({ number }) => number));
        return before.length === 0
          ? {
              calls: [
                ask('1', 'library.search', {
                  text: 'customer data was copied, personal data breach',
                  places: ['Germany'],
                }),
              ],
            }
          : 'Told within the time the law gives.';
      },
      ({ prompt }) => {
        const passages = prompt.context?.passages ?? [];
        numbers.push(passages.map(({ number }) => number));
        const law = passages.find(({ name }) => name.includes('2016/679'));
        return `Tell the authority within 72 hours [${law?.number}]. Everybody agrees [99].`;
      },
    );
    // The company's profile is there from the beginning; what is found goes on from its number.
    expect(numbers[0]).toEqual([1]);
    expect(numbers.at(-1)).toEqual(numbers.at(-1)?.map((_number, at) => at + 1));
    expect(rounds[1]?.rounds?.[0]?.answers[0]).toMatch(/ends in its number, such as \[12\]\.$/);
    const { text, sources, citationsRemoved } = task.result!;
    expect(text).toBe('Tell the authority within 72 hours [1]. Everybody agrees.');
    expect(citationsRemoved).toBe(1);
    expect(sources?.[0]).toMatchObject({
      kind: 'library',
      name: expect.stringContaining('2016/679'),
      url: expect.stringMatching(/^https:/),
      excerpt: expect.stringMatching(/\S/),
      count: 1,
    });
  });

  it('is told what is wrong with a call, and goes on', async () => {
    const { task, rounds } = await reasoned(({ rounds: before = [] }) =>
      before.length === 0
        ? { calls: [ask('1', 'math.calculate', { expression: 'import("fs")' })] }
        : 'It cannot be calculated.',
    );
    expect(task.status).toBe('completed');
    expect(rounds[1]?.rounds?.[0]?.answers[0]).toMatch(/^The tool failed/);
  });
});

describe('the calculator', () => {
  it.each([
    ['0.1 + 0.2', 0.3],
    ['9300 * 18%', 1674],
    ['mean(120, 135, 150)', 135],
    ['round(100 / 3, 2)', 33.33],
    ['-2 ^ 2', -4],
  ])('%s is %d', async (expression, value) => {
    expect(await calculateTool.run({ expression })).toEqual({ value });
  });

  it.each([
    '1 / 0',
    'x + 1',
    'createUnit("a")',
    'factorial(1e9)',
    '[1, 2]',
    '"a"',
    'f(x) = x',
    '1:1e9',
  ])('%s is no number', async (expression) => {
    await expect(calculateTool.run({ expression })).rejects.toThrow(/./);
  });
});

it('the library answers in the language of the run', async () => {
  const found = new FoundPassages([]);
  const numbered = (entries: readonly Omit<Passage, 'number'>[]) =>
    Promise.resolve(found.number(entries, []));
  const { passages } = await librarySearchTool('de', numbered).run({
    text: 'Umzug des Lagers mit neuer Software und Zeitarbeitern',
    places: [],
  });
  expect(passages.length).toBeGreaterThan(0);
  expect(passages.map(({ number }) => number)).toEqual(passages.map((_one, at) => at + 1));
  expect(passages.every(({ kind, url }) => kind === 'library' && url?.startsWith('https://'))).toBe(
    true,
  );
});
