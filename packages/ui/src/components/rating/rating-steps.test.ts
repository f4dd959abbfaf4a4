import { describe, expect, it } from 'vitest';

import { ratingAt, ratingSteps, shownRating, starCount } from './rating-steps.js';

describe('rating', () => {
  it('counts in whole or half stars', () => {
    expect(ratingSteps(3, false)).toEqual([1, 2, 3]);
    expect(ratingSteps(2, true)).toEqual([0.5, 1, 1.5, 2]);
  });

  it.each([
    [0, 1],
    [0.2, 1],
    [0.21, 2],
    [1, 5],
    [1.4, 5],
    [-1, 1],
  ])('is, at %d of the row, %d', (share, value) => {
    expect(ratingAt(share, 5, false)).toBe(value);
  });

  it('finds halves', () => {
    expect([0.05, 0.1, 0.11, 0.95].map((share) => ratingAt(share, 5, true))).toEqual([
      0.5, 0.5, 1, 5,
    ]);
  });

  it('shows something for everything', () => {
    expect([null, NaN, -2, 9, Infinity, 3.7].map((value) => shownRating(value, 5))).toEqual([
      0, 0, 0, 5, 5, 3.7,
    ]);
    expect([NaN, 0, -3, 4.4, 1e6, Infinity].map(starCount)).toEqual([5, 1, 1, 4, 20, 5]);
  });
});
