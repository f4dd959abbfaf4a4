/** A figure as servers send it: whatever is not a finite number is a gap. */
export type ChartValue = number | null | undefined;

/** Whether there is a figure to draw. */
export const isValue = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value);

/** The figure, or NaN for a gap. */
export const numberOrGap = (value: unknown): number => (isValue(value) ? value : Number.NaN);

/** Smallest and largest of the figures; `undefined` where there are none. Gaps do not count. */
export function extentOf(
  lists: Iterable<ArrayLike<number>>,
): readonly [low: number, high: number] | undefined {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const list of lists)
    for (let index = 0; index < list.length; index += 1) {
      const value = list[index] as number;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  return low <= high && Number.isFinite(low) && Number.isFinite(high) ? [low, high] : undefined;
}

/**
 * Wider by a little where all figures are equal: a scale needs two ends.
 * @param room to each side then
 */
export function spread(
  [low, high]: readonly [number, number],
  room = low === 0 ? 1 : Math.abs(low) / 2,
): [number, number] {
  if (low !== high) return [low, high];
  return [low - room, high + room];
}

/** The domain of an axis on which lengths are compared: it holds zero. */
export const withZero = ([low, high]: readonly [number, number]): [number, number] =>
  low === 0 && high === 0 ? [0, 1] : [Math.min(0, low), Math.max(0, high)];
