import { describe, expect, it } from 'vitest';

import { factOf, filledIn, isFrom, type CompanyFact } from './company-facts.js';
import type { Company } from './company-source.js';

const company = (over: Partial<Company> = {}): Company => ({
  id: 1,
  revision: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  userId: 2,
  name: 'Obstgarten',
  industry: 'Fruit',
  size: '10-49',
  regions: ['EU'],
  operatingJurisdictions: ['Germany', 'Denmark'],
  complianceLevel: null,
  ...over,
});
const say = (names: readonly string[]) => names.join(' + ');

describe('what a profile says', () => {
  it.each<[CompanyFact, unknown, unknown]>([
    ['industry', 'Fruit', 'Fruit'],
    ['industries', ['Fruit'], ['Fruit']],
    ['regions', ['EU'], []],
    ['homeJurisdiction', 'Germany', ''],
    ['jurisdiction', 'Germany + Denmark', ''],
    ['jurisdictions', ['Germany', 'Denmark'], []],
  ])('%s is %j, and %j where it says nothing', (fact, said, unsaid) => {
    expect(factOf(fact, company(), say)).toEqual(said);
    const silent = company({ regions: [], operatingJurisdictions: [] });
    expect(factOf(fact, silent, say)).toEqual(unsaid);
  });

  it('names no more jurisdictions than a field has room for', () => {
    const long = company({
      operatingJurisdictions: ['x'.repeat(120), 'y'.repeat(70), 'z'.repeat(70)],
    });
    expect(factOf('jurisdiction', long, say)).toBe(`${'x'.repeat(120)} + ${'y'.repeat(70)}`);
  });
});

describe('what a company fills in', () => {
  const fills = { industry: 'industry', regions: 'regions' } as const;
  const other = company({ id: 2, name: 'Werft', industry: 'Ships', regions: [] });

  it.each<[string, Record<string, unknown>, Company | undefined, Record<string, unknown>]>([
    [
      'empty fields',
      { industry: '', regions: [] },
      undefined,
      { industry: 'Fruit', regions: ['EU'] },
    ],
    ['no field that was typed in', { industry: 'Juice', regions: ['US'] }, undefined, {}],
    ['one of two', { industry: 'Juice', regions: [] }, undefined, { regions: ['EU'] }],
    ['nothing that is there', { industry: 'Fruit', regions: ['EU'] }, undefined, {}],
    [
      'what the one before filled in',
      { industry: 'Ships', regions: [] },
      other,
      { industry: 'Fruit', regions: ['EU'] },
    ],
  ])('%s', (_what, values, former, filled) => {
    expect(filledIn({ fills, values, company: company(), former, say })).toEqual(filled);
  });

  it('takes back what the one before filled in where it knows nothing', () => {
    const values = { industry: 'Fruit', regions: ['EU'] };
    expect(filledIn({ fills, values, company: other, former: company(), say })).toEqual({
      industry: 'Ships',
      regions: [],
    });
  });
});

it.each([
  ['Fruit', 'Fruit', true],
  ['Fruit', 'Juice', false],
  [['EU'], ['EU'], true],
  ['', '', false],
  [[], [], false],
])('%j is from a profile that says %j: %s', (value, fact, expected) => {
  expect(isFrom(value, fact)).toBe(expected);
});
