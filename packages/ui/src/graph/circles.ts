const tau = 2 * Math.PI;
/** Straight down, where the middle's label stands. */
export const down = Math.PI / 2;

/** Even angles, clockwise from the top, with a gap straight down. */
export const evenly = (count: number): number[] =>
  Array.from(
    { length: count },
    (_, index) => -down + ((index + (count % 2 === 0 ? 0.5 : 0)) * tau) / count,
  );

/**
 * Angles as near as possible to the wanted ones, which ascend, and at least `gap` apart; even
 * angles where the circle is too short for that. Equal wishes fan out.
 */
export function apart(wanted: readonly number[], gap: number): number[] {
  const count = wanted.length;
  if (count < 2) return [...wanted];
  const least = Math.min(gap, tau / count);
  const angles = [...wanted];
  // Neighbours that are too close push each other away by half of what is missing.
  for (let round = 0; round < 200; round += 1) {
    let pushed = 0;
    for (let index = 0; index < count; index += 1) {
      const next = (index + 1) % count;
      const turn = next === 0 ? tau : 0;
      const missing = least - ((angles[next] as number) + turn - (angles[index] as number));
      if (missing <= 1e-4) continue;
      angles[index] = (angles[index] as number) - missing / 2;
      angles[next] = (angles[next] as number) + missing / 2;
      pushed = Math.max(pushed, missing);
    }
    if (pushed < 1e-3) break;
  }
  return angles;
}

/** How many nodes stand on a circle at this distance from one another. */
export const fitting = (radius: number, spacing: number) =>
  Math.max(1, Math.floor((tau * radius) / spacing));

/** A circle and how many nodes stand on it. */
export interface Circle {
  radius: number;
  count: number;
}

/** Splits nodes over circles from `inner` outwards, each filled in proportion to its length. */
export function circlesFor(count: number, inner: number, step: number, spacing: number): Circle[] {
  const rooms: number[] = [];
  let all = 0;
  while (all < count) {
    const fits = fitting(inner + rooms.length * step, spacing);
    rooms.push(fits);
    all += fits;
  }
  let left = count;
  return rooms.map((room, index) => {
    const share = index === rooms.length - 1 ? left : Math.round((room / all) * count);
    left -= share;
    return { radius: inner + index * step, count: share };
  });
}

/**
 * Deals a list round the circles in proportion to their counts: what stands side by side in the
 * list gets a similar direction on whichever circle it lands.
 */
export function deal<T>(items: readonly T[], circles: readonly Circle[]): T[][] {
  const dealt = circles.map((): T[] => []);
  for (const item of items) {
    const fill = circles.map(({ count }, index) =>
      count === 0 ? Infinity : ((dealt[index] as T[]).length + 0.5) / count,
    );
    (dealt[fill.indexOf(Math.min(...fill))] as T[]).push(item);
  }
  return dealt;
}
