import { type Cells, cleanCells } from '../heat-map/cells.js';
import { type ChartValue, isValue } from '../maths/values.js';

/** A square of values: from each group to each group. */
export interface Relations {
  cells: Cells;
  /** Values that are there and not zero; of a mutual relation each pair counts once. */
  count: number;
  /** Places of the largest, by its size without the sign. */
  largest: { from: number; to: number; value: number } | undefined;
  /** Sums of what leaves and what reaches each group. */
  outgoing: Float64Array;
  incoming: Float64Array;
  /** Every value is the same in both directions. */
  mutual: boolean;
  /** No value is below zero: they can be drawn as widths. */
  positive: boolean;
}

/** Values of any quality as a square; what is missing is a gap, what is too much goes. */
export function cleanRelations(
  groups: readonly string[],
  values: readonly (readonly ChartValue[])[],
  unnamed: (n: number) => string,
): Relations {
  const cells = cleanCells(groups, groups, values, unnamed);
  const size = groups.length;
  const valueOf = (from: number, to: number) => cells.values[from]?.[to] ?? Number.NaN;
  const found: Relations = {
    cells,
    count: 0,
    largest: undefined,
    outgoing: new Float64Array(size),
    incoming: new Float64Array(size),
    mutual: size > 1,
    positive: true,
  };
  let pairs = 0;
  for (let from = 0; from < size; from += 1)
    for (let to = 0; to < size; to += 1) {
      const value = valueOf(from, to);
      if (found.mutual && !Object.is(value, valueOf(to, from))) found.mutual = false;
      if (!isValue(value) || value === 0) continue;
      found.count += 1;
      if (from <= to) pairs += 1;
      if (value < 0) found.positive = false;
      if (!found.largest || Math.abs(value) > Math.abs(found.largest.value))
        found.largest = { from, to, value };
      found.outgoing[from] = (found.outgoing[from] ?? 0) + value;
      found.incoming[to] = (found.incoming[to] ?? 0) + value;
    }
  if (found.mutual) found.count = pairs;
  return found;
}
