import { expect, it } from 'vitest';

import { clockTime, signed } from './clock-time';

const number = (value: number | bigint, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat('en', options).format(value);

it.each([
  [6, '0:06'],
  [102, '1:42'],
  [130, '2:10'],
])('clockTime(%i) is %s', (seconds, text) => {
  expect(clockTime(seconds, number)).toBe(text);
});

it('signs amounts with a real minus', () => {
  expect([-40, 9, 1000, 0].map((amount) => signed(amount, number))).toEqual([
    '−40',
    '+9',
    '+1,000',
    '0',
  ]);
});
