import { describe, expect, it } from 'vitest';

import {
  confidenceRange,
  rankingConfidence,
  rankOptions,
  sharesIn,
  type DecisionCell,
} from './decision-ranking.js';

const cell = (
  option: number,
  criterion: number,
  score: number,
  basis: DecisionCell['basis'] = 'stated',
): DecisionCell => ({ option, criterion, score, basis });

/** Cheap and slow against dear and fast. */
const cells = [cell(0, 0, 5), cell(0, 1, 2), cell(1, 0, 1), cell(1, 1, 4)];

describe('ranking options', () => {
  it.each([
    [
      'price counts',
      [5, 1],
      [
        [0, 0.875],
        [1, 0.125],
      ],
    ],
    [
      'speed counts',
      [1, 5],
      [
        [1, 0.625],
        [0, 0.375],
      ],
    ],
    [
      'nothing counts',
      [0, 0],
      [
        [0, 0],
        [1, 0],
      ],
    ],
  ])('%s', (_name, weights, expected) => {
    expect(rankOptions(2, weights, cells).map(({ option, share }) => [option, share])).toEqual(
      expected,
    );
  });

  it('gives a cell that is not there the middle', () => {
    expect(rankOptions(1, [3], [])).toEqual([{ option: 0, share: 0.5 }]);
  });

  it('is sure of a wide lead that is known, and of none when nothing is', () => {
    const ranking = rankOptions(2, [5, 1], cells);
    expect(rankingConfidence(ranking, [5, 1], cells)).toBe(1);
    const guessed = cells.map((one) => ({ ...one, basis: 'unknown' as const }));
    expect(rankingConfidence(ranking, [5, 1], guessed)).toBe(0);
    expect(rankingConfidence([], [], [])).toBe(0);
  });

  it('says how far the confidence moves with one weight', () => {
    expect(confidenceRange(2, [5, 1], cells)).toEqual({ low: 1, high: 1 });
    // Level weights: a step the other way puts the other option ahead.
    const { low, high } = confidenceRange(2, [3, 4], cells);
    expect(low).toBeLessThan(rankingConfidence(rankOptions(2, [3, 4], cells), [3, 4], cells));
    expect(high).toBeGreaterThan(low);
  });

  it('puts what is unknown at its worst and at its best', () => {
    const half = [cell(0, 0, 5), cell(0, 1, 3, 'unknown'), cell(1, 0, 3), cell(1, 1, 3)];
    expect(sharesIn('worst', 2, [1, 1], half)).toEqual([0.5, 0.5]);
    expect(sharesIn('expected', 2, [1, 1], half)).toEqual([0.75, 0.5]);
    expect(sharesIn('best', 2, [1, 1], half)).toEqual([1, 0.5]);
  });
});
