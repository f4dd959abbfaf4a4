import { describe, expect, it } from 'vitest';

import { cleanRelations } from './relations.js';

const unnamed = (n: number) => `Item ${n}`;

describe('relations', () => {
  it('counts flows and finds the largest', () => {
    const found = cleanRelations(
      ['A', 'B'],
      [
        [0, 3],
        [5, 1],
      ],
      unnamed,
    );
    expect(found).toMatchObject({
      count: 3,
      largest: { from: 1, to: 0, value: 5 },
      mutual: false,
      positive: true,
    });
    expect([...found.outgoing]).toEqual([3, 6]);
    expect([...found.incoming]).toEqual([5, 4]);
  });

  it('counts each pair of a mutual relation once', () => {
    const found = cleanRelations(
      ['A', 'B', 'C'],
      [
        [0, 3, 1],
        [3, 0, 2],
        [1, 2, 0],
      ],
      unnamed,
    );
    expect(found).toMatchObject({ mutual: true, count: 3 });
  });

  it('reads rows that are missing, too long or no numbers as gaps', () => {
    const found = cleanRelations(['', 'B'], [[Number.NaN, 2, 99], []], unnamed);
    expect(found.cells.rows).toEqual(['Item 1', 'B']);
    expect(found).toMatchObject({ count: 1, largest: { from: 0, to: 1, value: 2 } });
  });

  it('knows values below zero, and nothing at all', () => {
    expect(cleanRelations(['A'], [[-2]], unnamed)).toMatchObject({
      positive: false,
      largest: { value: -2 },
    });
    expect(cleanRelations([], [], unnamed)).toMatchObject({ count: 0, largest: undefined });
  });
});
