import type { RowOfRecord } from '@constella/api-client';

/** A comparison without names, as it was rated. */
export type RatedComparison = RowOfRecord<'model_comparisons'>;

/** Totals of the ratings of one model. */
export interface ModelTally {
  model: string;
  wins: number;
  losses: number;
  ties: number;
  unanswered: number;
}

/** Adds ratings up by model: those that won most first, then those that lost least. */
export function tallyRatings(
  rated: readonly Pick<RatedComparison, 'models' | 'choice' | 'unanswered'>[],
): ModelTally[] {
  const tallies = new Map<string, ModelTally>();
  for (const { models, choice, unanswered } of rated)
    for (const model of new Set(models)) {
      const tally = tallies.get(model) ?? { model, wins: 0, losses: 0, ties: 0, unanswered: 0 };
      tallies.set(model, tally);
      if (unanswered.includes(model)) tally.unanswered += 1;
      else if (choice === null) tally.ties += 1;
      else if (choice === model) tally.wins += 1;
      else tally.losses += 1;
    }
  return [...tallies.values()].toSorted((a, b) => b.wins - a.wins || a.losses - b.losses);
}
