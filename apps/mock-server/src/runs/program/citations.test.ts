import { expect, it } from 'vitest';

import type { Passage } from '../../models/prompt.js';
import { citeSources } from './citations.js';

const passages: Passage[] = [
  { number: 1, kind: 'company', name: 'Nordvik', text: 'Retail' },
  { number: 2, kind: 'library', name: 'GDPR', url: 'https://example.org/gdpr', text: 'Art. 33' },
  { number: 3, kind: 'document', name: 'Offers', text: 'Rent 4,800' },
];

it('numbers sources by their first citation and leaves out what is not cited', () => {
  const { result, sources, removed } = citeSources(
    {
      text: 'Rent is 4,800 [3]. Report within 72 hours [2][3].',
      items: [{ reason: 'As offered [3].' }],
    },
    passages,
  );
  expect(result).toEqual({
    text: 'Rent is 4,800 [1]. Report within 72 hours [2][1].',
    items: [{ reason: 'As offered [1].' }],
  });
  expect(sources).toEqual([
    { kind: 'document', name: 'Offers', excerpt: 'Rent 4,800', count: 3 },
    {
      kind: 'library',
      name: 'GDPR',
      excerpt: 'Art. 33',
      count: 1,
      url: 'https://example.org/gdpr',
    },
  ]);
  expect(removed).toBe(0);
});

it('takes out citations of sources there are not, and says how many', () => {
  const { result, removed } = citeSources({ text: 'Everybody agrees [7] on that [1].' }, passages);
  expect(result.text).toBe('Everybody agrees on that [1].');
  expect(removed).toBe(1);
});

it('leaves links and brackets alone where there is nothing to cite', () => {
  const text = 'See [1](https://example.org) and list[0].';
  expect(citeSources({ text }, passages)).toMatchObject({
    result: { text: 'See [1](https://example.org) and list.' },
    removed: 1,
  });
  expect(citeSources({ text }, [])).toEqual({ result: { text }, sources: [], removed: 0 });
});
