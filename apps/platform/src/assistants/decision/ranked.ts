import { rankingConfidence, rankOptions, type AssistantResult } from '@constella/api-client';

/** What came of weighing a decision. */
export type Decision = AssistantResult<'decision'>;

/** The weights of the criteria, in their order. */
export const weightsOf = ({ criteria }: Pick<Decision, 'criteria'>): number[] =>
  criteria.map(({ weight }) => weight);

type Figures = NonNullable<Decision['writtenFor']>;

const figuresOf = ({ ranking, recommendation: { confidence } }: Decision): Figures => ({
  ranking,
  confidence,
});

const isSame = (one: Figures, other: Figures): boolean =>
  one.confidence === other.confidence &&
  one.ranking.length === other.ranking.length &&
  one.ranking.every(({ option, share }, at) => {
    const place = other.ranking[at];
    return option === place?.option && share === place.share;
  });

/** The result with ranking, recommended option and confidence as its matrix has them now. */
export function ranked(result: Decision): Decision {
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

/** The same after a change; a text that is older than it keeps the figures it was written for. */
export function reranked(result: Decision): Decision {
  const { writtenFor = figuresOf(result), ...rest } = result;
  const now = ranked(rest);
  return isSame(writtenFor, figuresOf(now)) ? now : { ...now, writtenFor };
}

/** The result with its text written anew, which is for the figures of now. */
export function withText({ writtenFor: _former, ...result }: Decision, text: string): Decision {
  return { ...result, text };
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
