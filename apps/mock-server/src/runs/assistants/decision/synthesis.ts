import { leadingOption, type assistants, type RankedOption } from '@constella/api-client/contract';
import { formatNumber } from '@constella/i18n';
import { z } from 'zod';

import type { Job } from '../../program/define-program.js';
import { inline } from '../../../prose/markdown.js';
import { frameOf, type Request } from './frame.js';

/** The cells of the matrix, each with its reason. */
export type Scores = z.output<(typeof assistants.decision)['result']>['scores'];

/** A model's answer when it is asked to score. */
export const scoresShape = z.object({
  scores: z.array(
    z.object({
      option: z.int().min(0).describe('The number of the option.'),
      criterion: z.int().min(0).describe('The number of the criterion.'),
      score: z.int().min(1).max(5).describe('1 bad, 2 weak, 3 fair, 4 good, 5 excellent.'),
      reason: z
        .string()
        .describe('One sentence: the fact it rests on, with its source; or that nothing is known.'),
    }),
  ),
});

/** The matrix, and what is computed from it. */
export interface Synthesis {
  readonly scores: Scores;
  readonly ranking: RankedOption[];
  readonly confidence: number;
}

/** Cells a recommendation asks to be filled in. */
const nextStepCount = 3;

/** The synthesis a run has, once it has one. */
export const synthesisOf = (job: Job<Request>): Synthesis =>
  job.valueOf<Synthesis>('synthesise') ?? { scores: [], ranking: [], confidence: 0 };

/** A share as it is written. */
export const percent = (share: number, { texts }: Job<Request>): string =>
  formatNumber(texts.locale, share, { style: 'percent', maximumFractionDigits: 0 });

/** The options in order, in words. */
export function rankingLines({ ranking }: Synthesis, job: Job<Request>): string[] {
  const { options } = frameOf(job);
  return ranking.map(({ option, share }) =>
    job.texts.say('content.decision.rank', {
      option: inline(options[option] ?? ''),
      share: percent(share, job),
    }),
  );
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

/** The option to choose, in words. */
export function recommendation(synthesis: Synthesis, job: Job<Request>): string {
  const option = leadingOption(synthesis.ranking, synthesis.confidence);
  if (option === null) return job.texts.say('content.decision.tie');
  return job.texts.say('content.decision.ahead', {
    option: inline(frameOf(job).options[option] ?? ''),
    confidence: percent(synthesis.confidence, job),
  });
}

/** How much of the matrix the ranking is computed from, in words. */
export const knownLine = ({ scores }: Synthesis, { texts }: Job<Request>): string =>
  texts.say('content.decision.known', {
    known: scores.filter(({ basis }) => basis !== 'unknown').length,
    total: scores.length,
  });

/** The weightiest cells nobody knows anything of yet. */
export function nextSteps({ scores }: Synthesis, job: Job<Request>): string[] {
  const { options, criteria } = frameOf(job);
  const open = scores
    .filter(({ basis }) => basis === 'unknown')
    .toSorted((a, b) => (criteria[b.criterion]?.weight ?? 0) - (criteria[a.criterion]?.weight ?? 0))
    .slice(0, nextStepCount)
    .map(({ option, criterion }) =>
      job.texts.say('content.decision.next.find', {
        option: options[option] ?? '',
        criterion: criteria[criterion]?.name ?? '',
      }),
    );
  return [...open, job.texts.say('content.decision.next.weigh')];
}
