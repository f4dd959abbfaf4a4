import { degreeOf } from './neighbours.js';
import { createGrid } from './spatial-grid.js';
import { type LayoutInput, startPositions } from './start-positions.js';

/** A layout on its way: each tick brings linked nodes closer and pushes crowded ones apart. */
export interface Settling {
  /** `x0 y0 x1 y1 …` around `0 0`, written anew by every tick. */
  positions: Float64Array;
  reach: number;
  orbits: number[];
  /** Ticks done. */
  ticks: () => number;
  /** @returns false when everything has come to rest */
  tick: () => boolean;
}

/** Ticks × nodes a layout may cost; a larger graph gets fewer ticks. */
const budget = 900_000;
const [fewest, most] = [24, 240] as const;
/** Rounds of setting discs apart at the end. */
const tidyings = 60;
/** Least room between two discs in px. */
const gap = 6;

export const ticksFor = (count: number) =>
  Math.max(fewest, Math.min(most, Math.round(budget / Math.max(1, count))));

/**
 * Starts from the hop rings and lets links pull along them: a node keeps to its ring, moves towards
 * what it is linked to and away from who stands too close. No randomness but the seed's, no clock:
 * the same input gives the same coordinates.
 */
export function createSettling(input: LayoutInput): Settling {
  const { count, ends, radii, mirrored } = input;
  const start = startPositions(input);
  const { positions, inner, outer, near, spacing, reach, orbits } = start;
  if (mirrored)
    for (let at = 0; at < 2 * count; at += 2) positions[at] = -(positions[at] as number);
  const total = ticksFor(count);
  const nearest = spacing * 1.9;
  const grid = createGrid(count, nearest);
  const tight = createGrid(count, 2 * radii.reduce((a, b) => Math.max(a, b), 1) + gap);
  const fx = new Float64Array(count);
  const fy = new Float64Array(count);
  const middle = start.middle;
  let done = 0;

  const links = ends.length / 2;
  const pull = new Float32Array(links);
  const share = new Float32Array(links);
  for (let link = 0; link < links; link += 1) {
    const a = degreeOf(near, ends[2 * link] as number);
    const b = degreeOf(near, ends[2 * link + 1] as number);
    pull[link] = 1 / Math.max(1, Math.min(a, b));
    share[link] = a / Math.max(1, a + b);
  }

  const attract = (heat: number) => {
    for (let link = 0; link < links; link += 1) {
      const a = ends[2 * link] as number;
      const b = ends[2 * link + 1] as number;
      const dx = (positions[2 * b] as number) - (positions[2 * a] as number);
      const dy = (positions[2 * b + 1] as number) - (positions[2 * a + 1] as number);
      const length = Math.sqrt(dx * dx + dy * dy);
      if (length <= spacing) continue;
      const force = ((length - spacing) / length) * (pull[link] as number) * heat * 0.4;
      const own = share[link] as number;
      fx[a] = (fx[a] as number) + dx * force * (1 - own);
      fy[a] = (fy[a] as number) + dy * force * (1 - own);
      fx[b] = (fx[b] as number) - dx * force * own;
      fy[b] = (fy[b] as number) - dy * force * own;
    }
  };

  /** Takes from the pull of the links what leads inwards or outwards: rings are not given up. */
  const followRings = () => {
    for (let node = 0; node < count; node += 1) {
      const x = positions[2 * node] as number;
      const y = positions[2 * node + 1] as number;
      const square = x * x + y * y;
      if (square < 1e-6) continue;
      const out = ((fx[node] as number) * x + (fy[node] as number) * y) / square;
      fx[node] = (fx[node] as number) - out * x;
      fy[node] = (fy[node] as number) - out * y;
    }
  };

  const repel = (heat: number) => {
    const strength = 0.12 + 0.3 * heat;
    grid.fill(positions);
    grid.pairs((a, b) => {
      let dx = (positions[2 * b] as number) - (positions[2 * a] as number);
      let dy = (positions[2 * b + 1] as number) - (positions[2 * a + 1] as number);
      let square = dx * dx + dy * dy;
      if (square >= nearest * nearest) return;
      if (square < 1e-6) [dx, dy, square] = [a < b ? 1e-3 : -1e-3, 1e-3, 2e-6];
      const length = Math.sqrt(square);
      const force = ((nearest - length) / length) * strength;
      fx[a] = (fx[a] as number) - dx * force;
      fy[a] = (fy[a] as number) - dy * force;
      fx[b] = (fx[b] as number) + dx * force;
      fy[b] = (fy[b] as number) + dy * force;
    });
  };

  const keepToRing = (node: number) => {
    const x = positions[2 * node] as number;
    const y = positions[2 * node + 1] as number;
    const distance = Math.sqrt(x * x + y * y);
    const wanted = Math.min(outer[node] as number, Math.max(inner[node] as number, distance));
    if (distance === wanted || distance < 1e-6) return;
    positions[2 * node] = (x / distance) * wanted;
    positions[2 * node + 1] = (y / distance) * wanted;
  };

  const move = (heat: number) => {
    const longest = spacing * (0.1 + 0.9 * heat);
    for (let node = 0; node < count; node += 1) {
      const x = fx[node] as number;
      const y = fy[node] as number;
      fx[node] = 0;
      fy[node] = 0;
      if (node === middle) continue;
      const length = Math.sqrt(x * x + y * y);
      const step = length > longest ? longest / length : 1;
      positions[2 * node] = (positions[2 * node] as number) + x * step;
      positions[2 * node + 1] = (positions[2 * node + 1] as number) + y * step;
      keepToRing(node);
    }
  };

  /** Sets discs that touch apart. @returns whether any did */
  const tidy = () => {
    let touched = false;
    tight.fill(positions);
    tight.pairs((a, b) => {
      let dx = (positions[2 * b] as number) - (positions[2 * a] as number);
      let dy = (positions[2 * b + 1] as number) - (positions[2 * a + 1] as number);
      const least = (radii[a] as number) + (radii[b] as number) + gap;
      let square = dx * dx + dy * dy;
      if (square >= least * least) return;
      touched = true;
      if (square < 1e-6) [dx, dy, square] = [a < b ? 1e-3 : -1e-3, 1e-3, 2e-6];
      const length = Math.sqrt(square);
      const missing = (least - length) / length + 1e-3;
      const own = a === middle ? 0 : b === middle ? 1 : 0.5;
      positions[2 * a] = (positions[2 * a] as number) - dx * missing * own;
      positions[2 * a + 1] = (positions[2 * a + 1] as number) - dy * missing * own;
      positions[2 * b] = (positions[2 * b] as number) + dx * missing * (1 - own);
      positions[2 * b + 1] = (positions[2 * b + 1] as number) + dy * missing * (1 - own);
    });
    return touched;
  };

  const tick = () => {
    if (count < 2 || done >= total + tidyings) return false;
    done += 1;
    if (done > total) {
      if (!tidy()) done = total + tidyings;
    } else {
      const heat = 1 - (done - 1) / total;
      attract(heat);
      followRings();
      repel(heat);
      move(heat);
    }
    return done < total + tidyings;
  };

  return { positions, reach, orbits, ticks: () => done, tick };
}
