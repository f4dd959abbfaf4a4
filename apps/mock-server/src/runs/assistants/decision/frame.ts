import type { assistants } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Job } from '../../program/define-program.js';
import { paragraphs } from '../../../prose/markdown.js';
import { wordsOf } from '../../../base/language/words.js';
import type { ListWords } from './read-decision.js';
import type { TimeWords } from './times.js';

/** What a decision is asked for with. */
export type Request = z.output<(typeof assistants.decision)['request']>;

/** What a model answers when it is asked what there is to choose from, and by what. */
export const frameShape = z.object({
  options: z.array(z.string().min(1)).min(2).max(10),
  criteria: z
    .array(z.object({ name: z.string().min(1), weight: z.int().min(1).max(5) }))
    .min(1)
    .max(10),
});
/** What there is to choose from, and by what. */
export type Frame = z.output<typeof frameShape>;

/** The words of a language that part a list. */
export const listWords = (texts: Texts): ListWords => ({
  or: wordsOf(texts, 'server.decision.words.or'),
  and: wordsOf(texts, 'server.decision.words.and'),
  compare: wordsOf(texts, 'server.decision.words.compare'),
  less: wordsOf(texts, 'server.decision.words.less'),
  choose: wordsOf(texts, 'server.decision.words.choose'),
  rate: wordsOf(texts, 'server.decision.words.rate'),
  between: wordsOf(texts, 'server.decision.words.between'),
  deciding: wordsOf(texts, 'server.assistant.decision.words'),
});

/** The words with which a language speaks of times. */
export const timeWords = (texts: Texts): TimeWords => ({
  one: wordsOf(texts, 'server.decision.words.time.one'),
  several: wordsOf(texts, 'server.decision.words.time.several'),
  past: wordsOf(texts, 'server.decision.words.time.past'),
  each: wordsOf(texts, 'server.decision.words.time.each'),
});

/** The request, as a model reads it. */
export const about = ({ type, title, description, dataSources, notes }: Request): string =>
  paragraphs(
    `# Decision (${type}): ${title}`,
    description,
    dataSources.length > 0 && `Data sources to think of: ${dataSources.join(', ')}.`,
    notes && `Keep to this: ${notes}`,
  );

/** The frame a run has, once it has one. */
export const frameOf = (job: Job<Request>): Frame => job.valueOf<Frame>('frame') ?? emptyFrame;
const emptyFrame: Frame = { options: [], criteria: [] };

/** Options and criteria by number, as a model reads them. */
export const framed = (job: Job<Request>): string => {
  const { options, criteria } = frameOf(job);
  const list = (names: readonly string[]) => names.map((name, at) => `${at}: ${name}`).join('\n');
  return `# Options by number\n${list(options)}\n\n# Criteria by number\n${list(criteria.map(({ name }) => name))}`;
};
