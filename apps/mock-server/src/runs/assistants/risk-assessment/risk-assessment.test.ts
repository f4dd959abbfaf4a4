import {
  assistants,
  isAccepted,
  languages,
  riskAppetites,
  riskCategories,
  type AssistantRequest,
  type RiskRegister,
  type RunResult,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runTexts } from '../run-texts.js';
import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { wordsOf } from '../../../base/language/words.js';
import { judge, uses } from '../shared/risk/judge-risk.js';

const request: AssistantRequest<'risk-assessment'> = {
  title: 'Harvest',
  scope: 'The harvest of the coastal orchard',
  categories: ['operational', 'people', 'financial'],
  knownRisks: 'The sorting machine often stops\nSeasonal workers leave early',
  controls: 'A mechanic looks at every machine in spring',
};
const resultOf = async (...given: Parameters<typeof runAssistant<'risk-assessment'>>) =>
  assistants['risk-assessment'].result.parse((await runAssistant(...given)).task.result);

it.each([
  ['The machine often stops', ['often'], true],
  ['It softens', ['often'], false],
  ['设备经常停机', ['经常'], true],
  ['Nothing', [], false],
])('“%s” uses %j: %s', (text, words, expected) => {
  expect(uses(text, words)).toBe(expected);
});

it('known risks come first, then those of the library; what nobody rated is not scored', async () => {
  const { items, title, overall, recommendations } = await resultOf('risk-assessment', request);
  expect(title).toBe('Harvest');
  expect(items[0]).toMatchObject({
    title: 'The sorting machine often stops',
    category: 'Operational',
    likelihood: 4,
    impact: 3,
    score: 12,
    level: 'high',
    basis: 'stated',
    treatment: { strategy: 'reduce', lowersLikelihood: 1, lowersImpact: 0 },
    residual: { score: 9, level: 'medium' },
    status: 'identified',
  });
  expect(items[1]).toMatchObject({
    title: 'Seasonal workers leave early',
    basis: 'unknown',
    status: 'identified',
    dueDate: null,
  });
  // Controls are nobody's guess: the person links them.
  expect(recommendations.join()).toContain('A mechanic looks at every machine in spring');
  expect(overall).toMatchObject({ rated: 1, score: 12, level: 'high', above: 1, aboveAfter: 0 });
});

it('the library brings in the risks of what was typed, with controls and without a rating', async () => {
  const { items, sources } = (
    await runAssistant('risk-assessment', {
      ...request,
      categories: [...riskCategories],
      knownRisks: '',
      scope:
        'Moving 14,000 pallets to a new warehouse; software go-live on 5 December; temporary staff',
    })
  ).task.result as RiskRegister & RunResult;
  const titles = items.map(({ title }) => title);
  expect(titles).toContain('Go-live of new software fails');
  expect(titles).toContain('Move interrupts operations');
  expect(titles).toContain('Temporary staff make mistakes or get hurt');
  for (const item of items) {
    expect(item).toMatchObject({ basis: 'unknown', status: 'identified', dueDate: null });
    expect(item.treatment.plan).toMatch(/^To consider: /);
  }
  const library = (sources ?? []).filter(({ kind }) => kind === 'library');
  expect(library.reduce((sum, { count }) => sum + count, 0)).toBe(items.length);
  for (const { name, url } of library) {
    expect(url).toMatch(/^https:/);
    expect(name).toMatch(/\(.+\)/);
  }
});

it.each(riskAppetites)(
  'with an appetite for %s nothing is accepted by itself',
  async (appetite) => {
    const { items } = await resultOf('risk-assessment', { ...request, appetite });
    for (const { status } of items) expect(status).toBe('identified');
    const rated = items.filter(({ basis }) => basis !== 'unknown');
    for (const { residual } of rated) expect(isAccepted(residual.level, appetite)).toBe(true);
  },
);

