/**
 * Moves labels apart on a line: each as near to where it belongs as the others allow.
 *
 * @param wanted where the middles should be, in px
 * @param size of one label along the line, in px
 * @param room the first and the last px labels may cover
 * @returns the middles in the order given; labels that cannot all fit share the room evenly
 */
export function placeLabels(
  wanted: readonly number[],
  size: number,
  [from, to]: readonly [number, number],
): number[] {
  const order = wanted
    .map((_, label) => label)
    .toSorted((a, b) => (wanted[a] as number) - (wanted[b] as number));
  const step = Math.min(size, (to - from) / Math.max(1, wanted.length));
  const placed = [...wanted];
  let least = from + step / 2;
  for (const label of order) {
    const at = Math.max(wanted[label] as number, least);
    placed[label] = at;
    least = at + step;
  }
  let most = to - step / 2;
  for (const label of order.toReversed()) {
    const at = Math.min(placed[label] as number, most);
    placed[label] = at;
    most = at - step;
  }
  return placed;
}
