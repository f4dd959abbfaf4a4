import { describe, expect, it } from 'vitest';

import {
  checkDocument,
  clauseLines,
  clauseNumbers,
  documentText,
  isBlocking,
  leastParties,
  legalFindingKinds,
  referencesIn,
  termLength,
  undefinedTerms,
  withNumbers,
  type LegalClause,
  type LegalDocumentFacts,
} from './legal-document.js';
import { legalDocumentTypes } from './enums.js';

const clause = (id: string, text = 'It holds.', level = 1): LegalClause => ({
  id,
  level,
  heading: id,
  text,
});
const sound: LegalDocumentFacts = {
  documentType: 'contract',
  parties: ['Havsvik', 'Baltic Pack'],
  jurisdiction: 'Sweden',
  effectiveDate: '2026-01-01',
  expirationDate: '2026-12-31',
  clauses: [clause('parties', '**Havsvik** and **Baltic Pack** agree.')],
};
const kindsOf = (change: Partial<LegalDocumentFacts>) =>
  checkDocument({ ...sound, ...change }).map(({ kind }) => kind);

it('lines that say nothing are no clauses', () => {
  expect(clauseLines(' One \r\n\n---\n- 两\n•\n🙂\n3')).toEqual(['One', '- 两', '3']);
});

it.each([
  [[], []],
  [
    [1, 1, 1],
    ['1', '2', '3'],
  ],
  [
    [1, 2, 2, 1, 2],
    ['1', '1.1', '1.2', '2', '2.1'],
  ],
  [
    [2, 2, 1],
    ['1', '1.1', '2'],
  ],
])('levels %j are numbered %j', (levels, numbers) => {
  expect(clauseNumbers(levels.map((level) => ({ level })))).toEqual(numbers);
});

it('a reference follows its clause wherever that goes', () => {
  const clauses = [clause('a', 'See [[b]] and [[gone]].'), clause('b')];
  expect(referencesIn(clauses[0]?.text ?? '')).toEqual(['b', 'gone']);
  expect(withNumbers('See [[b]] and [[gone]].', clauses)).toBe('See 2 and [?].');
  expect(withNumbers('See [[b]].', clauses.toReversed())).toBe('See 1.');
});

it.each([
  ['2026-01-01', '2026-01-01', { days: 1, years: 0, months: 0, restDays: 1 }],
  ['2026-01-01', '2026-12-31', { days: 365, years: 1, months: 0, restDays: 0 }],
  ['2028-01-01', '2028-12-31', { days: 366, years: 1, months: 0, restDays: 0 }],
  ['2026-01-31', '2026-02-27', { days: 28, years: 0, months: 1, restDays: 0 }],
  ['2026-03-10', '2028-06-30', { days: 844, years: 2, months: 3, restDays: 21 }],
  ['2026-02-01', '2026-01-31', null],
  ['', '2026-01-31', null],
  ['2026-01-31', '', null],
])('from %s to %s', (from, until, length) => {
  expect(termLength(from, until)).toEqual(length);
});

it.each(['“Goods”', '„Goods“', '«Goods»', '「Goods」', '『Goods』', '"Goods"'])(
  '%s is a term that has to be defined',
  (used) => {
    const uses = clause('use', `The ${used} are sound; ${used} stay so.`);
    expect(undefinedTerms([uses])).toEqual([{ clause: 'use', term: 'Goods' }]);
    expect(undefinedTerms([uses, clause('terms', '**goods** are what is sold.')])).toEqual([]);
  },
);

describe('a check', () => {
  it('finds nothing in a document that lacks nothing', () => {
    expect(checkDocument(sound)).toEqual([]);
  });

  it.each<[(typeof legalFindingKinds)[number], Partial<LegalDocumentFacts>]>([
    ['missingParties', { parties: ['Havsvik'] }],
    ['missingParties', { parties: ['Havsvik', 'havsvik'] }],
    ['missingEffectiveDate', { effectiveDate: '' }],
    ['datesReversed', { expirationDate: '2025-12-31' }],
    ['emptyClause', { clauses: [...sound.clauses, clause('e', ' ')] }],
    ['brokenReference', { clauses: [...sound.clauses, clause('r', 'See [[x]].')] }],
    ['undefinedTerm', { clauses: [...sound.clauses, clause('t', 'The “Goods”.')] }],
    ['openBlank', { clauses: [...sound.clauses, clause('b', 'Within […] days.')] }],
    ['missingJurisdiction', { jurisdiction: '' }],
    ['missingExpirationDate', { expirationDate: '' }],
    ['unnamedParty', { parties: ['Havsvik', 'Baltic Pack', 'Nordmoln'] }],
  ])('names %s alone', (kind, change) => {
    expect(kindsOf(change)).toEqual([kind]);
  });

  it.each(legalDocumentTypes)('a %s has its own least of parties', (documentType) => {
    const least = leastParties[documentType];
    const parties = sound.parties.slice(0, least);
    expect(kindsOf({ documentType, parties })).toEqual([]);
    expect(kindsOf({ documentType, parties: parties.slice(1) })).toEqual(['missingParties']);
  });

  it('keeps nobody from signing for a hint', () => {
    expect(legalFindingKinds.filter((kind) => !isBlocking({ kind }))).toEqual([
      'missingJurisdiction',
      'missingExpirationDate',
      'unnamedParty',
    ]);
  });
});

it('is written with its numbers and what it is not', () => {
  const clauses = [clause('a', 'See [[b]].'), clause('b', 'Held.', 2)];
  expect(documentText({ title: 'Lease', clauses }, 'No advice.')).toBe(
    '# Lease\n\n## 1. a\n\nSee 1.1.\n\n### 1.1. b\n\nHeld.\n\n*No advice.*',
  );
});
