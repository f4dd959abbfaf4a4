import { amountsIn, countedEnding, isCurrency, isDuration, type Amount } from './amounts.js';

/** What an amount is: money, a length of time, a day, or any other number. */
export type AmountKind = 'money' | 'duration' | 'date' | 'number';

/** An amount as it was typed. */
export interface TypedAmount {
  readonly kind: AmountKind;
  /** As written, with its currency or unit. */
  readonly written: string;
  /** What it is per, with the words or signs as they stand after it ("a month", "/week"). */
  readonly perAfter: string;
  /** What it is per where that stands before it ("每月"). */
  readonly perBefore: string;
  /** Where in the text it begins. */
  readonly at: number;
}

/** Units terms and notice periods are given in. */
const units = ['year', 'month', 'week', 'day'] as const;
/** How else units are written than `Intl` writes them. */
const otherNames: Readonly<
  Record<string, Readonly<Record<(typeof units)[number], readonly string[]>>>
> = {
  zh: { year: ['年'], month: ['个月'], week: ['个星期'], day: ['天', '日'] },
  'zh-TW': { year: ['年'], month: ['個月'], week: ['個星期'], day: ['天', '日'] },
  ja: {
    year: ['年間', '年'],
    month: ['か月', 'ヶ月', 'カ月', '箇月'],
    week: ['週間'],
    day: ['日間', '日'],
  },
  ko: { year: ['년'], month: ['개월'], week: ['주'], day: ['일'] },
  ar: {
    year: ['سنوات', 'سنة'],
    month: ['أشهر', 'شهر'],
    week: ['أسابيع', 'أسبوع'],
    day: ['أيام', 'يوم'],
  },
};
/** Currencies whose names are too short to be told from other words by themselves. */
const shortNames =
  /[\p{Nd}万萬億亿兆千百만억조천백]\s?(?:円|元|원|[欧歐美日港]元|人民币|人民幣|英镑|英鎊|ユーロ|ドル|ポンド|유로|달러|파운드)$/u;
/** Letters a name of a unit may end in beside those it is listed with. */
const ending = `(?:${countedEnding}|\\p{Script=Latin}{0,2})`;
const perAhead = /(?:每|毎|매)\p{L}{1,2}\s?$|月額$|年額$/u;

interface TimePatterns {
  readonly duration: RegExp;
  readonly period: RegExp;
}

const timePatterns = new Map<string, TimePatterns>();
/** Patterns of a length of time and of "a month", "pro Monat" beside a sum. */
function timePatternsOf(locale: string): TimePatterns {
  let known = timePatterns.get(locale);
  if (!known) {
    const names = units
      .flatMap((unit) => namesOf(unit, locale))
      .filter(Boolean)
      .toSorted((one, other) => other.length - one.length);
    const unit = `(?:${[...new Set(names)].join('|')})${ending}`;
    known = {
      duration: new RegExp(`\\p{Nd}{1,4}[\\s-]?${unit}(?!\\p{Script=Latin})`, 'giu'),
      period: new RegExp(`^\\s?(?:\\p{L}{1,4}\\s|/\\s?)?${unit}(?!\\p{Script=Latin})`, 'iu'),
    };
    timePatterns.set(locale, known);
  }
  return known;
}

const namesOf = (unit: (typeof units)[number], locale: string): string[] => [
  ...(otherNames[locale]?.[unit] ?? []),
  ...[1, 2, 5].map((count) => {
    const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
    return format.formatToParts(count).find(({ type }) => type === 'unit')?.value ?? '';
  }),
];

const dates = new Map<string, RegExp>();
/** A day as a language writes it, with its month or in figures. */
function dateOf(locale: string): RegExp {
  let found = dates.get(locale);
  if (!found) {
    const words = [...monthsOf(locale).keys()]
      .filter((name) => /\p{L}{3}/u.test(name))
      .toSorted((one, other) => other.length - one.length)
      .join('|');
    const written = words
      ? `|(?:\\p{Nd}{1,2}(?:\\.|º|er)?\\s+(?:de\\s+)?)?(?<!\\p{L})(?:${words})(?!\\p{L})(?:\\s+\\p{Nd}{1,2}(?!\\p{Nd}))?(?:,?\\s+(?:de\\s+)?\\p{Nd}{4})?`
      : '';
    found = new RegExp(
      `\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}|\\p{Nd}{1,2}[./]\\p{Nd}{1,2}[./]\\p{Nd}{2,4}` +
        `|(?:\\p{Nd}{4}\\s?[年년]\\s?)?\\p{Nd}{1,2}\\s?[月월](?:\\s?\\p{Nd}{1,2}\\s?[日일号號])?${written}`,
      'gu',
    );
    dates.set(locale, found);
  }
  return found;
}

const months = new Map<string, ReadonlyMap<string, number>>();
/** The months of a language from 1, by their names alone and beside a day. */
function monthsOf(locale: string): ReadonlyMap<string, number> {
  let found = months.get(locale);
  if (!found) {
    const formats = ([{ month: 'long' }, { month: 'long', day: 'numeric' }] as const).map(
      (options) => new Intl.DateTimeFormat(locale, options),
    );
    const numbers = Array.from({ length: 12 }, (_, at) => at + 1);
    found = new Map(
      numbers.flatMap((month) =>
        formats
          .flatMap((format) => format.formatToParts(new Date(Date.UTC(2026, month - 1, 15))))
          .flatMap(({ type, value }) => (type === 'month' ? [[value, month] as const] : [])),
      ),
    );
    months.set(locale, found);
  }
  return found;
}

/**
 * The day a text writes, `2026-05-01`; undefined where a year or a day is missing, where there is no
 * such day, and where two readings are possible: 03/04/2026.
 */
