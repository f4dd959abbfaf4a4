import { expect, test } from 'vitest';

import { nextByArrow } from './next-by-arrow.js';

const plain = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };

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
  expect(nextByArrow({ ...plain, key }, from, 3, dir)).toBe(to);
});

test.each(['shiftKey', 'ctrlKey', 'metaKey', 'altKey'])('leads nowhere with %s', (held) => {
  expect(nextByArrow({ ...plain, key: 'ArrowLeft', [held]: true }, 0, 3, 'ltr')).toBeUndefined();
});
