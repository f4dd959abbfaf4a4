import { describe, expect, it } from 'vitest';

import { foldSlices } from './slices.js';

const fold = (...values: (number | null)[]) =>
  foldSlices(
    values.map((value, index) => ({ name: `s${index}`, value })),
    'Other',
    String,
  );

describe('foldSlices', () => {
  it('keeps four in the order given', () => {
    const { slices, folded } = fold(1, 4, 2, 1);
    expect(slices.map(({ share }) => share)).toEqual([0.125, 0.5, 0.25, 0.125]);
    expect(folded).toBe(false);
  });

  it('keeps the three largest of more, and all others as one', () => {
    const { slices, all, total } = fold(1, 2, 30, 4, 50, 13);
    expect(slices.map(({ name, value }) => [name, value])).toEqual([
      ['s4', 50],
      ['s2', 30],
      ['s5', 13],
      ['Other', 7],
    ]);
    expect(all).toHaveLength(6);
    expect(total).toBe(100);
  });

  it('draws nothing that has no size', () => {
    expect(fold(null, Number.NaN, 0, -4).slices).toEqual([]);
  });
});
