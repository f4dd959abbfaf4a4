import type { RunEvent, Task } from '@constella/api-client';
import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import type { ResultDocument } from '../result-document';
import { documentMarkdown } from './document-markdown';
import { originFields, originOf, provenanceLines } from './provenance';
import { emptyRun, nextRunState, type RunState } from '../run-state';
import { runDocument as documentOf, runFields, runParts } from './run-document';

const messages = (await loadMessages('en', namespaces)) as Record<string, string>;
const intl = createIntl({ locale: 'en', messages });
const formats = {
  duration: (milliseconds: number) => `${milliseconds / 1000} s`,
  number: String,
  time: (at: unknown) => String(at).slice(11, 16),
};

const at = '2026-01-31T09:30:00.000Z';
const ran: Task = {
  id: 7,
  userId: 2,
  title: 'Move the warehouse',
  description: 'Compare Ghent with Lille.',
  status: 'completed',
  result: {
    text: 'Take **Lille**.',
    model: 'openai/gpt-4.1',
    sources: [{ kind: 'request', name: 'Move the warehouse', count: 1 }],
  },
  version: 2,
  edited: ['text'],
  duration: 4000,
  agentCount: 2,
  agentsInvolved: [4, 5],
  coordinatorId: 4,
  agents: [
    { id: 4, name: 'Chair', type: 'coordinator' },
    { id: 5, name: 'Planner', type: 'processor' },
  ],
  metadata: { passThroughMode: false, maxIterations: 3, timeoutSeconds: 120 },
  usage: { inputTokens: 40, outputTokens: 60, points: 3 },
  createdAt: at,
  completedAt: at,
};
const base = { id: 0, at };
const events: RunEvent[] = [
  { ...base, type: 'step', index: 0, name: 'Plan', agentId: 4, state: 'completed', duration: 1500 },
  {
    ...base,
    type: 'tool',
    callId: 'a',
    agentId: 5,
    name: 'brief.read',
    arguments: { part: 1 },
    result: 'two sites',
    milliseconds: 20,
  },
  { ...base, type: 'message', messageId: 'm1', from: 5, to: 4, text: 'Lille is nearer.' },
  { ...base, type: 'error', code: 'quota', message: 'A model was busy.', fatal: false },
];
const state = events.reduce(nextRunState, emptyRun);

const noResult = { title: '', blocks: [] };
const runDocument = (task: Task, seen: RunState, result: ResultDocument) =>
  documentOf(task, seen, runParts(task, result, intl), intl, formats);

describe('a run as a file', () => {
  it('has how it went, its result, steps, tools and messages', () => {
    const { result } = ran;
    const document = runDocument(ran, state, {
      title: 'Lille',
      blocks: [
        { kind: 'heading', level: 2, text: 'Why' },
        { kind: 'text', markdown: `# ${result?.text ?? ''}\n\nIt is nearer.` },
      ],
    });
    expect(documentMarkdown(document, intl)).toBe(
      [
        '# Move the warehouse',
        'Completed · Elapsed 4 s · Points 3 · Tokens 100',
        'Compare Ghent with Lille.',
        '## Result',
        '### Lille',
        '#### Why',
        '##### Take **Lille**.',
        'It is nearer.',
        '## Steps',
        '**Step**\n\n| Step | Agent | Status | Time |\n| --- | --- | --- | --- |\n| Plan | Chair | done | 1.5 s |',
        '**Tool**\n\n| Tool | Agent | Status | Time |\n| --- | --- | --- | --- |\n| brief.read | Planner | done | 0.02 s |',
        '## Messages',
        '### Planner · Chair · 09:30',
        'Lille is nearer.',
        '- A model was busy.',
      ].join('\n\n') + '\n',
    );
  });

  it('names its result only where that has a name of its own', () => {
    const blocks = [{ kind: 'heading', level: 2, text: 'Why' }] as const;
    const headings = (title: string) =>
      runDocument(ran, emptyRun, { title, blocks }).blocks.flatMap((block) =>
        block.kind === 'heading' ? [`${block.level} ${block.text}`] : [],
      );
    expect(headings('')).toEqual(['2 Result', '3 Why']);
    expect(headings(ran.title)).toEqual(['2 Result', '3 Why']);
    expect(headings('Lille')).toEqual(['2 Result', '3 Lille', '4 Why']);
  });

  it('has no empty parts, and says why there is no result', () => {
    const failed: Task = {
      ...ran,
      status: 'failed',
      result: null,
      version: null,
      usage: null,
      duration: null,
      error: 'The model stopped answering.',
    };
    expect(documentMarkdown(runDocument(failed, emptyRun, noResult), intl)).toBe(
      [
        '# Move the warehouse',
        'Failed',
        'The model stopped answering.',
        'Compare Ghent with Lille.',
      ].join('\n\n') + '\n',
    );
  });

  it('is for programs what happened, as it is stored', () => {
    expect(runFields(ran, state)).toMatchObject({
      id: 7,
      status: 'completed',
      steps: [{ name: 'Plan', duration: 1500 }],
      messages: [{ at, from: 5, to: 4, text: 'Lille is nearer.' }],
      toolCalls: [{ name: 'brief.read', arguments: { part: 1 }, result: 'two sites' }],
      result: { text: 'Take **Lille**.' },
    });
  });
});

describe('where a run comes from', () => {
  it('is AI and its model, when, who changed it, and what it rests on', () => {
    const origin = originOf(ran);
    expect(originFields(origin)).toEqual({
      aiGenerated: true,
      model: 'openai/gpt-4.1',
      offline: false,
      createdAt: at,
      version: 2,
      editedByPerson: ['text'],
      sources: ran.result?.sources,
    });
    expect(provenanceLines(origin, 'today', intl)).toEqual([
      'Written by AI (openai/gpt-4.1). Check it before you act on it.',
      'Created today, version 2',
      'Edited by a person: Result',
      'Your request: Move the warehouse',
    ]);
    const several = { ...origin, edited: ['notes.1', 'text', 'notes.4.by'] };
    const names = { notes: 'workspace.edit.note' } as const;
    expect(provenanceLines(several, 'today', intl, names)[2]).toBe(
      `Edited by a person: ${intl.formatMessage({ id: names.notes })} and Result`,
    );
  });

  it('is told of a run without a result too, by the model that wrote last', () => {
    const wrote = (model: string) => ({
      model,
      offline: false,
      texts: 1,
      inputTokens: 1,
      outputTokens: 1,
    });
    const origin = originOf({
      ...ran,
      result: null,
      version: null,
      edited: [],
      usage: { inputTokens: 2, outputTokens: 2, points: 0, models: [wrote('a/b'), wrote('c/d')] },
    });
    expect(provenanceLines(origin, 'today', intl)).toEqual([
      'Written by AI (c/d). Check it before you act on it.',
      'Created today',
      'Not edited by a person',
    ]);
  });
});
