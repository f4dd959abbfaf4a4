import { expect, it } from 'vitest';

import { tallyRatings } from './tally-ratings';

const rated = (models: string[], choice: string | null, unanswered: string[] = []) => ({
  models,
  choice,
  unanswered,
});

it('counts wins, losses and ties, and what gave no answer as none of them', () => {
  const tallies = tallyRatings([
    rated(['a', 'b'], 'b'),
    rated(['b', 'a', 'c'], null),
    rated(['c', 'a', 'b'], 'a', ['c']),
    rated(['b', 'c'], 'b'),
  ]);
  expect(tallies).toEqual([
    { model: 'b', wins: 2, losses: 1, ties: 1, unanswered: 0 },
    { model: 'a', wins: 1, losses: 1, ties: 1, unanswered: 0 },
    { model: 'c', wins: 0, losses: 1, ties: 1, unanswered: 1 },
  ]);
  expect(tallyRatings([])).toEqual([]);
});
