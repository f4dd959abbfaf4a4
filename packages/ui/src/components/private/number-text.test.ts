import { describe, expect, it } from 'vitest';

import {
  formatNumber,
  fractionDigits,
  isSettled,
  type NumberFormat,
  parseNumber,
  settle,
} from './number-text.js';

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
    ['12,34,567', 'en-IN', 1234567],
    ['1,000,000', 'de', 1000000],
    ['١٬٢٣٤٫٥', 'ar', 1234.5],
    ['١٫٢٣٤', 'de', 1.234],
    ['۱۲', 'fa', 12],
    ['１２．５', 'ja', 12.5],
    ['–7', 'en', -7],
  ])('reads %s in %s', (text, locale, number) => {
    expect(parseNumber(text, locale)).toBe(number);
  });

  it.each([
    ['€1,234.50', 'en', { style: 'currency', currency: 'EUR' }, 1234.5],
    ['1.234,50 kr.', 'da', { style: 'currency', currency: 'DKK' }, 1234.5],
    ['1234.5', 'en', { style: 'currency', currency: 'EUR' }, 1234.5],
    ['(5.00)', 'en', { style: 'currency', currency: 'EUR', currencySign: 'accounting' }, -5],
    ['7%', 'en', { style: 'percent' }, 0.07],
    ['7', 'en', { style: 'percent' }, 0.07],
    ['29 %', 'de', { style: 'percent' }, 0.29],
    ['3 km/h', 'en', { style: 'unit', unit: 'kilometer-per-hour' }, 3],
  ] as const)('reads %s in %s with %o', (text, locale, format, number) => {
    expect(parseNumber(text, locale, format)).toBe(number);
  });

  const formats: NumberFormat[] = [
    {},
    { style: 'currency', currency: 'EUR' },
    { style: 'currency', currency: 'USD', currencyDisplay: 'name' },
    { style: 'currency', currency: 'CHF', currencySign: 'accounting' },
    { style: 'percent' },
    { style: 'unit', unit: 'day', unitDisplay: 'long' },
    { style: 'unit', unit: 'megabyte' },
  ];
  const locales = [
    'en',
    'de',
    'fr',
    'es',
    'it',
    'pt-BR',
    'pt-PT',
    'zh',
    'ja',
    'ko',
    'ar',
    'de-CH',
    'en-IN',
    'da',
    'fa',
  ];
  it('reads back what it wrote', () => {
    for (const locale of locales)
      for (const format of formats)
        for (const number of [0, 1, -3, 1234.5, -1234567, 0.25])
          expect([
            locale,
            format,
            parseNumber(formatNumber(number, locale, 0.01, format), locale, format),
          ]).toEqual([locale, format, number]);
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
    [-7.4, { step: 1 }, -7],
    [7.4, { step: 0 }, 7.4],
    [3, { min: 5, max: 1, step: 1 }, 5],
    [1e21, { step: 1 }, 1e21],
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
    expect(formatNumber(5, 'en', 1, { style: 'currency', currency: 'EUR' })).toBe('€5.00');
    expect(formatNumber(0.25, 'en', 0.01, { style: 'percent' })).toBe('25%');
    expect(formatNumber(1.5, 'en', 0.01, { maximumFractionDigits: 0 })).toBe('2');
  });

  it('writes nothing for what is no number', () => {
    expect([null, NaN, Infinity].map((number) => formatNumber(number, 'en', 1))).toEqual([
      '',
      '',
      '',
    ]);
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
