import { extentOf, isValue, numberOrGap, type ChartValue } from '../maths/values.js';

/** How strong a cell is, in fifths of the way from nothing to the extreme. */
export const levels = [1, 2, 3, 4, 5] as const;
export type Level = (typeof levels)[number];

export interface Cells {
  rows: readonly string[];
  columns: readonly string[];
  /** By row and column; a gap is NaN. */
  values: Float64Array[];
  extent: readonly [number, number] | undefined;
}

/** Rows and columns of any length: what is missing is a gap, what is too much goes. */
export function cleanCells(
  rows: readonly string[],
  columns: readonly string[],
  given: readonly (readonly ChartValue[])[],
  unnamed: (n: number) => string,
): Cells {
  const named = (names: readonly string[]) => names.map((name, n) => name || unnamed(n + 1));
  const values = rows.map((_, row) =>
    Float64Array.from(columns, (_name, column) => numberOrGap(given[row]?.[column])),
  );
  return { rows: named(rows), columns: named(columns), values, extent: extentOf(values) };
}

/** How far a value is on its way; negative ones on a way of their own. */
export function levelOf(
  value: number,
  extent: readonly [number, number],
): { level: Level; negative: boolean } | undefined {
  if (!isValue(value)) return undefined;
  const [low, high] = extent;
  const negative = value < 0;
  const both = low < 0 && high > 0;
  // Where all have one sign, the smallest is the beginning of the scale.
  const [from, to] = both
    ? [0, Math.max(-low, high)]
    : high <= 0 && low < 0
      ? [-high, -low]
      : [low, high];
  const share = to > from ? (Math.abs(value) - from) / (to - from) : 1;
  const level = Math.min(5, Math.max(1, Math.ceil(share * 5))) as Level;
  return { level, negative };
}

/** A group of neighbours and where it begins and ends. */
export interface Pool {
  from: number;
  to: number;
}

/** Neighbours put together until no more than this many are left. */
export function poolsOf(count: number, most: number): Pool[] {
  const size = Math.max(1, Math.ceil(count / Math.max(1, most)));
  return Array.from({ length: Math.ceil(count / size) }, (_, pool) => ({
    from: pool * size,
    to: Math.min(count, (pool + 1) * size),
  }));
}

/** Mean of the values in a rectangle of cells; a gap where all are gaps. */
export function meanIn(values: readonly Float64Array[], rows: Pool, columns: Pool): number {
  let sum = 0;
  let count = 0;
  for (let row = rows.from; row < rows.to; row += 1)
    for (let column = columns.from; column < columns.to; column += 1) {
      const value = values[row]?.[column];
      if (!isValue(value)) continue;
      sum += value;
      count += 1;
    }
  return count > 0 ? sum / count : Number.NaN;
}
