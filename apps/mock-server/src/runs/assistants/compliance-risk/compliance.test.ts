import {
  assistants,
  companySizes,
  languages,
  policyIntegrations,
  regulatoryDomains,
  type AssistantRequest,
} from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import { runAssistant, typedPoints } from '../../../testing/run-assistant.js';
import { createTestServer } from '../../../testing/test-server.js';
import { nextVersion } from '../compliance-policy/compliance-policy.js';

const risk: AssistantRequest<'compliance-risk'> = {
  industry: 'Mail order of outdoor gear',
  regions: ['Germany', 'Poland'],
  activities: 'Sells tents to consumers in a webshop; sends a newsletter to customers',
  domains: ['dataPrivacy', 'consumerProtection'],
  previousIssues: 'A list of customers was sent by mail',
};
const policy: AssistantRequest<'compliance-policy'> = {
  policyType: 'healthSafety',
  jurisdiction: 'Germany',
  industryRequirements: 'Nobody lifts more than the limit',
  integrations: [...policyIntegrations],
};

it.each([
  [[], '1.0'],
  [['1.0', '2.3'], '3.0'],
  [['draft'], '1.0'],
])('after %j comes %s', (versions, next) => {
  expect(nextVersion(versions)).toBe(next);
});

it('earlier issues are likely, and each law names its articles and duties', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const { task } = await runAssistant('compliance-risk', risk, { browser });
  const { items } = assistants['compliance-risk'].result.parse(task.result);
  expect(items[0]).toMatchObject({ title: risk.previousIssues, likelihood: 4, basis: 'stated' });
  expect(items[0]?.description).toContain('Germany');
  const directive = items.find(({ description }) => /Consumer Rights Directive/.test(description));
  expect(directive).toMatchObject({ basis: 'unknown', status: 'identified' });
  expect(directive?.treatment.plan).toMatch(/Art\. \d+/);
  const controls = (task.result?.records ?? []).filter(
    ({ table }) => table === 'compliance_documents',
  );
  const rows = controls.map(({ id }) => server.store.find('compliance_documents', id));
  expect(rows.map((row) => row?.status)).toEqual(['draft', 'draft']);
  for (const row of rows) expect(row?.content).toContain('## ');
});

it.each(languages)(
  'in %s all domains and sections are written, from what was typed',
  async (locale) => {
    const typed = typedPoints[locale] ?? '';
    const { task } = await runAssistant(
      'compliance-risk',
      { ...risk, domains: [...regulatoryDomains], previousIssues: typed },
      { locale },
    );
    const register = assistants['compliance-risk'].result.parse(task.result);
    for (const point of typed.split('\n')) expect(register.text).toContain(point);
    expect(new Set(register.items.map(({ title }) => title)).size).toBe(register.items.length);
    const written = await Promise.all(
      [companySizes[0], companySizes[4]].map(async (companySize) => {
        const run = await runAssistant(
          'compliance-policy',
          { ...policy, additionalRequirements: typed, companySize },
          { locale },
        );
        return assistants['compliance-policy'].result.parse(run.task.result).text;
      }),
    );
    expect(written[0]).not.toBe(written[1]);
    for (const text of [...written, JSON.stringify(register)])
      expect(text).not.toMatch(/server\.|undefined|\{\w+\}/);
    for (const point of typed.split('\n')) expect(written[0]).toContain(point);
  },
);

it('a policy of the same kind is stored as the next version', async () => {
  const server = await createTestServer();
  const browser = await server.browser().signIn();
  const versions = [];
  for (let turn = 0; turn < 2; turn += 1) {
    const { task } = await runAssistant('compliance-policy', policy, { browser });
    const [first] = task.result?.records ?? [];
    versions.push(server.store.find('company_policies', first?.id ?? 0)?.version);
  }
  expect(versions).toEqual(['1.0', '2.0']);
});

it.each([
  ['en', 'Mail order of outdoor gear: Germany and Poland'],
  ['zh', 'Mail order of outdoor gear：Germany和Poland'],
])('the run of an assessment is called as %s writes it', async (locale, title) => {
  expect((await runAssistant('compliance-risk', risk, { locale })).task.title).toBe(title);
});

it.each([
  ['en', 'Health and safety: Germany'],
  ['de', 'Arbeitsschutz: Germany'],
])('the run of a policy has a title in words of %s', async (locale, title) => {
  const { task } = await runAssistant('compliance-policy', policy, { locale });
  expect(task.title).toBe(title);
});

it.each([
  [policyIntegrations, 'Nobody lifts more than the limit', 8],
  [[], 'Nobody lifts more than the limit', 7],
  [[], '', 6],
])(
  'says nothing of an introduction nobody chose and rules nobody typed: %j',
  async (integrations, industryRequirements, sections) => {
    const given = { ...policy, integrations: [...integrations], industryRequirements };
    const { task } = await runAssistant('compliance-policy', given);
    const result = assistants['compliance-policy'].result.parse(task.result);
    expect(result.sections).toHaveLength(sections);
    expect(result.sections.filter(({ body }) => body.endsWith(':'))).toEqual([]);
  },
);

it('a policy names the duties of the law of its place, with articles and sources', async () => {
  const { task } = await runAssistant('compliance-policy', policy);
  const { sections, checks } = assistants['compliance-policy'].result.parse(task.result);
  const law = sections.find(({ heading }) => heading === 'Duties under the law')?.body;
  expect(law).toMatch(/\*\*Working Time Directive, 2003\/88\/EC\*\* \[\d\]/);
  expect(law).toMatch(/- Art\. \d+/);
  expect(law).not.toContain('HIPAA');
  expect(checks[0]).toContain('Worksheet made without a model');
  const cited = task.result?.sources?.filter(({ kind }) => kind === 'library') ?? [];
  expect(cited.length).toBeGreaterThan(1);
  for (const { url } of cited) expect(url).toMatch(/^https?:/);
});

it('says so where the library has no law of the place', async () => {
  const { task } = await runAssistant('compliance-policy', { ...policy, jurisdiction: 'Atlantis' });
  const { text } = assistants['compliance-policy'].result.parse(task.result);
  expect(text).toContain('The library has no law on this subject for Atlantis.');
});

it('names missing fields', async () => {
  const browser = await (await createTestServer()).browser().signIn();
  const refused = await browser.refused('POST', '/api/assistants/compliance-risk/runs', {});
  expect(refused).toMatchObject({
    status: 422,
    fields: {
      industry: 'Enter the industry',
      regions: 'Enter at least one region',
      activities: 'Enter what the company does',
      domains: 'Choose at least one regulatory domain',
    },
  });
  const other = await browser.refused('POST', '/api/assistants/compliance-policy/runs', {});
  expect(other).toMatchObject({ fields: { jurisdiction: 'Enter the jurisdiction' } });
});
