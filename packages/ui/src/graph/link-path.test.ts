import { describe, expect, it } from 'vitest';

import { bowAround, linkPath } from './link-path.js';

const from = { x: 0, y: 0, r: 16 };
const to = { x: 100, y: 0, r: 12 };

describe('linkPath', () => {
  it('runs from edge to edge and ends in a head', () => {
    expect(linkPath(from, to)).toEqual({
      line: 'M19.0 0.0L83.0 0.0',
      arrow: 'M83.0 0.0L77.0 3.0L77.0 -3.0Z',
    });
  });

  it('bows to the right-hand side of its direction', () => {
    expect(linkPath(from, to, 10)?.line).toMatch(/^M\S+ \S+Q50\.0 20\.0 /);
  });

  it('is not drawn between discs that touch', () => {
    expect(linkPath(from, { x: 20, y: 0, r: 12 })).toBeNull();
    expect(linkPath(from, { ...from })).toBeNull();
  });
});

describe('bowAround', () => {
  it('is straight where the way is free', () => {
    expect(bowAround(from, to, [from, to, { x: 50, y: 60, r: 12 }])).toBe(0);
    expect(bowAround(from, to, [{ x: -60, y: 0, r: 12 }])).toBe(0);
  });

  it('leads round the other side of a disc in the way', () => {
    expect(bowAround(from, to, [{ x: 50, y: 4, r: 12 }])).toBeLessThan(-12);
    expect(bowAround(from, to, [{ x: 50, y: -4, r: 12 }])).toBeGreaterThan(12);
  });
});
