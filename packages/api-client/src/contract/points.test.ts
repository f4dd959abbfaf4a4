import { describe, expect, it } from 'vitest';

import { subscriptionTiers } from './enums.js';
import { loyaltyPercent, monthlyAllocation, monthlyPoints } from './points.js';

describe('monthly points', () => {
  it.each([
    ['free', 100],
    ['personal', 1_000],
    ['professional', 5_000],
    ['enterprise', 20_000],
  ] as const)('of %s are %i', (tier, points) => {
    expect(monthlyAllocation(tier, 0)).toEqual({ points, bonus: 0, percent: 0 });
  });

  it.each([
    [-1, 0],
    [0, 0],
    [0.9, 0],
    [1, 1],
    [1.9, 1],
    [11, 11],
    [12, 12],
    [13, 12],
    [240, 12],
  ])('after %f months of membership grow by %i %%', (months, percent) => {
    expect(loyaltyPercent(months)).toBe(percent);
  });

  it('grow by whole points', () => {
    for (const tier of subscriptionTiers)
      for (let months = 0; months <= 24; months += 1) {
        const { bonus } = monthlyAllocation(tier, months);
        expect(bonus).toBe(Math.floor((monthlyPoints[tier] * Math.min(months, 12)) / 100));
      }
  });
});
