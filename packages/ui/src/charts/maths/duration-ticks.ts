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
