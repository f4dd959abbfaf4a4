import { expect, it } from 'vitest';

import { textDirection } from './text-direction';

it.each([
  ['Rent', 'auto'],
  ['الإيجار', 'auto'],
  ['租金', 'auto'],
  ['[…]', undefined],
  ['4,500 – 10 %', undefined],
  ['', undefined],
])('of %j it is %s', (text, expected) => {
  expect(textDirection(text)).toBe(expected);
});
