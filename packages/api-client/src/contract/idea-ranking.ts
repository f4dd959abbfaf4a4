import { bounds } from './bounds.js';
import {
  ideaCriteria,
  type IdeaCriterion,
  type IdeaPlace,
  type IdeaScoreBasis,
} from './enums/innovation.js';

/** An idea, as far as numbers are concerned. */
export interface ScoredIdea {
  readonly id: string;
  readonly scores: Readonly<
    Record<IdeaCriterion, { readonly score: number; readonly basis: IdeaScoreBasis }>
  >;
}

/** An idea's place among others; every number is a part of what could be reached, 0 to 1. */
export interface RankedIdea {
  readonly idea: string;
  /** The weighted scores. */
  readonly share: number;
  /** The weighted part of the scores that is known. */
  readonly known: number;
  /** The benefit it brings: desirability and viability, weighted. */
  readonly impact: number;
  /** The effort it takes: the less feasible, the more. */
  readonly effort: number;
  readonly place: IdeaPlace;
}

const { min: lowest, max: highest } = bounds.ideaScale;
/** The value a score nobody knows is counted as: neither good nor bad. */
export const unknownScore = (lowest + highest) / 2;
/** From here on impact, or effort, is high. */
const half = 0.5;

const rounded = (value: number): number => Math.round(value * 1_000) / 1_000;

function placeOf(known: number, impact: number, effort: number): IdeaPlace {
  if (known < 1) return 'open';
  if (impact >= half) return effort > half ? 'big_bet' : 'quick_win';
  return effort > half ? 'time_sink' : 'fill_in';
}

/** Ideas by their weighted scores, best first; those that are level stay in their order. */
export function rankIdeas(
  ideas: readonly ScoredIdea[],
  weights: Readonly<Record<IdeaCriterion, number>>,
): RankedIdea[] {
  return ideas
    .map(({ id, scores }): RankedIdea => {
      const partOf = (criterion: IdeaCriterion): number => {
        const { score, basis } = scores[criterion];
        return ((basis === 'unknown' ? unknownScore : score) - lowest) / (highest - lowest);
      };
      const weighted = (criteria: readonly IdeaCriterion[]): number => {
        const total = criteria.reduce((sum, criterion) => sum + weights[criterion], 0);
        const reached = criteria.reduce(
          (sum, criterion) => sum + weights[criterion] * partOf(criterion),
          0,
        );
        return rounded(reached / total);
      };
      const all = ideaCriteria.reduce((sum, criterion) => sum + weights[criterion], 0);
      const known = rounded(
        ideaCriteria
          .filter((criterion) => scores[criterion].basis !== 'unknown')
          .reduce((sum, criterion) => sum + weights[criterion], 0) / all,
      );
      const impact = weighted(['desirability', 'viability']);
      const effort = rounded(1 - partOf('feasibility'));
      return {
        idea: id,
        share: weighted(ideaCriteria),
        known,
        impact,
        effort,
        place: placeOf(known, impact, effort),
      };
    })
    .toSorted((a, b) => b.share - a.share);
}
