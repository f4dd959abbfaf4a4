import { assistants, languages, type AssistantRequest } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { allLaws } from '../shared/laws/law-library.js';
import { runAssistant } from '../../../testing/run-assistant.js';
import { createTestServer, testNow } from '../../../testing/test-server.js';
import { isAtLeast, typedUnits } from './monitor-lookup.js';

const definition = assistants['regulation-monitor'];
type Request = AssistantRequest<'regulation-monitor'>;

const resultOf = async (request: Request, locale = 'en') =>
  definition.result.parse(
    (await runAssistant('regulation-monitor', request, { locale })).task.result,
  );

it.each([
  ['• Kennels: dogs', [{ name: 'Kennels', about: 'dogs' }]],
  ['Logistics: packs parcels', [{ name: 'Logistics', about: 'packs parcels' }]],
  ['物流：打包并发货', [{ name: '物流', about: '打包并发货' }]],
  ['Legal', [{ name: 'Legal', about: 'Legal' }]],
  ['Legal: a\nLegal: b', [{ name: 'Legal', about: 'b' }]],
  [' \n---', []],
])('%j names units', (typed, units) => {
  expect(typedUnits(typed)).toEqual(units);
});

it('levels are in order, the worst at least as bad as any', () => {
  expect(isAtLeast('critical', 'informational')).toBe(true);
  expect(isAtLeast('medium', 'medium')).toBe(true);
  expect(isAtLeast('low', 'medium')).toBe(false);
});

describe('what is stored', () => {
  it('is found whole when nothing is filtered, every change with its regulation', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const { task } = await runAssistant('regulation-monitor', {}, { browser });
    const { items, asOf, profile, units, publishers } = definition.result.parse(task.result);
    const updates = server.store.all('regulation_updates');
    expect(items).toHaveLength(server.store.all('regulations').length + updates.length);
    expect(items.filter(({ updateId }) => updateId !== null)).toHaveLength(updates.length);
    expect(asOf).toBe(new Date(testNow).toISOString().slice(0, 10));
    const company = server.store.rowsBy('company_profiles', 'userId', task.userId ?? 0)[0];
    // What the company's names stand for counts as well.
    expect(profile.industries).toEqual([company?.industry]);
    expect(profile.jurisdictions).toEqual([
      ...(company?.operatingJurisdictions ?? []),
      'United States',
    ]);
    expect(units.map(({ name }) => name)).toContain('Legal');
    expect(publishers).toHaveLength(server.store.all('regulation_sources').length);
    const scores = items.map(({ score }) => score);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it.each<[string, Request, (item: { jurisdiction: string; stage: string }) => boolean]>([
    ['place', { regions: ['china'] }, ({ jurisdiction }) => jurisdiction === 'China'],
    ['status', { statuses: ['repealed'] }, ({ stage }) => stage === 'repealed'],
  ])('is filtered by %s', async (_what, request, fits) => {
    const { items } = await resultOf(request);
    expect(items.length).toBeGreaterThan(0);
    expect(items.every(fits)).toBe(true);
  });

  it('is filtered by industry, what is for all of them staying', async () => {
    const { items } = await resultOf({ industries: ['Healthcare'] });
    const industries = new Set(items.map(({ industry }) => industry ?? 'Healthcare'));
    expect(industries.size).toBeGreaterThan(1);
    for (const industry of industries) expect(industry).toContain('Healthcare');
  });

  it('is filtered by level and by the day from which it holds', async () => {
    const { items } = await resultOf({
      riskLevel: 'medium',
      effectiveFrom: '2020-01-01',
      effectiveUntil: '2025-12-31',
    });
    expect(items.length).toBeGreaterThan(0);
    for (const { level, effectiveDate } of items) {
      expect(isAtLeast(level, 'medium')).toBe(true);
      expect((effectiveDate ?? '') >= '2020-01-01').toBe(true);
    }
  });

  it.each<[string, Request, string[], string[]]>([
    [
      'a bank in Germany',
      { regions: ['Germany'], industries: ['Banking'] },
      ['Digital Operational Resilience Act (DORA)', 'General Data Protection Regulation (GDPR)'],
      ['HIPAA Privacy Rule', 'Digital Services Act (DSA)'],
    ],
    [
      'a hospital in the US',
      { regions: ['USA'], industries: ['Hospital'] },
      ['HIPAA Privacy Rule', 'Occupational Safety and Health Act'],
      ['General Data Protection Regulation (GDPR)', 'FDA Food Safety Modernization Act (FSMA)'],
    ],
  ])('is the law of the place and the industry for %s', async (_who, request, there, absent) => {
    const { items, text } = await resultOf(request);
    const titles = items.map(({ title }) => title).join('; ');
    for (const title of there) expect(titles).toContain(title);
    for (const title of absent) expect(titles).not.toContain(title);
    expect(items[0]?.duties?.length).toBeGreaterThan(2);
    expect(items[0]?.url).toMatch(/^https:/);
    expect(text).toMatch(/\[1\]\n\n- (Art\.|§)/);
  });

  it('concerns the units whose work brings its duties', async () => {
    const { units, items } = await resultOf({
      regions: ['European Union'],
      businessUnits: 'Support: answers customers with an AI chatbot\nFleet: 240 diesel trucks',
    });
    const titlesOf = (at: number) =>
      units[at]?.items.map(({ id }) => items.find((item) => item.id === id)?.title).join('; ');
    expect(titlesOf(0)).toContain('EU AI Act');
    expect(titlesOf(1)).not.toContain('AI');
  });

  it('may be nothing: the run says so and has no units hit', async () => {
    const { items, text, units } = await resultOf({ regions: ['Atlantis'] });
    expect(items).toEqual([]);
    expect(text).toContain('nothing matches');
    expect(units.every(({ score }) => score === 0)).toBe(true);
  });
});

it('sources that are switched on are marked as read, the others are not', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { task } = await runAssistant('regulation-monitor', {}, { browser });
  const rows = server.store.all('regulation_sources');
  const read = rows.filter(({ lastFetched }) => lastFetched === new Date(testNow).toISOString());
  expect(read.map(({ id }) => id)).toEqual(
    rows.filter(({ enabled }) => enabled).map(({ id }) => id),
  );
  expect(task.result?.records).toEqual(read.map(({ id }) => ({ table: 'regulation_sources', id })));
  expect(rows.some(({ enabled }) => !enabled)).toBe(true);
  expect(JSON.stringify(task)).not.toContain('demo-key');
});

