const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

const made = new Map<string, Intl.NumberFormat>();

// Making a format costs up to a millisecond; tables and traces write hundreds of times.
function unit(locale: string, name: string, value: number, digits = 0): string {
  const key = `${locale} ${name} ${digits}`;
  const known =
    made.get(key) ??
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      // CLDR's short Arabic units are single letters nobody reads at a glance.
      unitDisplay: /^ar\b/.test(locale) ? 'long' : 'short',
      maximumFractionDigits: digits,
      numberingSystem: 'latn',
    });
  made.set(key, known);
  return known.format(value);
}

/**
 * A length of time in the two largest units that say enough: `240 ms`, `2.4 sec`, `1 min 5 sec`,
 * `3 hr 20 min`. The one way in which durations are written, on axes as well as in texts.
 *
 * @param milliseconds rounded to the precision shown; negative counts as zero, and what is not
 * finite is an empty text
 * @param locale BCP 47
 */
export function durationText(milliseconds: number, locale: string): string {
  if (!Number.isFinite(milliseconds)) return '';
  const length = Math.max(0, milliseconds);
  if (Math.round(length) < second) return unit(locale, 'millisecond', length, length < 10 ? 1 : 0);
  if (Math.round(length / 100) < 600) return unit(locale, 'second', length / second, 1);
  const [large, small, size, part] =
    Math.round(length / second) * second < hour
      ? (['minute', 'second', minute, second] as const)
      : Math.round(length / minute) * minute < day
        ? (['hour', 'minute', hour, minute] as const)
        : (['day', 'hour', day, hour] as const);
  // Rounded first, or 119.6 s would read `1 min 60 sec`.
  const rounded = Math.round(length / part) * part;
  const whole = Math.floor(rounded / size);
  const rest = Math.round((rounded - whole * size) / part);
  const parts = [unit(locale, large, whole)];
  if (rest > 0) parts.push(unit(locale, small, rest));
  // The narrow list closes up Japanese and Taiwanese units that carry a space themselves.
  const style = /^(?:ja|zh-TW)\b/.test(locale) ? 'short' : 'narrow';
  return new Intl.ListFormat(locale, { type: 'unit', style }).format(parts);
}
