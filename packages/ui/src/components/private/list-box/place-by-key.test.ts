import { expect, test } from 'vitest';

import { placeByKey } from './place-by-key.js';

test.each([
  ['ArrowDown', 0, 5, 1],
  ['ArrowDown', -1, 5, 0],
  ['ArrowDown', 4, 5, 4],
  ['ArrowUp', 0, 5, 0],
  ['ArrowUp', -1, 5, 4],
  ['Home', 3, 5, 0],
  ['End', 3, 5, 4],
  ['PageDown', 3, 50, 13],
  ['PageDown', 45, 50, 49],
  ['PageUp', 3, 50, 0],
  ['ArrowDown', -1, 0, -1],
  ['Enter', 0, 5, undefined],
] as const)('%s from %d of %d leads to %s', (key, from, count, to) => {
  expect(placeByKey(key, from, count)).toBe(to);
});
