import { expect, it } from 'vitest';

import { areaOf, cleanPoints, dotsOf } from './points.js';

it('keeps points with both figures, in the order of x', () => {
  expect(
    cleanPoints([
      { x: 2, y: 1 },
      { x: Number.NaN, y: 1 },
      { x: 1, y: null },
      { x: -1, y: 3, name: 'a' },
    ]),
  ).toEqual([
    { x: -1, y: 3, name: 'a' },
    { x: 2, y: 1, name: undefined },
  ]);
});

it('counts by squares where there are many', () => {
  const points = Array.from({ length: 1e5 }, (_, n) => ({
    x: n % 300,
    y: n % 200,
    name: undefined,
  }));
  const dots = dotsOf(points, ({ x, y }) => [x, y]);
  expect(dots.length).toBeLessThanOrEqual(600);
  expect(dots.reduce((sum, { count }) => sum + count, 0)).toBe(1e5);
  expect(dotsOf(points.slice(0, 3), ({ x, y }) => [x, y])).toHaveLength(3);
  expect(areaOf(5, 5)).toBeGreaterThan(areaOf(1, 5));
});
