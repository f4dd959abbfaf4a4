import { intlTag, type Locale } from './locales.js';

/** A moment: a Date, milliseconds since 1970, or an ISO text. */
export type Moment = Date | number | string;

// Intl constructors cost up to a millisecond each; lists format hundreds of values.
function cached<O, F>(create: (tag: string, options: O) => F): (locale: Locale, options: O) => F {
  const instances = new Map<string, F>();
  return (locale, options) => {
    const key = `${locale} ${JSON.stringify(options)}`;
    let instance = instances.get(key);
    if (instance === undefined) {
      instance = create(intlTag(locale), options);
      instances.set(key, instance);
    }
    return instance;
  };
}

const dates = cached(
  (tag, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(tag, options),
);
const numbers = cached(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);
const lists = cached((tag, options: Intl.ListFormatOptions) => new Intl.ListFormat(tag, options));
const distances = cached(
  (tag, options: Intl.RelativeTimeFormatOptions) => new Intl.RelativeTimeFormat(tag, options),
);

const dateFields = { year: 'numeric', month: 'long', day: 'numeric' } as const;
const timeFields = { hour: 'numeric', minute: '2-digit' } as const;

/** A date with long month, numeric year and day, in every locale: `2026年1月31日`, `January 31, 2026`. */
export function formatDate(locale: Locale, moment: Moment, timeZone?: string): string {
  return dates(locale, { ...dateFields, timeZone }).format(new Date(moment));
}

/** Hours and minutes, by the clock the locale uses. */
export function formatTime(locale: Locale, moment: Moment, timeZone?: string): string {
  return dates(locale, { ...timeFields, timeZone }).format(new Date(moment));
}

/** {@link formatDate} and {@link formatTime} together. */
export function formatDateTime(locale: Locale, moment: Moment, timeZone?: string): string {
  const options = { ...dateFields, ...timeFields, timeZone };
  return dates(locale, options).format(new Date(moment));
}

/** A number with the locale's separators. */
export function formatNumber(
  locale: Locale,
  value: number | bigint,
  options: Intl.NumberFormatOptions = {},
): string {
  return numbers(locale, options).format(value);
}

// The regions' own symbols ($, €, ¥) stand alone; other currencies keep a telling prefix (CA$).
const regionCurrencies = ['USD', 'EUR', 'CNY'];

/**
 * An amount held in minor units (cents), shown in major units with the currency's own decimals.
 *
 * @param minorUnits 2990 is $29.90; yen have no decimals, so 2990 is ¥2,990.
 * @param currency ISO 4217 code.
 */
export function formatMoney(locale: Locale, minorUnits: number, currency: string): string {
  const format = numbers(locale, {
    style: 'currency',
    currency,
    currencyDisplay: regionCurrencies.includes(currency) ? 'narrowSymbol' : 'symbol',
  });
  const decimals = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(minorUnits / 10 ** decimals);
}

/** Texts joined as the locale joins a list: `a, b, and c`. */
export function formatList(
  locale: Locale,
  items: readonly string[],
  type: Intl.ListFormatType = 'conjunction',
): string {
  return lists(locale, { type, style: 'long' }).format(items);
}

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const relativeUnits = [
  ['year', 365 * day],
  ['month', 30 * day],
  ['week', 7 * day],
  ['day', day],
  ['hour', hour],
  ['minute', minute],
] as const;

/**
 * A moment as a distance from now: `2 hours ago`, `yesterday`, `in 3 days`; `now` below a minute.
 *
 * @param now the moment to measure from. @default the current time
 */
export function formatRelative(locale: Locale, moment: Moment, now: Moment = Date.now()): string {
  const distance = new Date(moment).getTime() - new Date(now).getTime();
  const format = distances(locale, { numeric: 'auto' });
  for (const [unit, size] of relativeUnits) {
    if (Math.abs(distance) >= size) return format.format(Math.trunc(distance / size), unit);
  }
  return format.format(0, 'second');
}
