import { expect, test } from 'vitest';

import { nextByArrow } from './next-by-arrow.js';

test.each([
  ['ArrowDown', 0, 'ltr', 1],
  ['ArrowRight', 2, 'ltr', 0],
  ['ArrowLeft', 0, 'ltr', 2],
  ['ArrowUp', 1, 'ltr', 0],
  ['ArrowLeft', 0, 'rtl', 1],
  ['ArrowRight', 0, 'rtl', 2],
  ['ArrowDown', 0, 'rtl', 1],
  ['Enter', 0, 'ltr', undefined],
] as const)('%s from %d in %s leads to %s', (key, from, dir, to) => {
  expect(nextByArrow(key, from, 3, dir)).toBe(to);
});
