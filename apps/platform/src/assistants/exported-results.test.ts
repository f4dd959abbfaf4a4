import type { AssistantId, Task } from '@constella/api-client';
import { assistants } from '@constella/api-client/contract';
import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';

import { readEvents } from '../../../mock-server/src/testing/read-events';
import {
  requestLanguages,
  requestsIn,
  type RequestLanguage,
} from '../../../mock-server/src/testing/requests';
import { createTestServer } from '../../../mock-server/src/testing/test-server';
import { entries } from './index';
import { partNames, resultDocument } from '../runs/blocks/block-document';
import { documentCsv, hasTables } from '../runs/export/document-csv';
import { documentDocx } from '../runs/export/document-docx';
import { documentMarkdown } from '../runs/export/document-markdown';
import { originOf, provenanceLines, withProvenance } from '../runs/export/provenance';
import { zipEntry } from '../runs/testing/zip-entry';

const intlOf = async (language: RequestLanguage) =>
  createIntl({
    locale: language === 'ar' ? 'ar-u-nu-latn' : language,
    messages: (await loadMessages(language, namespaces)) as Record<string, string>,
  });

async function run(id: AssistantId, language: RequestLanguage): Promise<Task> {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const headers = { 'accept-language': language };
  const path = `/api/assistants/${id}/runs`;
  const { body } = await browser.call<Task>('POST', path, requestsIn(language)[id], {
    headers,
  });
  await readEvents(browser, body.id);
  return (await browser.call<Task>('GET', `/api/tasks/${body.id}`)).body;
}

const runs = new Map<string, Promise<Task>>();

/** A finished run of an assistant, asked by a person of that language. */
function ran(id: AssistantId, language: RequestLanguage): Promise<Task> {
  const key = `${id} ${language}`;
  const known = runs.get(key) ?? run(id, language);
  runs.set(key, known);
  return known;
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;

describe.each(entries.map(({ id }) => id))('%s', (id) => {
  const load = () => entries.find((entry) => entry.id === id)!.load();

  it.each(
    requestLanguages.flatMap((asked) => requestLanguages.map((read) => [asked, read] as const)),
  )('asked in %s and exported in %s is right in every kind of file', async (asked, read) => {
    const intl = await intlOf(read);
    const task = await ran(id, asked);
    const parts = await load();
    const own = resultDocument(parts.result, task.result, intl);
    const lines = provenanceLines(originOf(task), 'today', intl, partNames(parts.result));
    const document = withProvenance(own, lines, intl);

    const markdown = documentMarkdown(document, intl);
    expect(count(markdown, /^# /gm)).toBe(1);
    const levels = [...markdown.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    for (const [at, level] of levels.entries())
      expect(level).toBeLessThanOrEqual((levels[at - 1] ?? 0) + 1);
    // Every row of a table has as many cells as its ruler.
    for (const [table] of markdown.matchAll(/^(?:\|.*\|\n)+/gm))
      expect(
        new Set(
          table
            .trim()
            .split('\n')
            .map((row) => count(row, /(?<!\\)\|/g)),
        ).size,
      ).toBe(1);
    expect(markdown).not.toMatch(/undefined|\[object|NaN|\d{4}-\d\d-\d\dT/);

    const csv = documentCsv(document, lines, intl);
    expect(csv.startsWith('\u{FEFF}')).toBe(true);
    expect(csv).not.toMatch(/(?:^|[,;\n])"?[=@]|undefined|\[object/);
    expect(hasTables(document)).toBe(own.blocks.some(({ kind }) => kind === 'table'));

    const file = await documentDocx(document, { locale: read, intl, label: lines[0] ?? '' });
    const archive = Buffer.from(await file.arrayBuffer());
    const body = zipEntry(archive, 'word/document.xml');
    expect(zipEntry(archive, 'docProps/core.xml')).toContain('<dc:title>');
    // It runs as what was asked does, and the label as whoever reads it.
    const isRtl = asked === 'ar';
    const side = isRtl === (read === 'ar') ? 'start' : 'end';
    expect(body.split('</w:p>')[1]).toContain(`<w:jc w:val="${side}"/>`);
    expect(count(body, /<w:bidiVisual\/>/g)).toBe(isRtl ? count(body, /<w:tbl>/g) : 0);
    for (const [grid] of body.matchAll(/<w:tblGrid>.*?<\/w:tblGrid>/g)) {
      const widths = [...grid.matchAll(/w:w="(\d+)"/g)].map(([, width]) => Number(width));
      const page = read === 'en' ? [12_240, 15_840] : [11_906, 16_838];
      expect(page).toContain(widths.reduce((sum, width) => sum + width, 2 * 1304));
    }
  });

  it('names every part that was edited as its screen does', async () => {
    const intl = await intlOf('en');
    const names = partNames((await load()).result);
    const { result, computed = [] } = assistants[id];
    const fields = Object.keys(result.shape).filter((field) => !computed.includes(field as never));
    const edited = fields.map((field) => `${field}.0.part`);
    const task = { ...(await ran(id, 'en')), edited };
    const named = provenanceLines(originOf(task), 'today', intl, names).join('\n');
    for (const path of edited) expect(named).not.toContain(path);
    expect(fields.filter((field) => !(field in names))).toEqual(unnamed[id] ?? []);
  });
});

/** Parts whose change is none of the words on the screen. */
const unnamed: Partial<Record<AssistantId, string[]>> = {
  'medical-request': ['locale'],
  'regulation-monitor': ['asOf', 'locale', 'profile'],
  'document-generator': ['locale'],
  writing: ['isWorksheet', 'locale'],
  creative: ['locale'],
  'learning-plan': ['locale'],
  'life-review': ['locale'],
  'travel-plan': ['locale', 'start', 'travelers'],
  research: ['locale'],
  'science-request': ['locale'],
  'learning-content': ['locale', 'contentType', 'difficulty'],
  'risk-assessment': ['assessmentDate'],
  'compliance-risk': ['assessmentDate'],
};
