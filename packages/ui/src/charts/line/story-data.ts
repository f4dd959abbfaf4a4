import type { ChartSeries } from '../maths/clean-series.js';

/** A day from 22 October 2026 on. */
export const day = (n: number) => new Date(Date.UTC(2026, 9, 22 + n));

const weekly = [0.82, 0.85, 0.8, 0.62, 0.4, 0.39, 0.87];

/** Thirty days of finished runs: busy weeks, quiet weekends. */
export const runs: ChartSeries = {
  name: 'Done',
  values: Array.from({ length: 30 }, (_, n) => ({
    x: day(n),
    y: n === 29 ? 1204 : Math.round((weekly[n % 7] as number) * (980 + n * 9)),
  })),
};

/** The same days' failures, with one outage. */
export const failedRuns: ChartSeries = {
  name: 'Failed',
  values: Array.from({ length: 30 }, (_, n) => ({
    x: day(n),
    y: n === 18 ? 142 : n === 17 ? 96 : Math.round(30 + 9 * Math.sin(n)),
  })),
};

/** Earnings of two sites in 36 months: one with the interval it may lie in. */
export const returns: readonly ChartSeries[] = [
  {
    name: 'Gdańsk',
    values: Array.from({ length: 37 }, (_, x) => {
      const y = -0.45 + 0.0009 * x * x + 0.0165 * x;
      return { x, y, low: y - x * 0.009, high: y + x * 0.009 };
    }),
  },
  {
    name: 'Rotterdam',
    values: Array.from({ length: 37 }, (_, x) => ({ x, y: -0.05 + 0.022 * x })),
  },
];