it('a member without a company gets the law without units', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  await server.store.write(() => {
    for (const table of ['company_policies', 'compliance_trainings', 'company_profiles'] as const)
      for (const { id } of server.store.all(table)) server.store.remove(table, id);
  });
  const { task } = await runAssistant('regulation-monitor', {}, { browser });
  const result = definition.result.parse(task.result);
  expect(result.units).toEqual([]);
  expect(result.profile).toEqual({ industries: [], jurisdictions: [] });
});

it('names an end before its start and a company of somebody else', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const path = '/api/assistants/regulation-monitor/runs';
  const dates = { effectiveFrom: '2026-02-01', effectiveUntil: '2026-01-01' };
  expect(await browser.refused('POST', path, dates)).toMatchObject({
    status: 422,
    fields: { effectiveUntil: expect.stringContaining('later end date') },
  });
  expect(await browser.refused('POST', path, { companyId: 9_999 })).toMatchObject({
    status: 422,
    fields: { companyId: expect.any(String) },
  });
});

it.each(languages)('is written in %s', async (locale) => {
  const { text, items } = await resultOf({ businessUnits: 'Data: personal data' }, locale);
  expect(text).not.toMatch(/server\.|undefined|\{\w+\}/);
  expect(text).toContain(items[0]?.title);
  const laws = new Map((await allLaws(locale)).map((law) => [law.number, law.title]));
  const named = items.filter(({ updateId, source }) => updateId === null && laws.has(source ?? ''));
  expect(named.length).toBeGreaterThan(5);
  for (const { title, source } of named) expect(title).toBe(laws.get(source ?? ''));
});

it('a unit nothing names is said, not left out', async () => {
  const { text } = await resultOf({
    regions: ['European Union'],
    businessUnits: 'Online shop: sells toys to consumers\nQuilting: sews by hand',
  });
  expect(text).toMatch(/what these units do: Quilting\. Other rules/);
  expect(text).toContain('**Online shop**');
});
