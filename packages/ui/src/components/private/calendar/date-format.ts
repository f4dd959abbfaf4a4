import type { CalendarDate } from '@internationalized/date';

import { calendarOf } from './calendar-dates.js';

export type DateStyle =
  | 'full'
  | 'long'
  | 'medium'
  | 'month'
  | 'monthName'
  | 'monthShort'
  | 'year'
  | 'weekday'
  | 'weekdayNarrow';

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  full: { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' },
  long: { year: 'numeric', month: 'long', day: 'numeric' },
  medium: { year: 'numeric', month: 'short', day: 'numeric' },
  month: { year: 'numeric', month: 'long' },
  monthName: { month: 'long' },
  monthShort: { month: 'short' },
  year: { year: 'numeric' },
  weekday: { weekday: 'long' },
  weekdayNarrow: { weekday: 'narrow' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

/** Formats of the locale in its calendar, with Western figures. Kept: making one is slow. */
export const dateFormat = (locale: string, style: DateStyle): Intl.DateTimeFormat => {
  const key = `${locale} ${style}`;
  let format = formats.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locale, {
      ...styles[style],
      calendar: calendarOf(locale),
      numberingSystem: 'latn',
      timeZone: 'UTC',
    });
    formats.set(key, format);
  }
  return format;
};

/** As a point in time `Intl` can write; a day has no time zone. */
export const instant = (date: CalendarDate): Date => date.toDate('UTC');

/** A date in words. */
export const sayDate = (date: CalendarDate, locale: string, style: DateStyle): string =>
  dateFormat(locale, style).format(instant(date));

/** Two dates as the locale joins them: "Nov 5 – 9, 2026". */
export const sayRange = (
  start: CalendarDate,
  end: CalendarDate,
  locale: string,
  style: DateStyle,
): string => dateFormat(locale, style).formatRange(instant(start), instant(end));
