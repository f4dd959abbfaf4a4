import { languages, legalDocumentTypes, standardClauses } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { runTexts } from '../../run-texts.js';
import { clausePassages, kindOf } from './clause-library.js';
import facts from './library/kinds.json';

const kinds = Object.entries(facts.kinds);
const wordsIn = async (locale: string) =>
  (
    (await import(`./library/${locale}.json`)) as {
      default: {
        kinds: Record<string, { name: string; triggers: string[] }>;
        clauses: Record<string, { heading: string; text: string }>;
      };
    }
  ).default;

it('has enough kinds and clauses, each with a source', () => {
  expect(kinds.length).toBeGreaterThanOrEqual(12);
  expect(Object.keys(facts.clauses).length).toBeGreaterThanOrEqual(80);
  for (const { source } of Object.values(facts.clauses))
    expect(Object.keys(facts.sources)).toContain(source);
});

describe.each(languages)('in %s', (locale) => {
  it('every kind is found by its first word, with all its clauses', async () => {
    const words = await wordsIn(locale);
    for (const [id, { type, clauses }] of kinds) {
      const [trigger = ''] = words.kinds[id]!.triggers;
      const kind = await kindOf(
        type as (typeof legalDocumentTypes)[number],
        { purpose: trigger },
        locale,
      );
      expect([id, kind.clauses.length]).toEqual([id, clauses.length]);
      for (const { heading, text } of kind.clauses) {
        expect(heading.trim()).not.toBe('');
        expect(text.trim()).not.toBe('');
      }
      for (const name of standardClauses) expect(kind.standard[name]?.text).not.toBe('');
    }
  });

  it('a text that names no kind gets the general one of its type', async () => {
    const found = await Promise.all(
      legalDocumentTypes.map((type) => kindOf(type, { purpose: '—' }, locale)),
    );
    expect(found.map(({ id }) => id)).toEqual([
      'general-contract',
      'general-policy',
      'general-contract',
      'general-terms',
      'compliance-statement',
    ]);
  });
});

it.each([
  ['contract', 'NDA before talks on the supply of goods', 'nda'],
  ['contract', 'Office cleaning and support', 'services'],
  ['policy', 'Rules for remote work', 'remote-work-policy'],
  ['policy', 'The rent of the office', 'general-policy'],
] as const)('a %s about “%s” is of the kind %s', async (type, text, id) => {
  expect((await kindOf(type, { purpose: text }, 'en')).id).toBe(id);
});

it.each([
  // The first word of both is another kind's.
  ['Support for the lease of an office: rent, premises, landlord', '', 'lease'],
  ['Supply of services: cleaning and maintenance', 'Service contract', 'services'],
] as const)('“%s” with the title “%s” is of the kind %s', async (purpose, title, id) => {
  expect((await kindOf('contract', { title, purpose }, 'en')).id).toBe(id);
});

it('of two kinds that fit the same it is neither', async () => {
  const kind = await kindOf('contract', { purpose: 'A loan and a lease' }, 'en');
  expect([kind.id, kind.candidates]).toEqual([
    'general-contract',
    ['Commercial lease', 'Loan agreement'],
  ]);
});

it('is cited by its sources, each with its clauses and no placeholder', async () => {
  const kind = await kindOf('contract', { purpose: 'Lease' }, 'en');
  const passages = clausePassages(kind, kind.clauses, await runTexts('document-generator', 'en'));
  expect(passages.length).toBe(new Set(kind.clauses.map(({ source }) => source)).size);
  for (const { text } of passages) expect(text).not.toMatch(/\{\w+\}/);
  expect(passages.map(({ url }) => url)).toContainEqual(expect.stringMatching(/^https:/));
});
