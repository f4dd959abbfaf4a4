import { describe, expect, it } from 'vitest';

import { randomFrom } from './random.js';
import { createSettling, ticksFor } from './settle.js';
import type { LayoutInput } from './start-positions.js';

const shapes = {
  organisation: (count: number) => {
    const random = randomFrom(3);
    const ends: number[] = [];
    for (let at = 1; at < count; at += 1) ends.push(at, Math.floor(random() * Math.min(at, 60)));
    for (let at = 0; at < count / 2; at += 1) ends.push(at, (at * 7 + 3) % count);
    return ends;
  },
  star: (count: number) => Array.from({ length: count - 1 }, (_, at) => [0, at + 1]).flat(),
  chain: (count: number) => Array.from({ length: count - 1 }, (_, at) => [at, at + 1]).flat(),
  pairs: (count: number) =>
    Array.from({ length: Math.floor(count / 2) }, (_, at) => [2 * at, 2 * at + 1]).flat(),
  none: () => [],
} satisfies Record<string, (count: number) => number[]>;

type Shape = keyof typeof shapes;

const input = (shape: Shape, count: number, rest: Partial<LayoutInput> = {}): LayoutInput => ({
  count,
  ends: Uint32Array.from(shapes[shape](count)),
  root: 0,
  radii: Float32Array.from({ length: count }, (_, at) => (at === 0 ? 16 : 12)),
  seed: 1,
  mirrored: false,
  ...rest,
});

const settled = (from: LayoutInput) => {
  const settling = createSettling(from);
  while (settling.tick());
  return settling;
};

describe('createSettling', () => {
  it('gives the same positions for the same input and seed, others for another seed', () => {
    const first = settled(input('organisation', 700)).positions;
    expect(settled(input('organisation', 700)).positions).toEqual(first);
    expect(settled(input('organisation', 700, { seed: 2 })).positions).not.toEqual(first);
  });

  it.each(Object.keys(shapes) as Shape[])('sets the discs of a %s apart, within reach', (shape) => {
    for (const root of [0, -1]) {
      const from = input(shape, 800, { root });
      const { positions, reach } = settled(from);
      const { radii, count } = from;
      let least = Infinity;
      let farthest = 0;
      for (let a = 0; a < count; a += 1) {
        const [x, y] = [positions[2 * a] as number, positions[2 * a + 1] as number];
        farthest = Math.max(farthest, Math.hypot(x, y));
        for (let b = a + 1; b < count; b += 1) {
          const away = Math.hypot(
            x - (positions[2 * b] as number),
            y - (positions[2 * b + 1] as number),
          );
          least = Math.min(least, away - (radii[a] as number) - (radii[b] as number));
        }
      }
      expect(least).toBeGreaterThan(0);
      expect(farthest).toBeLessThan(reach * 1.1);
    }
  });

  it('keeps everyone on the ring of their distance in hops, the coordinator in the middle', () => {
    const from = input('organisation', 700);
    const { positions, orbits } = settled(from);
    expect([positions[0], positions[1]]).toEqual([0, 0]);
    const hops = new Map([[0, 0]]);
    for (const at of hops.keys()) {
      from.ends.forEach((end, place) => {
        const other = from.ends[place ^ 1] as number;
        if (end === at && !hops.has(other)) hops.set(other, (hops.get(at) as number) + 1);
      });
    }
    for (const [node, hop] of hops) {
      if (hop === 0) continue;
      const away = Math.hypot(positions[2 * node] as number, positions[2 * node + 1] as number);
      expect(away).toBeLessThan((orbits[hop - 1] as number) + 12);
      expect(away).toBeGreaterThan((orbits[hop - 2] ?? 0) - 12);
    }
  });

  it('is mirrored in right-to-left', () => {
    const ltr = createSettling(input('organisation', 600)).positions;
    const rtl = createSettling(input('organisation', 600, { mirrored: true })).positions;
    ltr.forEach((value, at) => expect(rtl[at]).toBeCloseTo(at % 2 === 0 ? -value : value, 9));
  });

  it('comes to rest after a number of ticks that falls with the size', () => {
    expect(ticksFor(1e5)).toBeLessThan(ticksFor(5000));
    for (const count of [0, 1, 2]) {
      const { positions } = settled(input('none', count));
      expect(positions.every(Number.isFinite)).toBe(true);
    }
  });
});
