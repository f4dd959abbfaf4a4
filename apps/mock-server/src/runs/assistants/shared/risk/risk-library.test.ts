import { languages, regulatoryDomains, riskCategories } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { matchLaws } from '../laws/law-library.js';
import lawFacts from '../laws/library/laws.json';
import riskFacts from './library/risks.json';
import sources from './library/sources.json';
import { matchRisks, riskPassage } from './risk-library.js';

interface RiskTexts {
  title: string;
  event: string;
  causes: string[];
  controls: string[];
  triggers: string[];
}
const textsIn = async (locale: string) => {
  const { industries, ...risks } = (
    (await import(`./library/${locale}.json`)) as { default: Record<string, unknown> }
  ).default;
  return {
    industries: industries as Record<string, string[]>,
    risks: risks as Record<string, RiskTexts>,
  };
};
const lawsIn = async (locale: string) =>
  (
    (await import(`../laws/library/${locale}.json`)) as {
      default: { laws: Record<string, { obligations: Record<string, { triggers: string[] }> }> };
    }
  ).default.laws;

it('has enough of every kind, each with a source', () => {
  const risks = Object.values(riskFacts);
  expect(risks.length).toBeGreaterThanOrEqual(120);
  for (const category of riskCategories)
    expect(risks.filter((risk) => risk.category === category).length).toBeGreaterThan(8);
  for (const domain of regulatoryDomains) {
    const inDomain = ({ domains }: { domains: string[] }) => domains.includes(domain);
    expect(risks.filter(inDomain).length).toBeGreaterThan(3);
    expect(Object.values(lawFacts.laws).filter(inDomain).length).toBeGreaterThan(2);
  }
  for (const { source } of risks) expect(Object.keys(sources)).toContain(source);
  for (const { url } of Object.values(sources)) expect(url).toMatch(/^https:\/\//);
  expect(Object.keys(lawFacts.laws).length).toBeGreaterThanOrEqual(40);
  for (const { url } of Object.values(lawFacts.laws)) expect(url).toMatch(/^https?:\/\//);
});

describe.each(languages)('in %s', (locale) => {
  it('every risk is whole and found by the words that bring it up', async () => {
    const { risks, industries } = await textsIn(locale);
    expect(Object.keys(risks).toSorted()).toEqual(Object.keys(riskFacts).toSorted());
    for (const [id, { title, event, causes, controls, triggers }] of Object.entries(risks)) {
      for (const text of [title, event, ...causes, ...controls, ...triggers])
        expect(text.trim()).not.toBe('');
      const { industries: of } = riskFacts[id as keyof typeof riskFacts];
      const industry = of.includes('any') ? '' : industries[of[0] ?? '']?.[0];
      const text = `${triggers.join(', ')}. ${industry}`;
      const found = await matchRisks({ text, locale, most: 184 });
      expect(
        found.map((risk) => risk.id),
        `${id} by ${text}`,
      ).toContain(id);
    }
  });

  it('every duty of a law is found by the activity that brings it', async () => {
    const laws = await lawsIn(locale);
    expect(Object.keys(laws).toSorted()).toEqual(Object.keys(lawFacts.laws).toSorted());
    const text = Object.values(laws)
      .flatMap(({ obligations }) => Object.values(obligations))
      .flatMap(({ triggers }) => triggers.slice(0, 1))
      .join(', ');
    const regions = ['DE', 'FR', 'US', 'GB', 'CN', 'BR', 'JP', 'KR', 'TW', 'SA', 'AE', 'CH'];
    const found = await matchLaws({
      text,
      locale,
      regions,
      domains: [...regulatoryDomains],
      most: 100,
    });
    // The law of a state of the union is asked for by the state's own name.
    expect(found.length).toBeGreaterThanOrEqual(Object.keys(laws).length - 1);
    for (const { duties } of found) expect(duties.length).toBeGreaterThan(0);
  });
});

it('keeps to the law of the regions that were named', async () => {
  const ask = (regions: string[]) =>
    matchLaws({
      text: 'A webshop with a newsletter for consumers',
      locale: 'en',
      regions,
      domains: ['dataPrivacy', 'consumerProtection'],
      most: 20,
    });
  const inSweden = await ask(['Sweden']);
  expect(inSweden.map(({ id }) => id)).toContain('gdpr');
  expect(inSweden.map(({ id }) => id)).not.toContain('canSpam');
  expect((await ask(['Narnia'])).length).toBe(0);
});

it('is cited with its publication and address', async () => {
  const [risk] = await matchRisks({ text: 'phishing e-mail', locale: 'en', most: 1 });
  expect(riskPassage(risk!)).toMatchObject({
    kind: 'library',
    url: expect.stringMatching(/^https:/),
    text: expect.stringContaining(risk!.title),
  });
});
