import { describe, expect, it } from 'vitest';

import { codeLength, readCode } from './code-text.js';

describe('readCode', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['123-456', '123456'],
    ['Your code is 123456.', '123456'],
    ['1234567', '123456'],
    ['١٢٣٤٥٦', '123456'],
    ['１２３４５６', '123456'],
    ['abc', ''],
  ])('finds the figures in %j', (text, code) => {
    expect(readCode(text, 'digits', 6)).toBe(code);
  });

  it('keeps letters where there are some', () => {
    expect(readCode('ab1-2cd', 'letters', 6)).toBe('AB12CD');
    expect(readCode('é🔑x', 'letters', 6)).toBe('X');
  });

  it('has a length that can be drawn', () => {
    expect([6, 0, -1, 4.4, 1e6, NaN].map(codeLength)).toEqual([6, 1, 1, 4, 12, 6]);
  });
});
