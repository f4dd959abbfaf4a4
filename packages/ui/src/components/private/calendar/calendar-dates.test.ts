import { describe, expect, it } from 'vitest';

import {
  calendarFor,
  calendarOf,
  canChoose,
  clampDate,
  dateByKey,
  readDate,
  weekdaysOf,
  weeksOf,
  writeDate,
} from './calendar-dates.js';
import { dateFormat, sayDate, sayRange } from './date-format.js';

const date = (iso: string, locale = 'en-US') => {
  const read = readDate(iso, calendarFor(locale));
  if (!read) throw new Error(`${iso} is no date`);
  return read;
};

describe('calendarOf', () => {
  it.each([
    ['en', 'gregory'],
    ['ar', 'gregory'],
    ['ar-SA', 'islamic-umalqura'],
    ['th', 'buddhist'],
    ['fa', 'persian'],
    ['ja-JP-u-ca-japanese', 'japanese'],
    ['th-u-ca-gregory', 'gregory'],
    ['zh-u-ca-chinese', 'gregory'],
  ])('%s counts in %s', (locale, calendar) => {
    expect(calendarOf(locale)).toBe(calendar);
  });
});

describe('reading and writing', () => {
  it.each(['2026-11-21', '2024-02-29', '1900-03-01', '2099-12-31'])('keeps %s', (iso) => {
    for (const locale of ['en', 'ar-SA', 'th', 'fa', 'ja-u-ca-japanese', 'he-u-ca-hebrew'])
      expect(writeDate(date(iso, locale))).toBe(iso);
  });

  it.each([
    '',
    null,
    undefined,
    '2026-02-29',
    '2026-13-01',
    '2026-1-1',
    '21.11.2026',
    '0000-01-01',
  ])('finds no date in %j', (iso) => {
    expect(readDate(iso, calendarFor('en'))).toBeUndefined();
  });

  it.each(['0001-01-01', '9999-12-31'])('keeps %s in the common calendar', (iso) => {
    expect(writeDate(date(iso))).toBe(iso);
  });

  it('counts in the calendar of the locale', () => {
    expect(date('2026-11-21', 'th').year).toBe(2569);
    expect(date('2026-11-21', 'ar-SA')).toMatchObject({ year: 1448, month: 6, day: 11 });
    expect(sayDate(date('2026-11-21', 'th'), 'th', 'month')).toContain('2569');
    expect(dateFormat('en', 'long')).toBe(dateFormat('en', 'long'));
  });

  it('joins two dates as the locale does', () => {
    const words = sayRange(date('2026-11-05'), date('2026-11-09'), 'en-US', 'medium');
    expect(words.replace(/\s/g, ' ')).toBe('Nov 5 – 9, 2026');
  });
});

describe('weeksOf', () => {
  const first = (locale: string) =>
    weeksOf(date('2026-11-21', locale), locale)[0]?.map((day) => day?.day ?? 0);

  it('begins with the first weekday of the locale', () => {
    expect(first('en-US')).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(first('de-DE')).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(first('ar-EG')).toEqual([0, 1, 2, 3, 4, 5, 6]);
    expect(weekdaysOf(date('2026-11-21'), 'de-DE').map((day) => day.toString())[0]).toBe(
      '2026-11-16',
    );
  });

  it('has six rows and every day of the month once', () => {
    for (const locale of ['en-US', 'de-DE', 'ar-SA', 'fa-IR', 'th-TH']) {
      const month = date('2026-02-10', locale);
      const weeks = weeksOf(month, locale);
      expect(weeks).toHaveLength(6);
      expect(weeks.flat().filter(Boolean)).toHaveLength(month.calendar.getDaysInMonth(month));
    }
  });
});

describe('dateByKey', () => {
  const to = (key: string, shift = false, dir: 'ltr' | 'rtl' = 'ltr', from = '2026-01-31') =>
    dateByKey(key, shift, date(from), 'en-US', dir)?.toString();

  it('follows the ARIA Authoring Practices', () => {
    expect(to('ArrowRight')).toBe('2026-02-01');
    expect(to('ArrowLeft')).toBe('2026-01-30');
    expect(to('ArrowRight', false, 'rtl')).toBe('2026-01-30');
    expect(to('ArrowDown')).toBe('2026-02-07');
    expect(to('ArrowUp')).toBe('2026-01-24');
    expect(to('Home')).toBe('2026-01-25');
    expect(to('End')).toBe('2026-01-31');
    expect(to('PageDown')).toBe('2026-02-28');
    expect(to('PageUp')).toBe('2025-12-31');
    expect(to('PageUp', true)).toBe('2025-01-31');
    expect(to('PageDown', true, 'ltr', '2024-02-29')).toBe('2025-02-28');
    expect(to('a')).toBeUndefined();
  });
});

describe('bounds', () => {
  const bounds = { min: date('2026-11-10'), max: date('2026-11-20') };
  it('hold dates between them', () => {
    expect(clampDate(date('2026-12-01'), bounds).toString()).toBe('2026-11-20');
    expect(clampDate(date('2026-01-01'), bounds).toString()).toBe('2026-11-10');
    expect(clampDate(date('2026-11-15'), bounds).toString()).toBe('2026-11-15');
    expect(clampDate(date('2026-11-15'), { min: bounds.max, max: bounds.min }).toString()).toBe(
      '2026-11-20',
    );
    const isUnavailable = (iso: string) => iso.endsWith('15');
    expect(canChoose(date('2026-11-15'), { ...bounds, isUnavailable })).toBe(false);
    expect(canChoose(date('2026-11-16'), { ...bounds, isUnavailable })).toBe(true);
    expect(canChoose(date('2026-11-21'), bounds)).toBe(false);
  });
});
