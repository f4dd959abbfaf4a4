import { describe, expect, it } from 'vitest';

import {
  formatDate,
  formatDateTime,
  formatList,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
} from './formats.js';
import { locales } from './locales.js';

/** Intl puts no-break and directional characters that vary with the ICU version. */
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll(/\p{Cf}/gu, '');

describe('formatDate', () => {
  it('is exactly the zh-CN long date in Chinese', () => {
    const reference = new Intl.DateTimeFormat('zh-CN', {
      year: 'numeric',
      month: 'long',
      day: 'numeric',
    });
    for (const day of ['2026-01-31', '2024-02-29', '1999-12-01']) {
      expect(formatDate('zh', day)).toBe(reference.format(new Date(day)));
    }
    expect(formatDate('zh', '2026-01-31')).toBe('2026年1月31日');
  });

  it('shows a long month, numeric year and day in every language', () => {
    expect(locales.map((locale) => formatDate(locale, '2026-01-31'))).toEqual([
      'January 31, 2026',
      '2026年1月31日',
      '2026年1月31日',
      '31. Januar 2026',
      '31 de enero de 2026',
      '31 janvier 2026',
      '31 gennaio 2026',
      '31 de janeiro de 2026',
      '31 de janeiro de 2026',
      '2026年1月31日',
      '2026년 1월 31일',
      '31 يناير 2026',
    ]);
  });

  it('counts the day in the time zone asked for', () => {
    expect(formatDate('en', '2026-01-31T23:30:00Z', 'Asia/Tokyo')).toBe('February 1, 2026');
  });
});

describe('formatTime and formatDateTime', () => {
  it('follow the clock of the language', () => {
    const moment = '2026-01-31T14:05:00Z';
    expect(plain(formatTime('en', moment))).toBe('2:05 PM');
    expect(formatTime('de', moment)).toBe('14:05');
    expect(plain(formatDateTime('en', moment))).toBe('January 31, 2026 at 2:05 PM');
  });
});

describe('formatMoney', () => {
  it.each([
    ['en', 2990, 'USD', '$29.90'],
    ['en', 2990, 'EUR', '€29.90'],
    ['en', 2990, 'CNY', '¥29.90'],
    ['en', 2990, 'CAD', 'CA$29.90'],
    ['en', 2990, 'JPY', '¥2,990'],
    ['en', 0, 'USD', '$0.00'],
    ['en', -7176, 'USD', '-$71.76'],
    ['zh', 2990, 'CNY', '¥29.90'],
    ['zh', 2990, 'USD', '$29.90'],
    ['de', 123_456_789, 'EUR', '1.234.567,89 €'],
  ] as const)('%s shows %d minor units of %s as %s', (locale, minorUnits, currency, text) => {
    expect(plain(formatMoney(locale, minorUnits, currency))).toBe(text);
  });
});

describe('formatNumber', () => {
  it('separates as the language does and keeps Latin digits in Arabic', () => {
    expect(formatNumber('en', 1234.5)).toBe('1,234.5');
    expect(formatNumber('de', 1234.5)).toBe('1.234,5');
    expect(formatNumber('ar', 1234.5)).toBe('1,234.5');
    expect(formatNumber('en', 0.256, { style: 'percent' })).toBe('26%');
  });
});

describe('formatRelative', () => {
  const now = '2026-01-31T12:00:00Z';
  it.each([
    ['2026-01-31T11:59:30Z', 'now'],
    ['2026-01-31T11:57:10Z', '2 minutes ago'],
    ['2026-01-31T15:00:00Z', 'in 3 hours'],
    ['2026-01-30T11:00:00Z', 'yesterday'],
    ['2026-01-10T12:00:00Z', '3 weeks ago'],
    ['2025-10-31T12:00:00Z', '3 months ago'],
    ['2023-01-31T12:00:00Z', '3 years ago'],
  ])('shows %s as %s', (moment, text) => {
    expect(formatRelative('en', moment, now)).toBe(text);
  });

  it('speaks the language', () => {
    expect(formatRelative('de', '2026-01-30T11:00:00Z', now)).toBe('gestern');
  });
});

describe('formatList', () => {
  it('joins as the language does', () => {
    expect(formatList('en', ['a', 'b', 'c'])).toBe('a, b, and c');
    expect(formatList('zh', ['a', 'b', 'c'])).toBe('a、b和c');
    expect(formatList('en', ['a', 'b'], 'disjunction')).toBe('a or b');
  });
});
