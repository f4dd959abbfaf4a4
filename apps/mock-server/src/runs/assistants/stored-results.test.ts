import type { AssistantId, RunResult, Task } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { readEvents } from '../../testing/read-events.js';
import { restart } from '../../testing/restart.js';
import { createTestServer, type TestBrowser } from '../../testing/test-server.js';
import { writtenCases } from '../../testing/written-cases.js';

async function runOf(browser: TestBrowser, id: AssistantId, request: object, locale = 'en') {
  const headers = { 'accept-language': locale };
  const created = await browser.call<Task>('POST', `/api/assistants/${id}/runs`, request, {
    headers,
  });
  expect(created).toMatchObject({ status: 201 });
  await readEvents(browser, created.body.id);
  const { body: task } = await browser.call<Task>('GET', `/api/tasks/${created.body.id}`);
  expect(task).toMatchObject({ status: 'completed' });
  return { task, result: task.result as RunResult & Record<string, never> };
}

const legal = { documentType: 'contract', purpose: 'Storage and shipping of home goods' };
const training = { topic: 'Personal data', audience: 'Everyone', material: 'Data is deleted' };
const compliance = {
  industry: 'Mail order',
  regions: ['Germany'],
  domains: ['dataPrivacy', 'consumerProtection'],
};
const lines = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim();

describe('a form at its bounds', () => {
  it.each([
    [
      'of twenty Chinese parties',
      'document-generator',
      {
        ...legal,
        parties: Array.from({ length: 20 }, (_, at) => `上海星座国际物流有限责任公司${at + 1}`),
      },
      'zh',
    ],
    [
      'of every risk there is',
      'risk-assessment',
      {
        title: 'Harvest',
        scope: lines('The harvest of the orchard. ', 1_800),
        categories: ['operational'],
        knownRisks: lines('The sorting machine often stops\n', 20_000),
        controls: lines('A mechanic is on call\n', 20_000),
      },
      'en',
    ],
    [
      'of every issue there was',
      'compliance-risk',
      {
        ...compliance,
        activities: lines('Sells tents online\n', 2_000),
        previousIssues: lines('A list of customers was sent by mail\n', 20_000),
      },
      'en',
    ],
  ] as const)('%s is there after a start', async (_what, id, request, locale) => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const { result } = await runOf(browser, id, request, locale);
    expect(result.records?.length).toBeGreaterThan(0);
    expect(await restart(server.store)).toEqual([]);
    expect(server.lines).toEqual([]);
  });
});

describe('an edit that a stored row does not take', () => {
  const scenario = (changes: object) => (result: Record<string, object[]>) => ({
    scenarios: result['scenarios']!.map((one, at) => (at === 0 ? { ...one, ...changes } : one)),
  });
  it.each([
    ['document-generator', legal, 'effectiveDate', () => ({ effectiveDate: '1 May 2027' })],
    ['document-generator', legal, 'expirationDate', () => ({ expirationDate: '2027-02-30' })],
    ['document-generator', legal, 'jurisdiction', () => ({ jurisdiction: 'x'.repeat(300) })],
    ['document-generator', legal, 'title', () => ({ title: '   ' })],
    ['document-generator', legal, 'title', () => ({ title: '星'.repeat(201) })],
    ['training', training, 'title', () => ({ title: 'x'.repeat(300) })],
    ['training', training, 'title', () => ({ title: ' ' })],
    ['training', training, 'scenarios.0.title', scenario({ title: ' ' })],
    ['training', training, 'scenarios.0.title', scenario({ title: 'x'.repeat(201) })],
    ['training', training, 'scenarios.0.scenario', scenario({ scenario: 'x'.repeat(20_001) })],
    [
      'compliance-policy',
      { jurisdiction: 'Germany' },
      'title',
      () => ({ title: '上'.repeat(201) }),
    ],
    ['compliance-risk', { ...compliance, activities: 'Tents' }, 'title', () => ({ title: '\t' })],
  ] as const)('of %s is refused with its field: %s, %s', async (id, request, field, change) => {
    const server = await createTestServer({ provider: writtenCases() });
    const browser = await server.browser().signIn();
    const { task, result } = await runOf(browser, id, request);
    const before = server.store.all('run_versions').length;
    const refused = await browser.refused('POST', `/api/tasks/${task.id}/versions`, {
      result: { ...result, ...change(result) },
    });
    expect(refused).toMatchObject({ status: 422 });
    expect(Object.keys(refused.fields ?? {})).toEqual([`result.${field}`]);
    expect(server.store.all('run_versions')).toHaveLength(before);
    expect(await restart(server.store)).toEqual([]);
  });

  it('to which a person goes back is refused too, and nothing of it stays', async () => {
    const server = await createTestServer();
    const browser = await server.browser().signIn();
    const { task, result } = await runOf(browser, 'document-generator', legal);
    const path = `/api/tasks/${task.id}/versions`;
    await browser.call('POST', path, { result: { ...result, title: 'Another' } });
    // Kept by a server that did not look.
    const kept = server.store.rowsBy('run_versions', 'taskId', task.id)[0]!;
    const wrong = { ...kept.result, effectiveDate: '1 May 2027' };
    server.store.update('run_versions', kept.id, { result: wrong });
    const rows = JSON.stringify(server.store.all('legal_documents'));
    const refused = await browser.refused('POST', `${path}/1/restore`);
    expect(refused.status).toBe(422);
    expect(Object.keys(refused.fields ?? {})).toEqual(['result.effectiveDate']);
    expect(JSON.stringify(server.store.all('legal_documents'))).toBe(rows);
    expect(await restart(server.store)).toEqual([]);
  });
});
