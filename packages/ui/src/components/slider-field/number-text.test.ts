import { describe, expect, it } from 'vitest';

import { formatNumber, fractionDigits, isSettled, parseNumber, settle } from './number-text.js';

describe('parseNumber', () => {
  it.each([
    ['1800', 'en', 1800],
    ['1,800', 'en', 1800],
    ['1,800.5', 'en', 1800.5],
    ['1.800', 'en', 1.8],
    ['0,7', 'en', 0.7],
    ['1.800', 'de', 1800],
    ['1.800,5', 'de', 1800.5],
    ['0,7', 'de', 0.7],
    ['0.7', 'de', 0.7],
    ['1,800', 'de', 1.8],
    ['32 000', 'fr', 32000],
    ['32\u202f000', 'fr', 32000],
    ['1’000', 'de-CH', 1000],
    ['−3', 'en', -3],
    ['.5', 'en', 0.5],
    ['1.', 'en', 1],
    ['1,000,000', 'en', 1000000],
    ['1.000.000', 'de', 1000000],
    ['1,800', 'ar', 1800],
    ['\u200e-3', 'ar', -3],
  ])('reads %s in %s', (text, locale, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });

  it.each(['', ' ', '-', '.', 'abc', '12a', '1e3', '1.2.3,4,5'])('refuses %j', (text) => {
    expect(parseNumber(text, 'en')).toBeUndefined();
  });
});

describe('settle', () => {
  it.each([
    [0.3, { min: 0, max: 1, step: 0.1 }, 0.3],
    [0.75, { min: 0, max: 1, step: 0.1 }, 0.8],
    [9, { min: 10, max: 32000, step: 1 }, 10],
    [99999, { min: 10, max: 32000, step: 1 }, 32000],
    [101, { min: 1, max: 100, step: 1 }, 100],
    [0.1 + 0.2, { min: 0, max: 2, step: 0.01 }, 0.3],
  ])('%d in %o is %d', (number, range, settled) => {
    expect(settle(number, range)).toBe(settled);
    expect(isSettled(settled, range)).toBe(true);
  });
});

describe('writing', () => {
  it('keeps the decimals of the step and Western figures', () => {
    expect(formatNumber(0.3, 'en', 0.01)).toBe('0.30');
    expect(formatNumber(1800, 'en', 1)).toBe('1,800');
    expect(formatNumber(1800, 'de', 1)).toBe('1.800');
    expect(formatNumber(1800, 'ar', 1)).toBe('1,800');
    expect(formatNumber(0.75, 'en', 0.1)).toBe('0.75');
  });

  it.each([
    [1, 0],
    [0.05, 2],
    [1e-7, 7],
    [2.5, 1],
  ])('%d has %d decimals', (number, digits) => {
    expect(fractionDigits(number)).toBe(digits);
  });
});
