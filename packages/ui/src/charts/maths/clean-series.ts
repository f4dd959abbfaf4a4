import { isValue, numberOrGap, type ChartValue } from './values.js';

/** Where a value stands: a date, a number or the name of a category. The first one decides for all. */
export type ChartX = Date | number | string;

export interface SeriesPoint {
  x: ChartX;
  /** A gap when it is null, undefined or no number. */
  y: ChartValue;
  /** Ends of the interval around `y`. */
  low?: ChartValue;
  high?: ChartValue;
}

export interface ChartSeries {
  /** Stands beside the line and in the head of the table's column. */
  name: string;
  values: readonly SeriesPoint[];
}

export const axisKinds = ['time', 'number', 'category'] as const;
export type AxisKind = (typeof axisKinds)[number];

/** A series as columns, ascending in x; a category's x is its place in the list of categories. */
export interface CleanSeries {
  name: string;
  /** Place among the series given, which decides colour, dash and shape. */
  index: number;
  xs: Float64Array;
  ys: Float64Array;
  lows: Float64Array;
  highs: Float64Array;
  hasInterval: boolean;
}

export interface CleanData {
  kind: AxisKind;
  /** Names of the categories in the order of their first appearance; empty on other axes. */
  categories: string[];
  series: CleanSeries[];
}

const kindOf = (x: unknown): AxisKind =>
  x instanceof Date ? 'time' : typeof x === 'number' ? 'number' : 'category';

const isAscending = (values: Float64Array) => {
  for (let index = 1; index < values.length; index += 1)
    if ((values[index] as number) < (values[index - 1] as number)) return false;
  return true;
};

/** Reads series of any quality: points whose x is missing go, what is out of order is sorted. */
export function cleanSeries(
  given: readonly ChartSeries[],
  unnamed: (n: number) => string,
): CleanData {
  const first = given.flatMap(({ values }) => values.slice(0, 1))[0];
  const kind = kindOf(first?.x);
  const places = new Map<string, number>();
  const toX = (x: unknown): number => {
    if (kind === 'time') return x instanceof Date ? x.getTime() : numberOrGap(x);
    if (kind === 'number') return numberOrGap(x);
    if (typeof x !== 'string' && typeof x !== 'number') return Number.NaN;
    const name = String(x);
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, places.size);
    return places.size - 1;
  };
  const series = given.map(({ name, values }, index): CleanSeries => {
    const rows = new Float64Array(values.length);
    const all = values.map((point) => toX(point.x));
    let count = 0;
    for (let row = 0; row < all.length; row += 1)
      if (isValue(all[row])) {
        rows[count] = row;
        count += 1;
      }
    let order = rows.subarray(0, count);
    if (!isAscending(order.map((row) => all[row] as number)))
      order = order.toSorted((a, b) => (all[a] as number) - (all[b] as number));
    const column = (read: (point: SeriesPoint) => unknown) =>
      order.map((row) => numberOrGap(read(values[row] as SeriesPoint)));
    const lows = column(({ low }) => low);
    return {
      name: name || unnamed(index + 1),
      index,
      xs: order.map((row) => all[row] as number),
      ys: column(({ y }) => y),
      lows,
      highs: column(({ high }) => high),
      hasInterval: lows.some(isValue),
    };
  });
  return { kind, categories: [...places.keys()], series };
}
