import { expect, it } from 'vitest';

import { freshId, moved, replaced, type LegalDocument } from './edit-clauses';

const clause = (id: string, text = 'Text.') => ({ id, level: 1, heading: id, text });
const document: LegalDocument = {
  text: '',
  title: 'Lease',
  documentType: 'terms',
  status: 'draft',
  parties: ['Havsvik'],
  jurisdiction: 'Sweden',
  effectiveDate: '2026-01-01',
  expirationDate: '',
  clauses: [clause('a', '**Havsvik** says: see [[b]].'), clause('b'), clause('c')],
  findings: [],
  term: null,
  notes: [],
  notice: 'No advice.',
  locale: 'en',
};

it.each([
  [0, 1, 'bac'],
  [2, 0, 'cab'],
  [0, -1, 'abc'],
  [2, 3, 'abc'],
  [7, 0, 'abc'],
])('the clause at %i goes to %i', (from, to, order) => {
  const ids = moved(document.clauses, from, to).map(({ id }) => id);
  expect(ids.join('')).toBe(order);
});

it('one clause is replaced, the others stay', () => {
  const next = replaced(document.clauses, 'b', { heading: 'New' });
  expect(next.map(({ heading }) => heading)).toEqual(['a', 'New', 'c']);
});

it('a new clause has an id of its own', () => {
  expect(freshId(document.clauses)).toBe('added4');
  expect(freshId([clause('added2')])).toBe('added3');
});
