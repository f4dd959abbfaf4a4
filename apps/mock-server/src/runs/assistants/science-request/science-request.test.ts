import {
  assistants,
  languages,
  type AssistantRequest,
  type Task,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { writeOffline } from '../../../models/offline/writer.js';
import { exampleRequests } from '../../../testing/requests.js';
import { runAssistant } from '../../../testing/run-assistant.js';
import { scriptedProvider } from '../../../testing/scripted-provider.js';
import { createTestServer } from '../../../testing/test-server.js';
import { offlineContent } from '../index.js';

const request: AssistantRequest<'science-request'> = {
  queryDescription: 'Which formula for the time of a fall is right? Leave the air out.',
  domain: 'physics',
  relatedFields: ['free fall'],
  knownResults: 'Free fall has constant acceleration\nDrag grows with speed, doi 10.1000/182',
  constraints: 'No air',
  objectives: 'Say from which height on air counts',
  formulas:
    't = sqrt(2*h/g)\nt = sqrt(2*h*g)\na^2 + b^2 >= 2*a*b\n(a+b)^2 = a^2 + b^2\n\\int x\\,dx',
  symbols: 't [s]\nh [m] 1..100\ng [m/s^2] 1..25\nspeed of light',
};
const resultOf = ({ result }: Task) => assistants['science-request'].result.parse(result);

describe('without a model', () => {
  it('everything in it was typed or worked out', async () => {
    const { task } = await runAssistant('science-request', request);
    const result = resultOf(task);
    const { concepts, links, statements, notes, formulas } = result;
    for (const { basis } of [...concepts, ...links, ...statements, ...formulas])
      expect(basis).toBe('typed');
    const typed = Object.values(request).flat().join('\n');
    for (const { rests } of concepts)
      for (const part of rests.split('; ')) expect(typed).toContain(part);
    expect(statements.map(({ id, kind }) => `${id} ${kind}`)).toEqual([
      'k1 known',
      'k2 known',
      'c1 assumption',
      'f1 definition',
      'f2 definition',
      'f3 claim',
      'f4 claim',
      'f5 definition',
      'o1 question',
    ]);
    // The one that says where it is published lacks nothing.
    expect(notes.map(({ reviewer, about, major }) => [reviewer, about, major])).toEqual([
      ['proof', 't = sqrt(2*h*g)', true],
      ['numbers', '(a+b)^2 = a^2 + b^2', true],
      ['numbers', 'speed of light', false],
      ['novelty', 'Free fall has constant acceleration', false],
    ]);
    expect(result.missing).toHaveLength(5);
    expect(links).toContainEqual(
      expect.objectContaining({ source: 'k1', target: 'd1', basis: 'typed' }),
    );
  });

  it('each check says what was found and what that proves', async () => {
    const { task } = await runAssistant('science-request', request);
    const { checks } = resultOf(task);
    expect(checks.map(({ formula, kind, outcome }) => `${formula} ${kind} ${outcome}`)).toEqual([
      'f1 dimensions passed',
      'f1 identity open',
      'f2 dimensions failed',
      'f2 identity open',
      'f3 search passed',
      'f4 identity failed',
      'f5 reading open',
    ]);
    for (const { formula, proves } of checks.filter(({ outcome }) => outcome === 'passed'))
      expect(proves).toMatch(formula === 'f3' ? /not a proof/ : /untested/);
  });

  it.each(languages)('speaks %s alone', async (locale) => {
    const { task } = await runAssistant('science-request', request, { locale });
    const { formulas: _braces, ...said } = resultOf(task);
    expect(JSON.stringify(said)).not.toMatch(/server\.|content\.\w|undefined|\{\w+\}/);
    expect(said.locale).toBe(locale);
  });
});

/** A run a model answers whose answers are these, by the step that asks. */
async function answered(answers: Readonly<Record<string, object>>) {
  const { provider } = scriptedProvider(async (asked) => {
    const answer = answers[asked.prompt.step];
    if (answer) return JSON.stringify(answer);
    return asked.shape ? writeOffline(asked, offlineContent) : 'Units first.';
  });
  const server = await createTestServer({ provider });
  const browser = await server.browser().signIn();
  const { body } = await browser.call<Task>(
    'POST',
    '/api/assistants/science-request/runs',
    request,
  );
  await server.engine.settled(body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  expect(task.status).toBe('completed');
  return resultOf(task);
}

describe('what a model says', () => {
  it('is the person’s where its quotation stands in the request, and else its own', async () => {
    const { concepts, links } = await answered({
      'knowledge-graph': {
        concepts: [
          { name: 'Air resistance', quote: 'leave the  AIR out' },
          { name: 'Conservation of energy', quote: 'energy is conserved' },
          { name: 'Free fall', quote: '' },
        ],
        links: [
          { from: 'Conservation of energy', to: 'free fall', why: 'It gives the speed.' },
          { from: 'Free fall', to: 'Phlogiston', why: 'Nothing of this name is there.' },
        ],
      },
    });
    const ideas = concepts.filter(({ kind }) => kind === 'idea');
    expect(ideas.map(({ name, basis, rests }) => [name, basis, rests])).toEqual([
      ['Air resistance', 'typed', 'leave the  AIR out'],
      ['Conservation of energy', 'model', ''],
    ]);
    expect(links.filter(({ basis }) => basis === 'model')).toEqual([
      { source: 'i2', target: 'd1', basis: 'model', rests: 'It gives the speed.' },
    ]);
  });

  it('is a conjecture where it rests on nothing that was given, or fails its check', async () => {
    const statement = { text: 'So.', rests: ['Known result 1', 'A paper of 1905'] };
    const { statements, formulas, checks, notes } = await answered({
      'theory-construction': {
        summary: 'One formula is a time.',
        statements: [
          { ...statement, kind: 'claim', title: 'Grounded', formula: 't^2 = 2*h/g' },
          { ...statement, kind: 'known', title: 'From nowhere', formula: '', rests: ['Intuition'] },
          { ...statement, kind: 'claim', title: 'Refuted', formula: 'sqrt(a^2) = a' },
        ],
      },
    });
    expect(statements.slice(-3).map(({ kind, rests }) => [kind, rests])).toEqual([
      ['claim', 'Rests on: Known result 1'],
      ['conjecture', expect.stringMatching(/nothing that was given/)],
      ['conjecture', 'Rests on: Known result 1'],
    ]);
    expect(formulas.filter(({ basis }) => basis === 'model').map(({ id }) => id)).toEqual([
      'm1',
      'm2',
    ]);
    expect(checks.filter(({ formula }) => formula === 'm2')).toMatchObject([{ outcome: 'failed' }]);
    expect(notes.map(({ about }) => about)).toContain('sqrt(a^2) = a');
  });
});

describe('bad input', () => {
  it.each([
    ['a million characters', '1+'.repeat(500_000)],
    ['a thousand formulas', 'x = x\n'.repeat(1_000)],
  ])('of %s is refused with its field', async (_what, formulas) => {
    const browser = await (await createTestServer()).browser().signIn();
    const { status, body } = await browser.call('POST', '/api/assistants/science-request/runs', {
      ...exampleRequests['science-request'],
      formulas,
    });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('formulas');
  });

  it('of formulas that would never end comes to an end', async () => {
    const formulas = [
      'f(x) = f(x)',
      String.raw`\def\a{\a\a}\a`,
      `${'sin('.repeat(30)}x${')'.repeat(30)} <= 1`,
      '9^9^9^9^9 > 0',
      '1e308*10 = x',
    ].join('\n');
    const { task } = await runAssistant('science-request', { ...request, formulas });
    expect(task.status).toBe('completed');
  });
});
