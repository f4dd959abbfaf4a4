/**
 * Which points draw the same line at this width: of every pixel column the first, the last, the
 * lowest and the highest (the M4 aggregation of Jugel and others, 2014). A column without any value
 * keeps one point, so that gaps stay gaps.
 *
 * @param xs ascending
 * @param columns the figures that share these xs: a line, the ends of its band
 * @param buckets pixel columns
 * @returns places in `xs`, ascending; all of them when there are few
 */
export function drawnPlaces(
  xs: Float64Array,
  columns: readonly Float64Array[],
  buckets: number,
): number[] {
  const count = xs.length;
  if (count <= buckets * 4) return Array.from(xs, (_, place) => place);
  const start = xs[0] as number;
  const width = ((xs[count - 1] as number) - start) / Math.max(1, Math.floor(buckets));
  const bucketOf = (place: number) =>
    width > 0 ? Math.floor(((xs[place] as number) - start) / width) : 0;
  const kept: number[] = [];
  let from = 0;
  while (from < count) {
    const bucket = bucketOf(from);
    let to = from + 1;
    while (to < count && bucketOf(to) === bucket) to += 1;
    kept.push(...placesOf(columns, from, to));
    from = to;
  }
  return kept;
}

function placesOf(columns: readonly Float64Array[], from: number, to: number): number[] {
  const places = new Set<number>();
  for (const column of columns) {
    let first = -1;
    let last = -1;
    let lowest = -1;
    let highest = -1;
    for (let place = from; place < to; place += 1) {
      const value = column[place] as number;
      if (Number.isNaN(value)) continue;
      if (first < 0) first = place;
      last = place;
      if (lowest < 0 || value < (column[lowest] as number)) lowest = place;
      if (highest < 0 || value > (column[highest] as number)) highest = place;
    }
    if (first >= 0) for (const place of [first, lowest, highest, last]) places.add(place);
  }
  if (places.size === 0) places.add(from);
  return [...places].toSorted((a, b) => a - b);
}
