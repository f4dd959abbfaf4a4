const second = 1000;
const minute = 60 * second;

/**
 * A length of time, short enough for a column: `318ms`, `1.2s`, `31s`, `1:42`, `2:05:00`.
 * `undefined` where it is none.
 *
 * @param milliseconds Below zero counts as zero.
 */
export const durationText = (
  milliseconds: number | null | undefined,
  locale: string,
): string | undefined => {
  if (milliseconds === null || milliseconds === undefined || !Number.isFinite(milliseconds))
    return undefined;
  const length = Math.max(0, milliseconds);
  const unit = (name: 'millisecond' | 'second', value: number, digits: number) =>
    new Intl.NumberFormat(locale, {
      style: 'unit',
      unit: name,
      unitDisplay: 'narrow',
      maximumFractionDigits: digits,
    }).format(value);
  if (Math.round(length) < second) return unit('millisecond', length, 0);
  if (Math.round(length / 100) < 100) return unit('second', length / second, 1);
  if (Math.round(length / second) < 60) return unit('second', length / second, 0);
  const whole = Math.round(length / second);
  const [hours, minutes, seconds] = [
    Math.floor(whole / 3600),
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  const digits = (value: number, least: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits: least, useGrouping: false }).format(
      value,
    );
  const parts = hours > 0 ? [digits(hours, 1), digits(minutes, 2)] : [digits(minutes, 1)];
  return [...parts, digits(seconds, 2)].join(':');
};

/** Distance of a time axis' marks in ms: round in seconds, minutes or hours. */
const steps = [
  100, 200, 500, 1000, 2000, 5000, 10_000, 15_000, 30_000, 60_000, 120_000, 300_000, 600_000,
  900_000, 1_800_000, 3_600_000, 7_200_000, 14_400_000, 28_800_000, 86_400_000,
];

/** At most five marks on a time axis from 0 to `total` ms, 0 among them. */
export const timeMarks = (total: number): number[] => {
  if (!(total > 0) || total === Infinity) return [0];
  const step = steps.find((each) => total / each <= 4) ?? Math.ceil(total / 4 / minute) * minute;
  return Array.from({ length: Math.floor(total / step) + 1 }, (_, index) => index * step);
};
