/** Options Page Up and Page Down move by. */
const pageSize = 10;

const moves: Record<string, (from: number, last: number) => number> = {
  ArrowDown: (from) => from + 1,
  ArrowUp: (from, last) => (from < 0 ? last : from - 1),
  Home: () => 0,
  End: (_from, last) => last,
  PageDown: (from) => from + pageSize,
  PageUp: (from) => from - pageSize,
};

/**
 * Where a key leads among `count` options, which do not wrap: -1 when there is none, undefined for
 * keys that do not move. `from` is -1 while nothing is active.
 */
export const placeByKey = (key: string, from: number, count: number): number | undefined => {
  const to = moves[key]?.(from, count - 1);
  return to === undefined ? undefined : Math.min(count - 1, Math.max(0, to));
};
