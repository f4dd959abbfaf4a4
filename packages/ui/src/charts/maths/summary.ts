import { isValue } from './values.js';

export const trends = ['up', 'down', 'other'] as const;
export type Trend = (typeof trends)[number];

/** Places of the figures a sentence about them mentions. */
export interface Extremes {
  /** Figures that are there. */
  count: number;
  first: number;
  last: number;
  high: number;
  low: number;
  sum: number;
}

/** `undefined` where there is no figure at all. Of equal ones the first counts. */
export function extremesOf(values: ArrayLike<number>): Extremes | undefined {
  const found: Extremes = { count: 0, first: -1, last: -1, high: -1, low: -1, sum: 0 };
  for (let place = 0; place < values.length; place += 1) {
    const value = values[place];
    if (!isValue(value)) continue;
    found.count += 1;
    found.sum += value;
    found.last = place;
    if (found.first < 0) found.first = place;
    if (found.high < 0 || value > (values[found.high] as number)) found.high = place;
    if (found.low < 0 || value < (values[found.low] as number)) found.low = place;
  }
  return found.count > 0 ? found : undefined;
}

/** Less than a twentieth of the whole range between the ends is no trend. */
const steady = 0.05;

/** From the first to the last figure, measured by the range between the extremes. */
export function trendOf(values: ArrayLike<number>, { first, last, high, low }: Extremes): Trend {
  const change = (values[last] as number) - (values[first] as number);
  const range = (values[high] as number) - (values[low] as number);
  if (range === 0 || Math.abs(change) < range * steady) return 'other';
  return change > 0 ? 'up' : 'down';
}

/** Below this coefficient a cloud of points says nothing. */
const clear = 0.3;

/** Whether ys grow with xs, by Pearson's coefficient. */
export function relationOf(xs: ArrayLike<number>, ys: ArrayLike<number>): Trend {
  const count = Math.min(xs.length, ys.length);
  let meanX = 0;
  let meanY = 0;
  for (let place = 0; place < count; place += 1) {
    meanX += (xs[place] as number) / count;
    meanY += (ys[place] as number) / count;
  }
  let together = 0;
  let alongX = 0;
  let alongY = 0;
  for (let place = 0; place < count; place += 1) {
    const dx = (xs[place] as number) - meanX;
    const dy = (ys[place] as number) - meanY;
    together += dx * dy;
    alongX += dx * dx;
    alongY += dy * dy;
  }
  const coefficient = together / Math.sqrt(alongX * alongY);
  if (!(Math.abs(coefficient) >= clear)) return 'other';
  return coefficient > 0 ? 'up' : 'down';
}
