import { describe, expect, it } from 'vitest';

import type { IdeaScoreBasis } from './enums/innovation.js';
import { rankIdeas, type ScoredIdea } from './idea-ranking.js';

type Given = number | undefined;
const even = { desirability: 3, feasibility: 3, viability: 3 };
const score = (given: Given): { score: number; basis: IdeaScoreBasis } =>
  given === undefined ? { score: 5, basis: 'unknown' } : { score: given, basis: 'set' };
const idea = (
  id: string,
  desirability: Given,
  feasibility: Given,
  viability: Given,
): ScoredIdea => ({
  id,
  scores: {
    desirability: score(desirability),
    feasibility: score(feasibility),
    viability: score(viability),
  },
});

it.each([
  [[5, 5, 5], { share: 1, known: 1, impact: 1, effort: 0, place: 'quick_win' }],
  [[5, 1, 5], { share: 0.667, known: 1, impact: 1, effort: 1, place: 'big_bet' }],
  [[1, 5, 1], { share: 0.333, known: 1, impact: 0, effort: 0, place: 'fill_in' }],
  [[1, 1, 1], { share: 0, known: 1, impact: 0, effort: 1, place: 'time_sink' }],
  [[3, 3, 3], { share: 0.5, known: 1, impact: 0.5, effort: 0.5, place: 'quick_win' }],
  [[5, 5, undefined], { share: 0.833, known: 0.667, impact: 0.75, effort: 0, place: 'open' }],
  [
    [undefined, undefined, undefined],
    { share: 0.5, known: 0, impact: 0.5, effort: 0.5, place: 'open' },
  ],
] as const)('%j is placed', ([d, f, v], placed) => {
  expect(rankIdeas([idea('a', d, f, v)], even)).toEqual([{ idea: 'a', ...placed }]);
});

describe('the order', () => {
  const ideas = [idea('loved', 5, 1, 3), idea('easy', 1, 5, 3), idea('level', 3, 3, 3)];
  const order = (weights: typeof even) => rankIdeas(ideas, weights).map((ranked) => ranked.idea);

  it('is that of the ideas where they are level', () => {
    expect(order(even)).toEqual(['loved', 'easy', 'level']);
  });

  it('follows the weights', () => {
    expect(order({ ...even, desirability: 5 })).toEqual(['loved', 'level', 'easy']);
    expect(order({ ...even, feasibility: 5 })).toEqual(['easy', 'level', 'loved']);
  });
});

it('nothing is ranked as nothing', () => {
  expect(rankIdeas([], even)).toEqual([]);
});
