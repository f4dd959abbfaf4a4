const units = [
  { unit: 'day', size: 86_400_000 },
  { unit: 'hour', size: 3_600_000 },
  { unit: 'minute', size: 60_000 },
  { unit: 'second', size: 1000 },
] as const;

const written = (locale: string, unit: string, value: number, digits: number) =>
  new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'short',
    maximumFractionDigits: digits,
  }).format(value);

/**
 * A time span in its two largest units: `840 ms`, `2.4 s`, `2 min 31 s`.
 *
 * @param ms not finite is nothing to write
 */
export function durationText(ms: number, locale: string): string {
  if (!Number.isFinite(ms)) return '';
  const span = Math.abs(ms);
  const sign = ms < 0 ? '−' : '';
  if (span < 1000) return sign + written(locale, 'millisecond', span, span < 10 ? 1 : 0);
  if (span < 59_950) return sign + written(locale, 'second', span / 1000, span < 9950 ? 1 : 0);
  // Rounded first, or 119.6 s would read `1 min 60 s`.
  const whole = Math.round(span / 1000) * 1000;
  const first = units.findIndex(({ size }) => whole >= size);
  const [large, small] = [units[first], units[first + 1]];
  if (!large) return '';
  const rest = small ? Math.floor((whole % large.size) / small.size) : 0;
  const words = [written(locale, large.unit, Math.floor(whole / large.size), 0)];
  if (small && rest > 0) words.push(written(locale, small.unit, rest, 0));
  return sign + words.join(' ');
}

/** Steps of round times, in ms: a clock has no powers of ten. */
const steps = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000]
  .concat([1, 2, 5, 10, 15, 30].map((minutes) => minutes * 60_000))
  .concat([1, 2, 3, 6, 12, 24].map((hours) => hours * 3_600_000));

/** Round times from zero to the end, about this many. */
export function durationTicks(end: number, count: number): number[] {
  if (!(end > 0)) return [0];
  const wanted = end / Math.max(1, count);
  const day = 86_400_000;
  const step = steps.find((size) => size >= wanted) ?? Math.ceil(wanted / day) * day;
  return Array.from({ length: Math.floor(end / step) + 1 }, (_, index) => index * step);
}
