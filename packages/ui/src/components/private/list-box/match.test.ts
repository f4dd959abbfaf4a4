import { describe, expect, test } from 'vitest';

import { findMatches, fold, queryWords } from './match.js';

describe('fold', () => {
  test.each([
    ['Claude Sonnet', 'claude sonnet'],
    ['Gdańsk', 'gdansk'],
    ['ÉCOLE', 'ecole'],
    ['通义千问', '通义千问'],
    ['نموذج', 'نموذج'],
  ])('%s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test.each(['İstanbul', 'straße', 'ﬁne', 'e\u0301cole', '👩‍🚀 model'])(
    'keeps the length of %s, so that positions hold',
    (text) => {
      expect(fold(text)).toHaveLength(text.length);
    },
  );
});

describe('findMatches', () => {
  const find = (label: string, query: string, group = '') =>
    findMatches(fold(label), fold(group), queryWords(query));

  test('finds a word anywhere, whatever its case and accents', () => {
    expect(find('Claude Sonnet 4', 'SON')).toEqual([[7, 10]]);
    expect(find('Mistral Évolué', 'evol')).toEqual([[8, 12]]);
  });

  test('wants every word, in any order', () => {
    expect(find('Claude Sonnet 4', 'son clau')).toEqual([
      [0, 4],
      [7, 10],
    ]);
    expect(find('Claude Sonnet 4', 'claude opus')).toBeNull();
  });

  test('joins overlapping words into one', () => {
    expect(find('Sonnet', 'sonn nnet')).toEqual([[0, 6]]);
  });

  test('a word may be in the name of the group', () => {
    expect(find('Claude Sonnet', 'anthropic son', 'Anthropic')).toEqual([[7, 10]]);
  });

  test('an empty query matches everything and marks nothing', () => {
    expect(find('Claude', '  ')).toEqual([]);
  });
});
