/** A label on an axis. */
export interface Tick {
  /** Px along the axis. */
  at: number;
  text: string;
}

/** Px kept free between two labels. */
const between = 12;

const fits = (ticks: readonly Tick[], measure: (text: string) => number) => {
  const ordered = ticks.toSorted((a, b) => a.at - b.at);
  return ordered.every((tick, index) => {
    const next = ordered[index + 1];
    return !next || next.at - tick.at >= (measure(tick.text) + measure(next.text)) / 2 + between;
  });
};

/**
 * The finest set of labels that stand side by side without touching: nothing is rotated.
 *
 * @param make the ticks for about this many; a scale decides how many it gives
 * @param most to begin with
 */
export function fittingTicks(
  make: (count: number) => readonly Tick[],
  most: number,
  measure: (text: string) => number,
): readonly Tick[] {
  for (let count = Math.max(1, Math.floor(most)); count > 1; count -= 1) {
    const ticks = make(count);
    if (fits(ticks, measure)) return ticks;
  }
  return make(1).slice(0, 1);
}

/** Every n-th of the labels, with the smallest n at which none touches another. */
export function everyNth(ticks: readonly Tick[], measure: (text: string) => number): Tick[] {
  for (let n = 1; n < ticks.length; n += 1) {
    const some = ticks.filter((_, index) => index % n === 0);
    if (fits(some, measure)) return some;
  }
  return ticks.slice(0, 1);
}

/** Gridlines for a height: four spaces at most. */
export const gridCount = (height: number): number =>
  Math.min(4, Math.max(2, Math.floor(height / 56)));
