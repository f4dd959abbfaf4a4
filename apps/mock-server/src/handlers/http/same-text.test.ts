import { expect, it } from 'vitest';

import { sameText } from './same-text.js';

it.each([
  ['', '', true],
  ['a', 'a', true],
  ['a', 'b', false],
  ['a', 'aa', false],
  ['aa', 'a', false],
  ['', 'a', false],
  ['a', '', false],
])('%j and %j are the same: %s', (one, other, same) => {
  expect(sameText(one, other)).toBe(same);
});
