import { describe, expect, it } from 'vitest';

import { calendarFor, readDate, writeDate } from './calendar-dates.js';
import { sayDate } from './date-format.js';
import { dateHint, dateText, parseDateText } from './date-text.js';

const today = '2026-11-21';
const parse = (text: string, locale: string) => {
  const read = parseDateText(text, locale, calendarFor(locale), today);
  return read && writeDate(read.date);
};

describe('parseDateText', () => {
  it.each([
    ['11/21/2026', 'en-US', '2026-11-21'],
    ['21/11/2026', 'en-GB', '2026-11-21'],
    ['21.11.2026', 'de', '2026-11-21'],
    ['1.2.26', 'de', '2026-02-01'],
    ['1.2.', 'de', '2026-02-01'],
    ['5/6/85', 'en-US', '1985-05-06'],
    ['5/6/45', 'en-US', '2045-05-06'],
    ['11212026', 'en-US', '2026-11-21'],
    ['20261121', 'zh', '2026-11-21'],
    ['2026年11月21日', 'zh', '2026-11-21'],
    ['2026. 11. 21.', 'ko', '2026-11-21'],
    ['2026-11-21', 'en-US', '2026-11-21'],
    ['2026/11/21', 'en-US', '2026-11-21'],
    ['٢١/١١/٢٠٢٦', 'ar', '2026-11-21'],
    ['21‏/11‏/2026', 'ar', '2026-11-21'],
    ['11/06/1448', 'ar-SA', '2026-11-21'],
    ['11/06/1448 هـ', 'ar-SA', '2026-11-21'],
    ['1448-06-11', 'ar-SA', '2026-11-21'],
    ['2026-11-21', 'ar-SA', '2026-11-21'],
    ['21/11/2569', 'th', '2026-11-21'],
    ['21/11/69', 'th', '2026-11-21'],
    ['2569-11-21', 'th', '2026-11-21'],
    ['1405/08/30', 'fa', '2026-11-21'],
    ['21 Nov 2026', 'en-GB', '2026-11-21'],
    ['Nov 21, 2026', 'en-US', '2026-11-21'],
    ['november 21', 'en-US', '2026-11-21'],
    ['21. März 2027', 'de', '2027-03-21'],
    ['21 mars 2027', 'fr', '2027-03-21'],
    ['21 de noviembre de 2026', 'es', '2026-11-21'],
    ['2026/11/21', 'ja-u-ca-japanese', '2026-11-21'],
  ])('reads %s in %s', (text, locale, iso) => {
    expect(parse(text, locale)).toBe(iso);
  });

  it.each([
    ['', 'en-US'],
    ['31/02/2026', 'en-GB'],
    ['13/13/2026', 'en-US'],
    ['0/1/2026', 'en-US'],
    ['1', 'en-US'],
    ['1/2/3/4', 'en-US'],
    ['tomorrow', 'en-US'],
    ['5 apples 6 2026', 'en-US'],
    ['31/02/1448', 'ar-SA'],
    ['99999/1/1', 'zh'],
    ['1/1/99999', 'en-US'],
  ])('finds no date in %j in %s', (text, locale) => {
    expect(parse(text, locale)).toBeUndefined();
  });

  it('says whether the year was written out', () => {
    const read = (text: string) => parseDateText(text, 'en-US', calendarFor('en-US'), today);
    expect(read('1/2/2026')?.complete).toBe(true);
    expect(read('1/2/26')?.complete).toBe(false);
    expect(read('1/2')?.complete).toBe(false);
  });

  const locales = [
    'en-US',
    'en-GB',
    'zh',
    'zh-TW',
    'ja',
    'ko',
    'de',
    'fr',
    'es',
    'it',
    'pt-BR',
    'pt-PT',
    'ar',
    'ar-SA',
    'th',
    'fa',
    'hu',
    'fr-CA',
    'ja-u-ca-japanese',
    'zh-u-ca-roc',
  ];
  it('reads back what the field and the calendar write', () => {
    for (const locale of locales)
      for (const iso of ['2026-11-21', '2026-05-03', '1999-12-31', '2024-02-29']) {
        const date = readDate(iso, calendarFor(locale));
        expect([locale, dateText(date, locale), parse(dateText(date, locale), locale)]).toEqual([
          locale,
          dateText(date, locale),
          iso,
        ]);
      }
    for (const locale of ['en-US', 'de', 'fr', 'es', 'it', 'pt-BR', 'ar', 'ko', 'zh']) {
      const date = readDate('2026-05-03', calendarFor(locale));
      const long = date ? sayDate(date, locale, 'long') : '';
      expect([long, parse(long, locale)]).toEqual([long, '2026-05-03']);
    }
  });
});

describe('writing', () => {
  const letters = { day: 'dd', month: 'mm', year: 'yyyy' };
  it.each([
    ['en-US', '11/21/2026', 'mm/dd/yyyy'],
    ['en-GB', '21/11/2026', 'dd/mm/yyyy'],
    ['de', '21.11.2026', 'dd.mm.yyyy'],
    ['ar-SA', '11/06/1448', 'dd/mm/yyyy'],
    ['th', '21/11/2569', 'dd/mm/yyyy'],
    ['zh', '2026/11/21', 'yyyy/mm/dd'],
    ['ja-u-ca-japanese', '2026/11/21', 'yyyy/mm/dd'],
  ])('in %s: %s, %s', (locale, text, hint) => {
    expect(dateText(readDate(today, calendarFor(locale)), locale)).toBe(text);
    expect(dateHint(locale, letters)).toBe(hint);
    expect(dateText(undefined, locale)).toBe('');
  });
});
