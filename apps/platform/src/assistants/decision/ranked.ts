import { rankingConfidence, rankOptions, type AssistantResult } from '@constella/api-client';

/** What came of weighing a decision. */
export type Decision = AssistantResult<'decision'>;

/** The weights of the criteria, in their order. */
export const weightsOf = ({ criteria }: Pick<Decision, 'criteria'>): number[] =>
  criteria.map(({ weight }) => weight);

/** The result with ranking, recommended option and confidence as its matrix has them now. */
export function reranked(result: Decision): Decision {
  const weights = weightsOf(result);
  const ranking = rankOptions(result.options.length, weights, result.scores);
  const confidence = rankingConfidence(ranking, weights, result.scores);
  return {
    ...result,
    ranking,
    recommendation: {
      ...result.recommendation,
      option: confidence > 0 ? (ranking[0]?.option ?? null) : null,
      confidence,
    },
  };
}

/** The result with another weight for a criterion. */
export const withWeight = (result: Decision, criterion: number, weight: number): Decision =>
  reranked({
    ...result,
    criteria: result.criteria.map((one, at) => (at === criterion ? { ...one, weight } : one)),
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
  return reranked({
    ...result,
    scores: [
      ...others,
      { option, criterion, reason: '', ...cell, score, basis: 'stated' as const },
    ].toSorted((a, b) => a.option - b.option || a.criterion - b.criterion),
  });
};
