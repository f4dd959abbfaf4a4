import type { AssistantResult } from '@constella/api-client';

/** The result of weighing a decision. */
export type Decision = AssistantResult<'decision'>;

/** The weights of the criteria, in their order. */
export const weightsOf = ({ criteria }: Pick<Decision, 'criteria'>): number[] =>
  criteria.map(({ weight }) => weight);

/** The result with other weights, in the order of its criteria. */
export const withWeights = (result: Decision, weights: readonly number[]): Decision => ({
  ...result,
  criteria: result.criteria.map((one, at) => ({ ...one, weight: weights[at] ?? one.weight })),
});

/** The result with another score in a cell; a person's word counts as stated. */
export const withScore = (
  result: Decision,
  option: number,
  criterion: number,
  score: number,
): Decision => {
  const others = result.scores.filter(
    (cell) => cell.option !== option || cell.criterion !== criterion,
  );
  const cell = result.scores.find((one) => one.option === option && one.criterion === criterion);
  return {
    ...result,
    scores: [
      ...others,
      { option, criterion, reason: '', ...cell, score, basis: 'stated' as const },
    ].toSorted((a, b) => a.option - b.option || a.criterion - b.criterion),
  };
};
