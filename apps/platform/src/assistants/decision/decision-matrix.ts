import { sharesIn, type AssistantResult } from '@constella/api-client';

/** The result of weighing a decision. */
export type Decision = AssistantResult<'decision'>;

/** The weights of the criteria, in their order. */
export const weightsOf = ({ criteria }: Pick<Decision, 'criteria'>): number[] =>
  criteria.map(({ weight }) => weight);

/** Stands where a score is open. */
export const openSign = '–';

/** How many scores are known, and of how many. */
export function knownScores({ options, criteria, scores }: Decision): {
  readonly known: number;
  readonly total: number;
} {
  const known = scores.filter(({ basis }) => basis !== 'unknown').length;
  return { known, total: options.length * criteria.length };
}

/** Every score is known: only then is it said how sure the ranking is. */
export const isWhole = (result: Decision): boolean => {
  const { known, total } = knownScores(result);
  return known === total;
};

/** Between which shares an option is, whatever turns out of open scores; null while all are open. */
export function spanOf(
  result: Decision,
  option: number,
): { readonly low: number; readonly high: number } | null {
  const { options, scores } = result;
  if (!scores.some((cell) => cell.option === option && cell.basis !== 'unknown')) return null;
  const weights = weightsOf(result);
  const share = (outlook: 'worst' | 'best') =>
    sharesIn(outlook, options.length, weights, scores)[option] ?? 0;
  return { low: share('worst'), high: share('best') };
}

/** The result with other weights, in the order of its criteria. */
export const withWeights = (result: Decision, weights: readonly number[]): Decision => ({
  ...result,
  criteria: result.criteria.map((one, at) => ({ ...one, weight: weights[at] ?? one.weight })),
});

/** The result with another score in a cell; a person's word counts as stated. Null leaves it open. */
export const withScore = (
  result: Decision,
  option: number,
  criterion: number,
  score: number | null,
): Decision => {
  const others = result.scores.filter(
    (cell) => cell.option !== option || cell.criterion !== criterion,
  );
  if (score === null) return { ...result, scores: others };
  const cell = result.scores.find((one) => one.option === option && one.criterion === criterion);
  return {
    ...result,
    scores: [
      ...others,
      { option, criterion, reason: '', ...cell, score, basis: 'stated' as const },
    ].toSorted((a, b) => a.option - b.option || a.criterion - b.criterion),
  };
};