describe.each(languages)('in %s', (locale) => {
  it('names every kind, keeps what was typed, and leaves no gap', async () => {
    const knownRisks = typedPoints[locale] ?? '';
    const given = { ...request, knownRisks, categories: [...riskCategories] };
    const result = await resultOf('risk-assessment', given, { locale });
    for (const point of knownRisks.split('\n')) expect(result.text).toContain(point);
    for (const { status } of result.items) expect(status).toBe('identified');
    expect(JSON.stringify(result)).not.toMatch(/server\.|undefined|\{\w+\}/);
  });

  it('its own words for often and severe raise a rating, those for rare and slight lower it', async () => {
    const texts = await runTexts('risk-assessment', locale);
    const rated = (id: 'often' | 'rare' | 'severe' | 'slight') =>
      wordsOf(texts, `content.risk.words.${id}`).map((title) =>
        judge({ kind: 'people', title, description: '' }, [], texts),
      );
    for (const { likelihood } of rated('often')) expect(likelihood).toBe(4);
    for (const { likelihood } of rated('rare')) expect(likelihood).toBe(2);
    for (const { impact } of rated('severe')) expect(impact).toBe(4);
    for (const { impact } of rated('slight')) expect(impact).toBe(2);
  });
});

it.each([
  ['en', 'Very likely in August', 'likelihood', 4],
  ['en', 'Unlikely, but it would be catastrophic', 'likelihood', 2],
  ['en', 'Unlikely, but it would be catastrophic', 'impact', 4],
  ['zh', '山路结冰很可能发生', 'likelihood', 4],
  ['ar', 'انقطاع الكهرباء محتمل جدًا', 'likelihood', 4],
  ['ar', 'قلة الزوار نادرة', 'likelihood', 2],
  ['de', 'Ein Blitz wäre verheerend', 'impact', 4],
] as const)('in %s, “%s” says its %s', async (locale, title, of, expected) => {
  const judged = judge(
    { kind: 'people', title, description: '' },
    [],
    await runTexts('risk-assessment', locale),
  );
  expect(judged).toMatchObject({ [of]: expected, basis: 'stated' });
});

it('no stop follows the ellipsis of a long scope', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const scope = 'We move pallets to the new hall with one carrier. '.repeat(6);
  const { task } = await runAssistant('risk-assessment', { ...request, scope }, { browser });
  const { summary, items } = assistants['risk-assessment'].result.parse(task.result);
  expect(summary).toContain('…');
  for (const text of [summary, ...items.map(({ description }) => description)])
    expect(text).not.toMatch(/…[.。]/u);
});

it('is stored with its risks, in one piece with the result', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { task } = await runAssistant('risk-assessment', request, { browser });
  const result = assistants['risk-assessment'].result.parse(task.result);
  const [first, ...risks] = task.result?.records ?? [];
  expect(server.store.find('risk_assessments', first?.id ?? 0)).toMatchObject({
    title: 'Harvest',
    overallRiskScore: result.overall.score,
    assessmentDate: task.createdAt.slice(0, 10),
    status: 'completed',
  });
  expect(
    risks.map(({ id }) => server.store.find('risk_items', id)).map((row) => row?.riskScore),
  ).toEqual(result.items.map(({ score }) => score));
});

it('refuses a company of somebody else, and names missing fields', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const path = '/api/assistants/risk-assessment/runs';
  const foreign = await browser.refused('POST', path, { ...request, companyId: 9_999 });
  expect(foreign).toMatchObject({ status: 422, fields: { companyId: expect.any(String) } });
  const empty = await browser.refused('POST', path, { categories: [] });
  expect(empty).toMatchObject({
    fields: {
      title: 'Enter a title',
      scope: 'Enter the scope of the assessment',
      categories: 'Choose at least one kind of risk',
    },
  });
});

it.each([
  ['twenty thousand characters', 'A long risk without end. '.repeat(800)],
  ['emoji', '🙂🎉'],
  ['HTML', '<script>alert(1)</script><img src=x onerror=alert(1)> Free returns'],
])('takes %s', async (_what, knownRisks) => {
  const result = await resultOf('risk-assessment', {
    ...request,
    knownRisks,
    controls: knownRisks,
    scope: knownRisks.slice(0, 2_000),
  });
  expect(result.items.length).toBeGreaterThan(0);
  expect(JSON.stringify(result.items)).not.toMatch(/<script|<img/);
});
