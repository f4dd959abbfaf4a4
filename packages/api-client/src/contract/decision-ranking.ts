/** A cell of a decision's matrix, as far as numbers are concerned. */
export interface DecisionCell {
  readonly option: number;
  readonly criterion: number;
  /** 1 to 5. */
  readonly score: number;
  readonly basis: 'stated' | 'judged' | 'unknown';
}

/** An option's place; `share` is its part of what could be reached, 0 to 1. */
export interface RankedOption {
  readonly option: number;
  readonly share: number;
}

/** The scale of scores. A cell nothing is known of has the middle. */
export const decisionScale = { lowest: 1, middle: 3, highest: 5 } as const;
/** The scale of weights. */
export const decisionWeights = { lowest: 1, highest: 5 } as const;
/** A lead of this share over the next counts as a whole one. */
const wholeLead = 0.25;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

/** Options by their weighted scores, best first; those that are level stay in their order. */
export function rankOptions(
  options: number,
  weights: readonly number[],
  cells: readonly DecisionCell[],
): RankedOption[] {
  const { lowest, middle, highest } = decisionScale;
  const total = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  const share = (option: number): number => {
    const reached = weights.reduce((sum, weight, criterion) => {
      const cell = cells.find((one) => one.option === option && one.criterion === criterion);
      return sum + (weight * ((cell?.score ?? middle) - lowest)) / (highest - lowest);
    }, 0);
    return rounded(reached / total);
  };
  return Array.from({ length: options }, (_, option) => ({
    option,
    share: share(option),
  })).toSorted((a, b) => b.share - a.share);
}

/**
 * How much the first place says, 0 to 1: how far it is ahead of the second, times the weighted part
 * of the matrix that is known.
 */
export function rankingConfidence(
  ranking: readonly RankedOption[],
  weights: readonly number[],
  cells: readonly DecisionCell[],
): number {
  const [first, second] = ranking;
  if (!first) return 0;
  const lead = second ? Math.min((first.share - second.share) / wholeLead, 1) : 1;
  const total = weights.reduce((sum, weight) => sum + weight, 0) * ranking.length || 1;
  const known = cells
    .filter(({ basis }) => basis !== 'unknown')
    .reduce((sum, { criterion }) => sum + (weights[criterion] ?? 0), 0);
  return rounded(Math.max(lead, 0) * Math.min(known / total, 1));
}

/** The option that is ahead; null when none is, or nothing is known that could put it there. */
export const leadingOption = (
  ranking: readonly RankedOption[],
  confidence: number,
): number | null => (confidence > 0 ? (ranking[0]?.option ?? null) : null);

/**
 * Between which values the confidence lies when any one weight is a step higher or lower; 0 where
 * another option would then be ahead.
 */
export function confidenceRange(
  options: number,
  weights: readonly number[],
  cells: readonly DecisionCell[],
): { readonly low: number; readonly high: number } {
  const first = rankOptions(options, weights, cells)[0]?.option;
  const changed = weights.flatMap((weight, at) =>
    [weight - 1, weight + 1]
      .filter((one) => one >= decisionWeights.lowest && one <= decisionWeights.highest)
      .map((one) => weights.with(at, one)),
  );
  const values = [weights, ...changed].map((one) => {
    const ranking = rankOptions(options, one, cells);
    return ranking[0]?.option === first ? rankingConfidence(ranking, one, cells) : 0;
  });
  return { low: Math.min(...values), high: Math.max(...values) };
}

/**
 * The possible outlooks of a decision: what nothing is known of at its worst, in the middle, at its
 * best.
 */
export const decisionOutlooks = ['worst', 'expected', 'best'] as const;
/** One of {@link decisionOutlooks}. */
export type DecisionOutlook = (typeof decisionOutlooks)[number];

const assumed: Record<DecisionOutlook, number> = {
  worst: decisionScale.lowest,
  expected: decisionScale.middle,
  best: decisionScale.highest,
};

/** Each option's share, in the order of the options, when every unknown cell turns out one way. */
export function sharesIn(
  outlook: DecisionOutlook,
  options: number,
  weights: readonly number[],
  cells: readonly DecisionCell[],
): number[] {
  const filled = Array.from({ length: options }, (_, option) =>
    weights.map((_weight, criterion) => {
      const cell = cells.find((one) => one.option === option && one.criterion === criterion);
      return cell && cell.basis !== 'unknown'
        ? cell
        : ({ option, criterion, score: assumed[outlook], basis: 'unknown' } as const);
    }),
  ).flat();
  const shares = Array.from({ length: options }, () => 0);
  for (const { option, share } of rankOptions(options, weights, filled)) shares[option] = share;
  return shares;
}
