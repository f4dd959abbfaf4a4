/** How many values ahead a forecast draws. */
export const forecastSteps = 3;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Student's t for 80 % between both ends, by degrees of freedom from 1; then the normal one. */
const t80 = [
  3.078, 1.886, 1.638, 1.533, 1.476, 1.44, 1.415, 1.397, 1.383, 1.372, 1.363, 1.356, 1.35, 1.345,
  1.341, 1.337, 1.333, 1.33, 1.328, 1.325,
];
const normal80 = 1.282;

/** A value to come, and where it lies in 80 % of cases when the past goes on as it was. */
export interface ForecastValue {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The next values on the straight line through known ones (least squares); none below three. */
export function forecast(known: readonly number[], steps: number): ForecastValue[] {
  const count = known.length;
  if (count < 3) return [];
  const meanX = (count - 1) / 2;
  const meanY = known.reduce((sum, value) => sum + value, 0) / count;
  const spread = known.reduce((sum, _value, x) => sum + (x - meanX) ** 2, 0);
  const slope = known.reduce((sum, y, x) => sum + (x - meanX) * (y - meanY), 0) / spread;
  const at = (x: number): number => meanY + slope * (x - meanX);
  const rest = known.reduce((sum, y, x) => sum + (y - at(x)) ** 2, 0);
  const deviation = Math.sqrt(rest / (count - 2));
  const t = t80[count - 3] ?? normal80;
  return Array.from({ length: steps }, (_, step) => {
    const x = count + step;
    const half = t * deviation * Math.sqrt(1 + 1 / count + (x - meanX) ** 2 / spread);
    return { value: rounded(at(x)), low: rounded(at(x) - half), high: rounded(at(x) + half) };
  });
}

/** A period as the number of years, quarters, months or days it is from the first of its kind. */
const periods = [
  {
    form: /^(\d{4})$/,
    index: ([year = 0]: readonly number[]) => year,
    text: (index: number) => String(index),
  },
  {
    form: /^(\d{4})-Q([1-4])$/,
    index: ([year = 0, quarter = 1]: readonly number[]) => year * 4 + quarter - 1,
    text: (index: number) => `${Math.floor(index / 4)}-Q${(index % 4) + 1}`,
  },
  {
    form: /^(\d{4})-(\d{2})$/,
    index: ([year = 0, month = 1]: readonly number[]) => year * 12 + month - 1,
    text: (index: number) =>
      `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
  },
  {
    form: /^(\d{4})-(\d{2})-(\d{2})$/,
    index: ([year = 0, month = 1, day = 1]: readonly number[]) =>
      Date.UTC(year, month - 1, day) / 86_400_000,
    text: (index: number) => new Date(index * 86_400_000).toISOString().slice(0, 10),
  },
] as const;

/**
 * The periods that follow some of one kind ("2025-Q4", "2026-Q1"), as far apart as those are; none
 * where they are not all the same way apart.
 */
export function periodsAfter(known: readonly string[], steps: number): string[] {
  const kind = periods.find(({ form }) => known.every((one) => form.test(one)));
  if (!kind) return [];
  const at = known.map((one) => kind.index((kind.form.exec(one) ?? []).slice(1).map(Number)));
  const gaps = new Set(at.slice(1).map((index, before) => index - (at[before] ?? 0)));
  const [gap = 0] = gaps;
  if (gaps.size !== 1 || gap <= 0) return [];
  return Array.from({ length: steps }, (_, step) => kind.text((at.at(-1) ?? 0) + gap * (step + 1)));
}
