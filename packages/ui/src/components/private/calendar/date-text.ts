import {
  CalendarDate,
  GregorianCalendar,
  toCalendar,
  type Calendar,
} from '@internationalized/date';

import { fold } from '../list-box/match.js';
import { westernFigures } from '../number-text.js';
import { calendarOf, readDate, writeDate } from './calendar-dates.js';
import { instant, sayDate } from './date-format.js';

type Part = 'day' | 'month' | 'year';

const marks = /[\u061c\u200e\u200f]/g;
const isPart = (type: string): type is Part =>
  type === 'day' || type === 'month' || type === 'year';

/**
 * The calendar a date is typed in: the locale's, unless its years begin anew with every era, which
 * figures alone could not tell apart.
 */
const typedIn = (calendar: Calendar): Calendar =>
  calendar.identifier === 'japanese' ? new GregorianCalendar() : calendar;

/** The parts of a short date in the locale's order, with what stands between them; no era. */
const pattern = (locale: string): (Part | { literal: string })[] => {
  const calendar = calendarOf(locale);
  const parts = new Intl.DateTimeFormat(locale, {
    calendar: calendar === 'japanese' ? 'gregory' : calendar,
    numberingSystem: 'latn',
    timeZone: 'UTC',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(instant(new CalendarDate(2026, 11, 21)));
  const found = parts.flatMap<Part | { literal: string }>(({ type, value }) => {
    // Hebrew and a few others count their years by another name.
    if (isPart(type)) return [type];
    if ((type as string) === 'relatedYear') return ['year'];
    return type === 'literal' ? [{ literal: value.replace(marks, '') }] : [];
  });
  // Spaces that stood before an era, or the sign before one.
  const last = found.at(-1);
  if (typeof last === 'object' && last.literal.trim() === '') found.pop();
  if (typeof found[0] === 'object') found.shift();
  return found;
};

const orderOf = (locale: string): Part[] =>
  pattern(locale).filter((part): part is Part => typeof part === 'string');

const fill = (locale: string, values: Record<Part, string>): string =>
  pattern(locale)
    .map((part) => (typeof part === 'string' ? values[part] : part.literal))
    .join('');

/** How a date is written in the field, e.g. `dd/mm/yyyy` with the language's own letters. */
export const dateHint = (locale: string, letters: Record<Part, string>): string =>
  fill(locale, letters);

/** A date as it stands in the field: figures in the locale's order and calendar. */
export const dateText = (date: CalendarDate | undefined, locale: string): string => {
  if (!date) return '';
  const { year, month, day } = toCalendar(date, typedIn(date.calendar));
  const two = (number: number) => String(number).padStart(2, '0');
  return fill(locale, { year: String(year).padStart(4, '0'), month: two(month), day: two(day) });
};

/** A date read from text. */
export interface ReadText {
  date: CalendarDate;
  /** The year was written out, so nothing had to be guessed. */
  complete: boolean;
}

/** Letters that may stand beside figures: Chinese, Japanese and Korean counters and the Hijri sign. */
const counters = /[年月日号號년월일هـ]/gu;

/** Years that two figures may mean: from 80 years ago until 19 years from now. */
const ahead = 20;
const expand = (figures: string, today: CalendarDate): number => {
  const year = Number(figures);
  if (figures.length > 2) return year;
  const century = Math.floor(today.year / 100) * 100;
  const near = century + year;
  if (near >= today.year + ahead) return near - 100;
  return near < today.year + ahead - 100 ? near + 100 : near;
};

/** The month named in the text, and the text without it. The longest name wins: "Mar" is in "March". */
const namedMonth = (text: string, locale: string, today: CalendarDate) => {
  const folded = fold(text);
  let best = { month: 0, name: '' };
  for (let month = 1; month <= today.calendar.getMonthsInYear(today); month += 1) {
    const date = today.set({ month, day: 1 });
    for (const style of ['monthName', 'monthShort'] as const) {
      const name = fold(sayDate(date, locale, style)).replace(/\.$/, '');
      if (/\d/.test(name) || name.length <= best.name.length || !folded.includes(name)) continue;
      best = { month, name };
    }
  }
  return best.month === 0 ? undefined : { month: best.month, rest: folded.replace(best.name, ' ') };
};

const assign = (numbers: string[], order: Part[]): Partial<Record<Part, string>> | undefined => {
  if (numbers.length !== order.length) return undefined;
  return Object.fromEntries(order.map((part, index) => [part, numbers[index] ?? '']));
};

const partsOf = (
  text: string,
  locale: string,
  today: CalendarDate,
): Partial<Record<Part, string>> | undefined => {
  const order = orderOf(locale);
  const named = namedMonth(text, locale, today);
  const remaining = named?.rest ?? text.replace(counters, ' ');
  if (!named && /\p{L}/u.test(remaining)) return undefined;
  const numbers = remaining.match(/\d+/g) ?? [];
  const [only = '', second = ''] = numbers;
  if (named) {
    const month = String(named.month);
    if (numbers.length === 1) return { day: only, month };
    const yearFirst =
      only.length > 2 || (second.length <= 2 && order.indexOf('year') < order.indexOf('day'));
    const rest = assign(numbers, yearFirst ? ['year', 'day'] : ['day', 'year']);
    return rest && { ...rest, month };
  }
  // Without anything in between: two, two and four figures.
  if (numbers.length === 1 && only.length === 8) {
    let at = 0;
    return Object.fromEntries(
      order.map((part) => {
        const length = part === 'year' ? 4 : 2;
        at += length;
        return [part, only.slice(at - length, at)];
      }),
    );
  }
  if (numbers.length === 2)
    return assign(
      numbers,
      order.filter((part) => part !== 'year'),
    );
  return assign(numbers, only.length > 2 ? ['year', 'month', 'day'] : order);
};

const readParts = (
  text: string,
  locale: string,
  calendar: Calendar,
  todayIso: string,
): ReadText | undefined => {
  const today = readDate(todayIso, typedIn(calendar));
  const parts = today && partsOf(text, locale, today);
  if (!parts) return undefined;
  const month = Number(parts.month);
  const day = Number(parts.day);
  const year = parts.year === undefined ? today.year : expand(parts.year, today);
  if (year < 1 || year > 9999) return undefined;
  const date = new CalendarDate(today.calendar, today.era, year, month, day);
  // What is too much is cut by the library: the 31st of June would come out as the 30th.
  if (date.year !== year || date.month !== month || date.day !== day) return undefined;
  const read = readDate(writeDate(date), calendar);
  return read && { date: read, complete: (parts.year ?? '').length > 2 };
};

/**
 * Reads a date as people type it: figures in the locale's order with any signs between them or
 * none, a month by its name, two figures for the year, no year at all, or `YYYY-MM-DD`. `today` is
 * such a date too. Undefined when there is no such date.
 */
export const parseDateText = (
  text: string,
  locale: string,
  calendar: Calendar,
  today: string,
): ReadText | undefined => {
  const western = westernFigures(text.replace(marks, '')).trim();
  const local = readParts(western, locale, calendar, today);
  const iso = readDate(western, calendar);
  if (!iso) return local;
  // 1448-06-11 is a year of the locale's calendar, 2026-11-21 of the common one: the nearer it is.
  const now = readDate(today, calendar);
  if (local && now && Math.abs(local.date.compare(now)) < Math.abs(iso.compare(now))) return local;
  return { date: iso, complete: true };
};
