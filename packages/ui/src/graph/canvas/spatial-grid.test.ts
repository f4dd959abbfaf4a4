import { describe, expect, it } from 'vitest';

import { HitGrid } from './hit-grid.js';
import { randomFrom } from './random.js';
import { createGrid } from './spatial-grid.js';

const points = (count: number) => {
  const random = randomFrom(5);
  return Float32Array.from({ length: 2 * count }, () => random() * 1000 - 500);
};

describe('createGrid', () => {
  it('visits each pair that is near exactly once', () => {
    const count = 300;
    const at = points(count);
    const grid = createGrid(count, 60);
    for (let round = 0; round < 2; round += 1) {
      grid.fill(at);
      const seen = new Map<string, number>();
      grid.pairs((a, b) => {
        const pair = [Math.min(a, b), Math.max(a, b)].join();
        seen.set(pair, (seen.get(pair) ?? 0) + 1);
      });
      expect(Math.max(...seen.values())).toBe(1);
      const missed: number[][] = [];
      for (let a = 0; a < count; a += 1) {
        for (let b = a + 1; b < count; b += 1) {
          const away = Math.hypot(
            (at[2 * a] as number) - (at[2 * b] as number),
            (at[2 * a + 1] as number) - (at[2 * b + 1] as number),
          );
          if (away < 60 && !seen.has([a, b].join())) missed.push([a, b]);
        }
      }
      expect(missed).toEqual([]);
    }
  });

  it('leaves out what has no place', () => {
    const at = Float32Array.from([0, 0, Number.NaN, 3, 5, Number.POSITIVE_INFINITY, 10, 10]);
    const grid = createGrid(4, 20);
    grid.fill(at);
    const found: number[] = [];
    grid.within(-50, -50, 50, 50, (node) => found.push(node));
    expect(found.toSorted((a, b) => a - b)).toEqual([0, 3]);
  });
});

describe('HitGrid', () => {
  it('finds what a search of all finds, also after a move', () => {
    const count = 400;
    const at = points(count);
    const radii = new Float32Array(count).fill(12);
    const hits = new HitGrid(at, radii);
    const search = (x: number, y: number) => {
      let best = -1;
      let least = 14;
      for (let node = 0; node < count; node += 1) {
        const away = Math.hypot((at[2 * node] as number) - x, (at[2 * node + 1] as number) - y);
        if (away < least) [best, least] = [node, away];
      }
      return best;
    };
    const random = randomFrom(9);
    const compare = () => {
      for (let round = 0; round < 300; round += 1) {
        const [x, y] = [random() * 1000 - 500, random() * 1000 - 500];
        expect(hits.at(x, y, 2)).toBe(search(x, y));
      }
    };
    compare();
    at.set([0, 0], 6);
    hits.moved();
    expect(hits.at(0, 0, 2)).toBe(3);
    compare();
  });

  it('finds nothing before there are places', () => {
    const nowhere = new Float32Array(20).fill(Number.NaN);
    expect(new HitGrid(nowhere, new Float32Array(10).fill(12)).at(0, 0, 5)).toBe(-1);
  });
});
