import { describe, expect, it } from 'vitest';

import { tripItemKinds } from './enums.js';
import { shareTripBudget, splitAmount } from './trip-budget.js';

/** Numbers that are the same each time. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const cases = Array.from({ length: 300 }, (_, seed) => seed + 1);
const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

describe('an amount in parts', () => {
  it.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [10, [3, 1], [8, 2]],
    [2, [1, 1, 1], [1, 1, 0]],
    [0, [1, 2], [0, 0]],
    [7, [0, 1, 0], [0, 7, 0]],
    [7, [0, 0], [0, 0]],
    [7, [], []],
  ])('%i by %o is %o', (total, weights, parts) => {
    expect(splitAmount(total, weights)).toEqual(parts);
  });

  it('sums to it, each part less than one away from its share', () => {
    for (const seed of cases) {
      const next = numbers(seed);
      const take = () => next.next().value as number;
      const total = Math.floor(take() * 10 ** (1 + (seed % 12)));
      const weights = Array.from({ length: 1 + (seed % 400) }, () =>
        take() < 0.2 ? 0 : take() * 10 ** (seed % 4),
      );
      const parts = splitAmount(total, weights);
      const all = sum(weights);
      expect(sum(parts)).toBe(all > 0 ? total : 0);
      for (const [at, part] of parts.entries()) {
        expect(Number.isInteger(part) && part >= 0).toBe(true);
        const share = all > 0 ? (total * weights[at]!) / all : 0;
        expect(Math.abs(part - share)).toBeLessThan(1.001);
      }
    }
  });
});

describe('a budget', () => {
  it('is what is known, what is set aside and what is left, together', () => {
    for (const seed of cases) {
      const next = numbers(seed);
      const take = () => next.next().value as number;
      const days = Array.from({ length: 1 + (seed % 60) }, () =>
        Array.from({ length: Math.floor(take() * 8) }, () => ({
          kind: tripItemKinds[Math.floor(take() * tripItemKinds.length)]!,
          cost: take() < 0.4 ? Math.floor(take() * 50_000) : null,
        })),
      );
      const budget = Math.floor(take() * 10_000_000);
      const { planned, costs, left } = shareTripBudget(budget, days, {});
      const items = days.flat();
      const known = sum(items.map(({ cost }) => cost ?? 0));
      expect(known + sum(planned) + left).toBe(budget);
      expect(sum(costs.map(({ amount }) => amount)) + left).toBe(budget);
      expect(planned).toHaveLength(items.length);
      // A price that is known is not set aside a second time; nothing is free of charge for money.
      const none = items.flatMap(({ cost, kind }, at) =>
        cost !== null || kind === 'free' || known > budget ? [planned[at]] : [],
      );
      expect(none.filter((amount) => amount !== 0)).toEqual([]);
    }
  });

  it('shares out what is left when a price becomes known', () => {
    const night = { kind: 'stay', cost: null } as const;
    const meal = { kind: 'food', cost: null } as const;
    const before = shareTripBudget(100_000, [[night, meal], [meal]], {});
    const after = shareTripBudget(100_000, [[{ ...night, cost: 10_000 }, meal], [meal]], {});
    expect(before.planned[0]).toBeGreaterThan(10_000);
    expect(after.planned[1]).toBeGreaterThan(before.planned[1]!);
  });
});
