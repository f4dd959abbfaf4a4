import {
  assistants,
  bounds,
  checkDocument,
  languages,
  legalDocumentTypes,
  standardClauses,
  termLength,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runTexts } from '../run-texts.js';
import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { draftClauses, ownClauses, titleOf } from './draft.js';

const definition = assistants['document-generator'];
const request: AssistantRequest<'document-generator'> = {
  documentType: 'contract',
  parties: ['Havsvik Home AB', 'Baltic Pack Sp. z o.o.'],
  jurisdiction: 'Sweden',
  effectiveDate: '2026-01-01',
  expirationDate: '2026-12-31',
  purpose: 'Delivery of packaging',
  clauses: typedPoints['en'] ?? '',
};
const checked = (given: object) => definition.request.parse({ ...request, ...given });
const resultOf = async (given: object, locale = 'en') =>
  definition.result.parse(
    (await runAssistant('document-generator', { ...request, ...given }, { locale })).task.result,
  );

it.each([
  ['Orders: ready in two hours', 1, 'Orders', 'ready in two hours'],
  ['交付：两小时内备好', 1, '交付', '两小时内备好'],
  ['3. Returns are free.', 1, 'Returns are free', 'Returns are free.'],
])('the line %s is a clause', (line, level, heading, text) => {
  expect(ownClauses(line)).toEqual([{ id: 'own1', level, heading, text }]);
});

it('a line after a dash is a part of the clause above it, never of none', () => {
  expect(ownClauses('- First\nSecond\n- Third').map(({ level }) => level)).toEqual([1, 1, 2]);
});

it('what the check found is listed once: the notes do not say it again', async () => {
  const { findings, notes } = await resultOf({
    parties: [],
    effectiveDate: '',
    expirationDate: '',
  });
  expect(findings.length).toBeGreaterThan(1);
  const texts = await runTexts('document-generator', 'en');
  expect(notes).toEqual([texts.say('content.document-generator.review')]);
});

describe.each(languages)('in %s', (locale) => {
  const clauses = typedPoints[locale] ?? '';

  it('every type and every standard clause is drafted, about what was typed', async () => {
    const texts = await runTexts('document-generator', locale);
    const written = legalDocumentTypes.map((documentType) => {
      const given = checked({ documentType, clauses, standardClauses });
      return JSON.stringify([titleOf(given, texts), draftClauses(given, texts)]);
    });
    expect(new Set(written).size).toBe(legalDocumentTypes.length);
    for (const text of written) {
      expect(text).not.toMatch(/server\.|undefined|\{\w+\}/);
      for (const point of clauses.split('\n')) expect(text).toContain(point);
      for (const party of request.parties ?? []) expect(text).toContain(party);
    }
  });

  it('the check finds the blanks of the standard clauses and nothing else', async () => {
    const texts = await runTexts('document-generator', locale);
    const given = checked({ clauses, standardClauses });
    const findings = checkDocument({
      ...given,
      jurisdiction: 'Sweden',
      effectiveDate: '2026-01-01',
      expirationDate: '2026-12-31',
      clauses: draftClauses(given, texts),
    });
    expect(findings.map(({ kind, clause }) => [kind, clause])).toEqual(
      standardClauses.filter((id) => id !== 'changes').map((id) => ['openBlank', id]),
    );
  });
});

it('is stored for the member’s company, in one piece with the result', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { task } = await runAssistant('document-generator', request, { browser });
  const result = definition.result.parse(task.result);
  const [record] = task.result?.records ?? [];
  const row = server.store.find('legal_documents', record?.id ?? 0);
  expect(row).toMatchObject({
    title: 'Contract: Havsvik Home AB and Baltic Pack Sp. z o.o.',
    documentType: 'contract',
    status: 'draft',
    version: '1.0',
    content: result.text,
    jurisdiction: 'Sweden',
    effectiveDate: '2026-01-01',
    expirationDate: '2026-12-31',
  });
  expect(server.store.find('company_profiles', row?.companyId ?? 0)?.userId).toBe(task.userId);
  expect(result.clauses[0]?.text).toMatch(/\*\*Baltic Pack Sp\. z o\.o\.\*\*$/);
  expect(result.term).toEqual(termLength('2026-01-01', '2026-12-31'));
  expect(result.text).toContain('## 3. Term');
  expect(result.text).toContain(result.notice);
});

it('a member without a company keeps it in the run alone', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  await server.store.write(() => {
    for (const table of ['legal_documents', 'compliance_trainings', 'company_profiles'] as const)
      for (const { id } of server.store.all(table)) server.store.remove(table, id);
  });
  const { task } = await runAssistant('document-generator', request, { browser });
  expect(task).toMatchObject({ status: 'completed' });
  expect(task.result?.records).toBeUndefined();
});

it('what nobody said is found, and nothing is made up in its place', async () => {
  const bare = {
    parties: [],
    jurisdiction: '',
    effectiveDate: '',
    expirationDate: '',
    clauses: '',
  };
  const { findings, text, term } = await resultOf(bare);
  expect(findings.map(({ kind }) => kind)).toEqual([
    'missingParties',
    'missingEffectiveDate',
    'missingJurisdiction',
    'missingExpirationDate',
    'openBlank',
    'openBlank',
    'openBlank',
  ]);
  expect(term).toBeNull();
  expect(text).toContain('between […]');
});

it('names an end before its start, whatever else is wrong, and says what to do', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/document-generator/runs', {
    purpose: ' ',
    effectiveDate: '2026-02-01',
    expirationDate: '2026-01-31',
    companyId: 9_999,
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      purpose: 'Enter what the document is about',
      expirationDate:
        'The end comes before the start. Choose a later end date or an earlier start date',
    },
  });
});

it('takes as many own clauses as fit, and says so of one more before it starts', async () => {
  const lines = Array.from({ length: bounds.ownClauses.max }, (_, at) => `Clause: number ${at}`);
  const { clauses } = await resultOf({ clauses: `${lines.join('\n\n')}\n- \n` });
  expect(clauses.filter(({ id }) => id.startsWith('own'))).toHaveLength(lines.length);
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/document-generator/runs', {
    ...request,
    clauses: [...lines, 'One more'].join('\n'),
  });
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      clauses:
        'A document takes at most 100 clauses of your own. Combine some, or put the rest in a second document',
    },
  });
});

it.each([
  ['twenty thousand characters', 'A long rule without end. '.repeat(800)],
  ['emoji', '🙂🎉'],
  ['right-to-left marks', '\u202eالطلبات\u202c is ready'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
])('takes %s', async (_what, clauses) => {
  const result = await resultOf({ clauses, jurisdiction: clauses.slice(0, 100) });
  expect(JSON.stringify([result.text, result.clauses])).not.toMatch(/<script|<img/);
});
