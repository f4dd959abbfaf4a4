import { describe, expect, it } from 'vitest';

import { assistants, deriveResult } from '@constella/api-client/contract';

import { decisionExample, reweighted } from './example';
import { withScore } from './decision-matrix';

describe('a decision somebody edits', () => {
  it('is ranked anew with another weight', () => {
    const before = decisionExample.ranking.map(({ option }) => option);
    const after = reweighted(reweighted(decisionExample, 0, 1), 2, 5);
    expect(after.criteria.map(({ weight }) => weight)).toEqual([1, 3, 5]);
    expect(after.ranking.map(({ option }) => option)).not.toEqual(before);
    expect(after.recommendation.option).toBe(after.ranking[0]?.option);
  });

  it('takes a person’s score as stated, in its place', () => {
    const after = deriveResult(
      assistants.decision,
      withScore(decisionExample, 1, 2, 5),
      {},
      decisionExample,
    );
    expect(after.scores).toHaveLength(decisionExample.scores.length);
    expect(after.scores.find((one) => one.option === 1 && one.criterion === 2)).toMatchObject({
      score: 5,
      basis: 'stated',
    });
    expect(after.recommendation.confidence).not.toBe(decisionExample.recommendation.confidence);
  });
});
