import type { Shape } from '../line/line-layout.js';
import type { CleanSeries } from '../maths/clean-series.js';

/** The same series with the same xs: what one of them lacks is a gap. */
export function alignSeries(series: readonly CleanSeries[]): CleanSeries[] {
  const [first] = series;
  const shared = series.every(
    ({ xs }) => xs.length === first?.xs.length && xs.every((x, place) => x === first.xs[place]),
  );
  if (shared) return [...series];
  const xs = Float64Array.from(new Set(series.flatMap((one) => [...one.xs]))).toSorted();
  return series.map((one) => {
    const places = new Map(Array.from(one.xs, (x, place) => [x, place]));
    const column = (values: Float64Array) =>
      xs.map((x) => values[places.get(x) ?? -1] ?? Number.NaN);
    return {
      ...one,
      xs,
      ys: column(one.ys),
      lows: column(one.lows),
      highs: column(one.highs),
    };
  });
}

/** Grounds on one another, from zero; a gap takes no room. */
export function stackShapes(series: readonly CleanSeries[]): Shape[] {
  const below = new Float64Array(series[0]?.ys.length ?? 0);
  return series.map(({ ys }) => {
    const low = ys.map((y, place) => (Number.isNaN(y) ? Number.NaN : (below[place] as number)));
    const high = ys.map((y, place) => (below[place] as number) + y);
    for (const [place, y] of ys.entries())
      if (!Number.isNaN(y)) below[place] = (below[place] ?? 0) + y;
    return { mid: high, low, high, hasBand: true };
  });
}
