const minute = 60_000;
const day = 24 * 60 * minute;

/** Times are read in UTC: the same data draw the same chart on a server and in every zone. */
const utc = { timeZone: 'UTC' } as const;

/** The date, or nothing for what is none. */
export const dateText = (format: Intl.DateTimeFormat, date: Date | number): string =>
  Number.isFinite(+date) ? format.format(date) : '';

/** As short as ticks this far apart allow. */
export function tickDateFormat(
  dates: readonly Date[],
  [from, to]: readonly [number, number],
  locale: string,
): Intl.DateTimeFormat {
  const [first, second] = dates;
  const step = first && second ? +second - +first : to - from;
  const options: Intl.DateTimeFormatOptions =
    step >= 360 * day
      ? { year: 'numeric' }
      : step >= 28 * day
        ? to - from > 366 * day
          ? { month: 'short', year: 'numeric' }
          : { month: 'short' }
        : step >= day
          ? { month: 'short', day: 'numeric' }
          : to - from > day
            ? { month: 'short', day: 'numeric', hour: 'numeric' }
            : step >= minute
              ? { hour: 'numeric', minute: '2-digit' }
              : { minute: '2-digit', second: '2-digit' };
  return new Intl.DateTimeFormat(locale, { ...utc, ...options });
}

/**
 * The date of a value, in full: without a time where all values are whole days.
 *
 * @param options instead of what the data suggest
 */
export function fullDateFormat(
  times: Iterable<ArrayLike<number>>,
  locale: string,
  options?: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  if (options) return new Intl.DateTimeFormat(locale, { ...utc, ...options });
  for (const list of times)
    for (let place = 0; place < list.length; place += 1)
      if ((list[place] as number) % day !== 0)
        return new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium', timeStyle: 'short' });
  return new Intl.DateTimeFormat(locale, { ...utc, dateStyle: 'medium' });
}
