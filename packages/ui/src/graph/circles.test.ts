import { describe, expect, it } from 'vitest';

import { apart, circlesFor, deal, evenly } from './circles.js';

describe('evenly', () => {
  it.each([1, 2, 3, 4, 7, 8])('leaves a gap straight down between %i', (count) => {
    const lowest = Math.max(...evenly(count).map((angle) => Math.sin(angle)));
    expect(lowest).toBeLessThan(1);
  });
});

describe('apart', () => {
  it('fans equal wishes out around their direction', () => {
    const [a, b, c] = apart([1, 1, 1], 0.5) as [number, number, number];
    expect(b).toBeCloseTo(1, 2);
    expect(b - a).toBeCloseTo(0.5, 2);
    expect(c - b).toBeCloseTo(0.5, 2);
  });

  it('leaves what is apart where it wants to be', () => {
    expect(apart([0, 1, 2], 0.5)).toEqual([0, 1, 2]);
    expect(apart([3], 9)).toEqual([3]);
  });

  it('is even where the circle is full', () => {
    const angles = apart([0, 0, 0.1, 0.2], 3);
    const gaps = angles.map((a, i) => (i === 3 ? angles[0]! + 2 * Math.PI : angles[i + 1]!) - a);
    for (const gap of gaps) expect(gap).toBeCloseTo(Math.PI / 2, 1);
  });
});

describe('circlesFor and deal', () => {
  it('splits a crowd over circles and keeps its order around them', () => {
    const circles = circlesFor(60, 40, 38, 34);
    expect(circles.reduce((sum, { count }) => sum + count, 0)).toBe(60);
    const items = Array.from({ length: 60 }, (_, index) => index);
    const dealt = deal(items, circles);
    expect(dealt.map(({ length }) => length)).toEqual(circles.map(({ count }) => count));
    for (const circle of dealt) expect(circle).toEqual(circle.toSorted((a, b) => a - b));
  });
});
