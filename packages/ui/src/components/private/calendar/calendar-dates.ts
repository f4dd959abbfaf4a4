import {
  CalendarDate,
  createCalendar,
  startOfWeek,
  endOfWeek,
  startOfMonth,
  toCalendar,
  type Calendar,
  type CalendarIdentifier,
} from '@internationalized/date';

import type { Direction } from '../../../provider/ui-context.js';

const known: readonly string[] = [
  'gregory',
  'buddhist',
  'coptic',
  'ethioaa',
  'ethiopic',
  'hebrew',
  'indian',
  'islamic-civil',
  'islamic-tbla',
  'islamic-umalqura',
  'japanese',
  'persian',
  'roc',
] satisfies CalendarIdentifier[];

/** Regions whose official calendar is another than the Gregorian; CLDR's calendarPreferenceData of 2020. */
const regional: Record<string, CalendarIdentifier> = {
  AF: 'persian',
  IR: 'persian',
  SA: 'islamic-umalqura',
  TH: 'buddhist',
};

/**
 * The calendar people use with a locale: `-u-ca-` in the tag, else the region's. Engines differ in
 * their data, so a server and a browser could disagree if they were asked.
 */
export const calendarOf = (locale: string): CalendarIdentifier => {
  const tag = new Intl.Locale(locale).maximize();
  const asked = tag.calendar ?? regional[tag.region ?? ''] ?? 'gregory';
  return known.includes(asked) ? (asked as CalendarIdentifier) : 'gregory';
};

/** The locale's calendar, ready to count in. */
export const calendarFor = (locale: string): Calendar => createCalendar(calendarOf(locale));

const isoDate = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A date of the calendar from `YYYY-MM-DD`; undefined for what is no such date. */
export const readDate = (
  iso: string | null | undefined,
  calendar: Calendar,
): CalendarDate | undefined => {
  const [, year, month, day] = isoDate.exec(iso ?? '')?.map(Number) ?? [];
  if (!year || !month || !day) return undefined;
  const date = new CalendarDate(year, month, day);
  // What is too much is cut by the library: February 30 would come out as the 28th.
  return date.month === month && date.day === day ? toCalendar(date, calendar) : undefined;
};

/** `YYYY-MM-DD`, whatever the calendar. */
export const writeDate = (date: CalendarDate): string => date.toString();

/** Which dates may be chosen. */
export interface DateBounds {
  min?: CalendarDate;
  max?: CalendarDate;
  isUnavailable?: (iso: string) => boolean;
}

/** The nearest date between the bounds; the lower one wins when they contradict each other. */
export const clampDate = (date: CalendarDate, { min, max }: DateBounds): CalendarDate => {
  if (min && date.compare(min) < 0) return min;
  if (max && date.compare(max) > 0) return min && min.compare(max) > 0 ? min : max;
  return date;
};

export const isOutside = (date: CalendarDate, { min, max }: DateBounds): boolean =>
  (min !== undefined && date.compare(min) < 0) || (max !== undefined && date.compare(max) > 0);

export const canChoose = (date: CalendarDate, bounds: DateBounds): boolean =>
  !isOutside(date, bounds) && !bounds.isUnavailable?.(writeDate(date));

/** Rows of a month's grid: six, so that it never changes its height. */
const rowCount = 6;

/** The weeks of a month in the locale's order of weekdays; null where another month would stand. */
export const weeksOf = (month: CalendarDate, locale: string): (CalendarDate | null)[][] => {
  const first = startOfWeek(startOfMonth(month), locale);
  return Array.from({ length: rowCount }, (_row, week) =>
    Array.from({ length: 7 }, (_cell, day) => {
      const place = week * 7 + day;
      const date = first.add({ days: place });
      // After the last day a calendar can count, adding leads nowhere.
      if (place > 0 && date.compare(first.add({ days: place - 1 })) === 0) return null;
      return date.month === month.month && date.year === month.year ? date : null;
    }),
  );
};

/** Seven dates, one of each weekday, in the locale's order. */
export const weekdaysOf = (date: CalendarDate, locale: string): CalendarDate[] => {
  const first = startOfWeek(date, locale);
  return Array.from({ length: 7 }, (_cell, day) => first.add({ days: day }));
};

/** Where a key of the grid leads, by the ARIA Authoring Practices; undefined for other keys. */
export const dateByKey = (
  key: string,
  shift: boolean,
  date: CalendarDate,
  locale: string,
  dir: Direction,
): CalendarDate | undefined => {
  const forward = dir === 'rtl' ? -1 : 1;
  const page = shift ? 'years' : 'months';
  switch (key) {
    case 'ArrowRight':
      return date.add({ days: forward });
    case 'ArrowLeft':
      return date.add({ days: -forward });
    case 'ArrowDown':
      return date.add({ weeks: 1 });
    case 'ArrowUp':
      return date.subtract({ weeks: 1 });
    case 'Home':
      return startOfWeek(date, locale);
    case 'End':
      return endOfWeek(date, locale);
    case 'PageDown':
      return date.add({ [page]: 1 });
    case 'PageUp':
      return date.subtract({ [page]: 1 });
    default:
      return undefined;
  }
};
