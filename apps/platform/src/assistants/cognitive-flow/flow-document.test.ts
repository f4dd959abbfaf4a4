import type { RunEvent, Task } from '@constella/api-client';
import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { readEvents } from '../../../../mock-server/src/testing/read-events';
import { createTestServer } from '../../../../mock-server/src/testing/test-server';
import { documentCsv } from '../../runs/export/document-csv';
import { documentDocx } from '../../runs/export/document-docx';
import { documentMarkdown } from '../../runs/export/document-markdown';
import { originOf, provenanceLines, withProvenance } from '../../runs/export/provenance';
import { zipEntry } from '../../runs/testing/zip-entry';
import { emptyRun, nextRunState, type RunState } from '../../runs/run-state';
import { runDocument } from '../../runs/export/run-document';
import { flowFields, flowParts, flowPartNames } from './flow-document';

const formats = {
  duration: String,
  number: String,
  time: (at: unknown) => String(at).slice(11, 16),
};
const intlOf = async (locale: 'en' | 'ar') =>
  createIntl({
    locale,
    messages: (await loadMessages(locale, namespaces)) as Record<string, string>,
  });
const en = await intlOf('en');

const question = 'Should we move the archive to Lisbon? Compare rent and humidity.';
const asked = {
  question,
  context: 'Rent in Lisbon is 9 € a square metre.',
  conversation: 3,
  earlier: [{ question: 'Where is it now?', answer: 'In **Porto**.' }],
};

/** A finished run with one of the person's own agents. */
async function ran(): Promise<{ task: Task; state: RunState }> {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { body: agents } = await browser.call<{ id: number; name: string }[]>('GET', '/api/agents');
  const { body } = await browser.call<Task>('POST', '/api/assistants/cognitive-flow/runs', {
    ...asked,
    agents: agents.slice(0, 1).map(({ id }) => id),
  });
  const events: readonly RunEvent[] = await readEvents(browser, body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${body.id}`);
  return { task, state: events.reduce(nextRunState, emptyRun) };
}
const { task, state } = await ran();

/** The document with its origin, as every format is made from it. */
function made(intl = en, of: Task = task, seen = state) {
  const lines = provenanceLines(originOf(of), 'today', intl, flowPartNames);
  const own = runDocument(of, seen, flowParts(of, seen, intl), intl, formats);
  return { lines, document: withProvenance(own, lines, intl) };
}
const headings = (markdown: string) => markdown.match(/^##? .+$/gm);

describe('a question of the cognitive flow as a file', () => {
  it('has everything its screen shows, in order, and where it comes from', () => {
    const markdown = documentMarkdown(made().document, en);
    expect(headings(markdown)).toEqual([
      `# ${question}`,
      '## You asked',
      '## Earlier in this conversation',
      '## Answer',
      '## Layers of thought',
      '## What your agents added',
      '## Sources',
      '## You could ask next',
      '## Steps',
      '## Messages',
      '## Where this comes from',
    ]);
    const result = task.result as unknown as { text: string; followUps: string[] };
    for (const text of [
      '### Attached context\n\nRent in Lisbon is 9 € a square metre.',
      '### You asked\n\nWhere is it now?\n\n### Answer\n\nIn **Porto**.',
      ...result.followUps.map((followUp) => `- ${followUp}`),
      'Continue in the Decision assistant',
      '- Written by AI, offline model',
      '- Created today, version 1',
      '- Document: Attached context',
    ])
      expect(markdown).toContain(text);
    const [, answer = ''] = /\n## Answer\n\n([\s\S]+?)\n\n## /.exec(markdown) ?? [];
    expect(answer.split('\n')[0]).toBe(result.text.split('\n')[0]);
  });

  it('says of each of the seven layers what it does and came to, and all it wrote', () => {
    const [, layers = ''] =
      /\n## Layers of thought\n\n([\s\S]+?)\n\n## /.exec(documentMarkdown(made().document, en)) ??
      [];
    const rows = layers.match(/^\| .+$/gm) ?? [];
    expect(rows[0]).toBe('| Layer | What it does | Outcome |');
    expect(rows.slice(2).map((row) => row.split(' | ')[0])).toEqual([
      '| Perception',
      '| Comprehension',
      '| Reasoning',
      '| Decision',
      '| Execution',
      '| Reflection',
      '| Meta-cognition',
    ]);
    for (const row of rows.slice(2)) expect(row).not.toMatch(/\| – \|$/);
    expect(layers).toMatch(/^### Comprehension$/m);
  });

  it('has its layers and sources as tables of the same texts', () => {
    const { document, lines } = made();
    const csv = documentCsv(document, lines, en);
    for (const head of ['Layer,What it does,Outcome', 'Source,What it says'])
      expect(csv).toContain(head);
    expect(csv.match(/^(Perception|Meta-cognition),/gm)).toHaveLength(2);
  });

  it('has the same parts in a word processor, in the reader’s language', async () => {
    const ar = await intlOf('ar');
    const { document, lines } = made(ar);
    const file = await documentDocx(document, { locale: 'ar', intl: ar, label: lines[0] ?? '' });
    const archive = Buffer.from(await file.arrayBuffer());
    const body = zipEntry(archive, 'word/document.xml').replaceAll(/<[^>]+>/g, '');
    for (const id of ['you', 'earlier', 'layers', 'layer.meta_cognition', 'followUps'] as const)
      expect(body).toContain(ar.formatMessage({ id: `flow.${id}` }));
  });

  it('has for programs what the layers and agents wrote', () => {
    const { layers, contributions } = flowFields(task, state);
    expect(layers.map(({ layer }) => layer)).toHaveLength(7);
    for (const { content } of layers) expect(content).toEqual(expect.stringMatching(/./));
    expect(contributions).toEqual([
      {
        agentId: expect.any(Number),
        agent: task.agents?.find(({ id }) => task.agentsInvolved.includes(id))?.name,
        text: expect.stringMatching(/./),
      },
    ]);
  });

  it('has what there is of a run that was stopped, and of a result of no form', () => {
    const stopped: Task = { ...task, status: 'canceled', result: null, version: null };
    const seen = {
      ...state,
      layers: new Map([['perception', 'Two points'] as const]),
      entries: [],
    };
    const markdown = documentMarkdown(made(en, stopped, seen).document, en);
    expect(headings(markdown)).toEqual([
      `# ${question}`,
      '## You asked',
      '## Earlier in this conversation',
      '## Layers of thought',
      '## Steps',
      '## Where this comes from',
    ]);
    expect(markdown).toContain('| Perception | Reads what you wrote. | Two points |');
    const unshaped = { ...task, result: { text: 'Only a text', unshaped: true } } as Task;
    expect(headings(documentMarkdown(made(en, unshaped, emptyRun).document, en))).toEqual([
      `# ${question}`,
      '## You asked',
      '## Earlier in this conversation',
      '## Answer',
      '## Where this comes from',
    ]);
  });
});
