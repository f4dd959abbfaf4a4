import { describe, expect, it } from 'vitest';

import { cleanCells, levelOf, meanIn, poolsOf } from './cells.js';

const unnamed = (n: number) => `Item ${n}`;

describe('cells', () => {
  it('fill up what is missing with gaps', () => {
    const cells = cleanCells(['a', ''], ['x', 'y'], [[1, 2, 3], [null]], unnamed);
    expect(cells.rows).toEqual(['a', 'Item 2']);
    expect(cells.values.map((row) => [...row])).toEqual([
      [1, 2],
      [Number.NaN, Number.NaN],
    ]);
    expect(cells.extent).toEqual([1, 2]);
  });

  it('have five levels, on either side of zero', () => {
    const level = (value: number, low: number, high: number) => levelOf(value, [low, high]);
    expect(level(0, 0, 100)).toEqual({ level: 1, negative: false });
    expect(level(100, 0, 100)).toEqual({ level: 5, negative: false });
    expect(level(-50, -50, 100)).toEqual({ level: 3, negative: true });
    expect(level(-4, -4, -1)).toEqual({ level: 5, negative: true });
    expect(level(7, 7, 7)).toEqual({ level: 5, negative: false });
    expect(level(Number.NaN, 0, 1)).toBeUndefined();
  });

  it('are put together where there are too many', () => {
    expect(poolsOf(3, 10)).toHaveLength(3);
    expect(poolsOf(1000, 60).at(-1)).toEqual({ from: 986, to: 1000 });
    const values = [Float64Array.of(1, Number.NaN), Float64Array.of(3, 8)];
    expect(meanIn(values, { from: 0, to: 2 }, { from: 0, to: 2 })).toBe(4);
    expect(meanIn(values, { from: 0, to: 1 }, { from: 1, to: 2 })).toBeNaN();
  });
});
