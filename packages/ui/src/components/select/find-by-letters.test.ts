import { expect, test } from 'vitest';

import { findByLetters } from './find-by-letters.js';

const labels = ['finance', 'food', 'general', 'forecast', 'new york'];

test.each([
  ['f', -1, 0],
  ['f', 0, 1],
  ['f', 3, 0],
  ['ff', 1, 3],
  ['fo', 0, 1],
  ['fo', 1, 1],
  ['fore', 1, 3],
  ['new y', 0, 4],
  ['x', 0, undefined],
  ['', 2, 3],
] as const)('"%s" from %d leads to %s', (letters, from, place) => {
  expect(findByLetters(labels, from, letters)).toBe(place);
});

test('no options', () => {
  expect(findByLetters([], -1, 'a')).toBeUndefined();
});