export function dayOf(written: string, locale: string): string | undefined {
  const plain = written.normalize('NFKC').trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(plain);
  const cjk = /^(\d{4})\s?[年년]\s?(\d{1,2})\s?[月월]\s?(\d{1,2})/u.exec(plain);
  const figures = /^(\d{1,2})([./])(\d{1,2})[./](\d{4})$/.exec(plain);
  if (iso ?? cjk) return dayFrom((iso ?? cjk)!.slice(1).map(Number));
  if (figures) {
    const [one, other, year] = [figures[1], figures[3], figures[4]].map(Number);
    if (one === undefined || other === undefined || year === undefined) return undefined;
    // With points the day is first; with strokes nobody knows, unless only one of the two can be a month.
    if (figures[2] === '.' || one > 12) return dayFrom([year, other, one]);
    return other > 12 || one === other ? dayFrom([year, one, other]) : undefined;
  }
  const low = plain.toLocaleLowerCase(locale);
  const month = [...monthsOf(locale)]
    .filter(([name]) => low.includes(name.toLocaleLowerCase(locale)))
    .toSorted(([one], [other]) => other.length - one.length)[0];
  const year = /(?<!\d)\d{4}(?!\d)/.exec(low)?.[0];
  const day = /(?<!\d)\d{1,2}(?!\d)/.exec(low)?.[0];
  return month && year && day ? dayFrom([Number(year), month[1], Number(day)]) : undefined;
}

function dayFrom([year = 0, month = 0, day = 0]: readonly number[]): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isDay = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isDay ? date.toISOString().slice(0, 10) : undefined;
}

/**
 * The day a length of time after another, some days on: "24 months" after 2027-02-01. Undefined where
 * the length is not one number of days, weeks, months or years.
 */
export function dayAfter(
  day: string,
  written: string,
  locale: string,
  days = 0,
): string | undefined {
  const [count, ...more] = written.normalize('NFKC').match(/\p{Nd}+/gu) ?? [];
  const name = written
    .normalize('NFKC')
    .replace(/[\p{Nd}\s-]+/gu, '')
    .toLocaleLowerCase(locale);
  const unit = units.find((one) =>
    namesOf(one, locale)
      .filter(Boolean)
      .some((known) => name.startsWith(known.toLocaleLowerCase(locale))),
  );
  if (!unit || count === undefined || more.length > 0) return undefined;
  const number = Number(count);
  const date = new Date(`${day}T00:00:00Z`);
  if (unit === 'year' || unit === 'month') {
    const from = date.getUTCDate();
    date.setUTCMonth(date.getUTCMonth() + number * (unit === 'year' ? 12 : 1));
    // A month after January 31 is the last of February.
    if (date.getUTCDate() !== from) date.setUTCDate(0);
  } else date.setUTCDate(date.getUTCDate() + number * (unit === 'week' ? 7 : 1));
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** A text with its days left blank: every other sign stays at its place. */
export const withoutDays = (text: string, locale: string): string =>
  text.replace(dateOf(locale), (found) => ' '.repeat(found.length));

/** "per seat", "je Platz", "/user". */
const perOther = /^\s?(?:\/|(?:per|pro|je|par|por|cada)\s)\s?\p{L}+/iu;

/** What an amount between two parts of a sentence is per, in small letters; empty where it does not say. */
export function perOf(before: string, after: string, locale: string): string {
  const { period } = timePatternsOf(locale);
  const other = perOther.exec(after)?.[0] ?? '';
  const said = [perAhead.exec(before)?.[0], other, period.exec(after.slice(other.length))?.[0]];
  return said.join(' ').replace(/\s+/g, ' ').trim().toLocaleLowerCase(locale);
}

/** What an amount is, by its currency or unit. */
export function amountKind(
  { currency, unit, written }: Pick<Amount, 'currency' | 'unit' | 'written'>,
  locale: string,
): Exclude<AmountKind, 'date'> {
  if ((currency !== '' && isCurrency(currency, locale)) || shortNames.test(written)) return 'money';
  return isDuration(unit, locale) ? 'duration' : 'number';
}

/**
 * The amounts of a text in the order they stand in, as far as `Intl` tells them in its language:
 * what may be two different numbers is none.
 */
export function typedAmounts(text: string, locale: string): TypedAmount[] {
  const { duration, period } = timePatternsOf(locale);
  const none = { perAfter: '', perBefore: '' };
  const days = [...text.matchAll(dateOf(locale))].map(({ 0: written, index }): TypedAmount => ({
    kind: 'date',
    written,
    at: index,
    ...none,
  }));
  const rest = withoutDays(text, locale);
  const times = [...rest.matchAll(duration)].map(({ 0: written, index }): TypedAmount => ({
    kind: 'duration',
    written,
    at: index,
    ...none,
  }));
  const isIn = (at: number) =>
    times.some((time) => time.at <= at && at < time.at + time.written.length);
  const others = amountsIn(rest, locale)
    .filter(({ at }) => !isIn(at))
    .map((amount): TypedAmount => {
      // "R$", "US$": the letters belong to the sign.
      const [letters = ''] = /^\p{Sc}/u.test(amount.written)
        ? (/(?<!\p{L})\p{Lu}{1,3}$/u.exec(rest.slice(0, amount.at)) ?? [])
        : [];
      const written = letters + amount.written;
      const at = amount.at - letters.length;
      const kind = amountKind(amount, locale);
      if (kind !== 'money') return { kind, written, at, ...none };
      return {
        kind,
        written,
        at,
        perBefore: perAhead.exec(rest.slice(0, at))?.[0] ?? '',
        perAfter: period.exec(rest.slice(at + written.length))?.[0] ?? '',
      };
    });
  return [...days, ...times, ...others].toSorted((one, other) => one.at - other.at);
}
