import {
  leadingOption,
  sharesIn,
  type assistants,
  type RankedOption,
} from '@constella/api-client/contract';
import { formatNumber } from '@constella/i18n';
import { z } from 'zod';

import type { Job } from '../../program/define-program.js';
import { inline } from '../../../prose/markdown.js';
import { frameOf, type Request } from './frame.js';

/** The cells of the matrix anything is known of, each with its reason. */
export type Scores = z.output<(typeof assistants.decision)['result']>['scores'];

/** A model's answer when it is asked to score. */
export const scoresShape = z.object({
  scores: z.array(
    z.object({
      option: z.int().min(0).describe('The number of the option.'),
      criterion: z.int().min(0).describe('The number of the criterion.'),
      score: z.int().min(1).max(5).describe('1 bad, 2 weak, 3 fair, 4 good, 5 excellent.'),
      reason: z.string().describe('One sentence: the fact it rests on, with its source.'),
    }),
  ),
});

/** The matrix, and what is computed from it. */
export interface Synthesis {
  readonly scores: Scores;
  readonly ranking: RankedOption[];
  readonly confidence: number;
}

/** The synthesis a run has, once it has one. */
export const synthesisOf = (job: Job<Request>): Synthesis =>
  job.valueOf<Synthesis>('synthesise') ?? { scores: [], ranking: [], confidence: 0 };

/** A share as it is written. */
export const percent = (share: number, { texts }: Job<Request>): string =>
  formatNumber(texts.locale, share, { style: 'percent', maximumFractionDigits: 0 });

/** The options in order, in words: where scores are open, between what. None while all are open. */
export function rankingLines({ ranking, scores }: Synthesis, job: Job<Request>): string[] {
  const { options, criteria } = frameOf(job);
  if (scores.length === 0) return [];
  const weights = criteria.map(({ weight }) => weight);
  const lows = sharesIn('worst', options.length, weights, scores);
  const highs = sharesIn('best', options.length, weights, scores);
  return ranking.map(({ option, share }) => {
    const known = scores.filter((cell) => cell.option === option).length;
    const name = inline(options[option] ?? '');
    return known === criteria.length
      ? job.texts.say('content.decision.rank', { option: name, share: percent(share, job) })
      : job.texts.say('content.decision.partly', {
          option: name,
          known,
          total: criteria.length,
          low: percent(lows[option] ?? 0, job),
          high: percent(highs[option] ?? 0, job),
        });
  });
}

/** Every cell of the matrix with names, score, basis and reason. */
export const matrixOf = ({ scores }: Synthesis, job: Job<Request>) => {
  const { options, criteria } = frameOf(job);
  return scores.map(({ option, criterion, ...cell }) => ({
    ...cell,
    option: options[option] ?? '',
    criterion: criteria[criterion]?.name ?? '',
  }));
};

/** The option to choose, or that is ahead so far, in words. */
export function recommendation(synthesis: Synthesis, job: Job<Request>): string {
  const option = leadingOption(synthesis.ranking, synthesis.confidence);
  if (option === null) return job.texts.say('content.decision.tie');
  const name = inline(frameOf(job).options[option] ?? '');
  return synthesis.scores.length === cellsOf(job)
    ? job.texts.say('content.decision.ahead', {
        option: name,
        confidence: percent(synthesis.confidence, job),
      })
    : job.texts.say('content.decision.aheadSoFar', { option: name });
}

/** How much of the matrix the ranking is computed from, in words. */
export function knownLine({ scores }: Synthesis, job: Job<Request>): string {
  const [first, ...others] = frameOf(job).criteria;
  return job.texts.say('content.decision.known', {
    known: scores.length,
    total: cellsOf(job),
    open: scores.length === cellsOf(job) ? 'none' : 'some',
    weights: others.every(({ weight }) => weight === first?.weight) ? 'even' : 'own',
  });
}

const cellsOf = (job: Job<Request>): number =>
  frameOf(job).options.length * frameOf(job).criteria.length;
