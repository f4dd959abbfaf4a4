import {
  assistants,
  wordRange,
  type TextGoal,
  type TextMeasures,
} from '@constella/api-client/contract';
import { formatList, formatNumber } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { bullets, numbered, paragraphs } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import { sourcesOfEntries } from '../shared/methods/method-library.js';
import { measureTool } from './tools.js';
import { worksheetOf, type Worksheet } from './worksheet.js';
import { steps } from './content/steps.js';

const definition = assistants.writing;
type Request = z.output<(typeof definition)['request']>;

const planShape = z.object({
  title: z.string().trim().min(1).describe('The title it is published under: no label, no quotes.'),
  outline: z
    .array(z.string().min(1).describe('A heading that states the point of its part.'))
    .min(1)
    .max(20),
});
type Plan = z.output<typeof planShape>;

const revisionShape = z.object({
  revisions: z
    .array(z.string().min(1).describe('Where, what is wrong, what to do: one sentence.'))
    .max(12),
});

interface Revision {
  readonly revisions: string[];
}

interface Drafted {
  /** It is what was typed, in the parts of its type: nobody wrote it. */
  readonly isWorksheet: boolean;
}

/** Words a list of missing keywords shows. */
const shownWords = 6;

const wordsWanted = ({ length }: Request): string => {
  const { min, max } = wordRange(length);
  return max === null ? `at least ${min} words` : `between ${min} and ${max} words`;
};

/** The title of a text: its first point, as its kind is usually headed. */
function titleOf({ contentType, keyPoints }: Request, texts: Texts): string {
  const [subject = ''] = pointsOf(keyPoints, texts.locale);
  return texts.say('content.writing.title', { type: contentType, subject });
}

const planOf = (job: Job<Request>): Plan =>
  job.valueOf<Plan>('planning') ?? {
    title: titleOf(job.request, job.texts),
    outline: pointsOf(job.request.keyPoints, job.texts.locale),
  };

/** What the request alone gives: the offline model writes it, and nothing is measured of it. */
const ownOf = (job: Job<Request>): Promise<Worksheet> => worksheetOf(job.request, job.texts);

/** A text with its title, as the last step writes it. */
const headed = (title: string, content: string): string => `# ${title}\n\n${content}`;
const isSame = (one: string, other: string): boolean => one.trim() === other.trim();

/** The goal a text is measured against. */
const goalOf = (
  { keyPoints, audience, purpose, length }: Request,
  title: string,
  locale: string,
): TextGoal => ({ title, keyPoints, audience, purpose, length, locale });

/** A text for readers: planned, drafted, measured, finished. */
export const writing: Program = defineProgram(definition, {
  content: steps,
  tools: [measureTool],
  // In a list of runs a first point alone would not tell what was written.
  title: ({ contentType, keyPoints }, texts) =>
    texts.say('content.writing.name', {
      type: contentType,
      subject: keyPoints.split('\n')[0] ?? keyPoints,
    }),
  description: ({ keyPoints }) => keyPoints,
  prefill: ({ title, description }) => ({ keyPoints: description || title }),

  work: {
    async planning(job) {
      const { context, request, texts, promptOf } = job;
      await perceive(job);
      const { outline } = await ownOf(job);
      const plan = await context.askJson(
        await promptOf({
          wordsWanted: wordsWanted(request),
          title: titleOf(request, texts),
          outline,
        }),
        planShape,
      );
      return { text: paragraphs(`**${plan.title}**`, numbered(plan.outline)), value: plan };
    },

    async research(job) {
      const { context, request, promptOf } = job;
      const { facts } = await ownOf(job);
      const text = await context.ask(
        await promptOf({ wordsWanted: wordsWanted(request), plan: planOf(job), facts }),
      );
      return { text };
    },

    async drafting(job) {
      const { context, request, promptOf } = job;
      const { content } = await ownOf(job);
      const text = await context.ask(
        await promptOf({ wordsWanted: wordsWanted(request), plan: planOf(job), content }),
      );
      return { text, value: { isWorksheet: isSame(text, content) } };
    },

    async revision(job) {
      const { context, request, promptOf } = job;
      const { title } = planOf(job);
      const content = job.textOf('drafting');
      const { checks } = await ownOf(job);
      // What nobody wrote is not measured.
      const measures = job.valueOf<Drafted>('drafting')?.isWorksheet
        ? undefined
        : await context.callTool(measureTool, {
            content,
            ...goalOf(request, title, job.texts.locale),
          });
      const measured = measures && measuredText(measures, job);
      const { revisions } = await context.askJson(
        await promptOf({
          wordsWanted: wordsWanted(request),
          ...(measures && { measures, missing: missingIn(measures, job) }),
          revisions: checks,
        }),
        revisionShape,
      );
      await context.reachLayer('reflection', measured ?? revisions.join('\n'));
      return { text: paragraphs(measured, bullets(revisions)), value: { revisions } };
    },

    async finalization(job) {
      const { context, request, promptOf } = job;
      const plan = planOf(job);
      const { content } = await ownOf(job);
      const text = await context.ask(
        await promptOf({
          wordsWanted: wordsWanted(request),
          plan,
          revisions: job.valueOf<Revision>('revision')?.revisions ?? [],
          title: plan.title,
          content,
        }),
      );
      const value: Drafted = { isWorksheet: isSame(text, headed(plan.title, content)) };
      return { text, value };
    },
  },

  async sources(job) {
    if (!job.valueOf<Drafted>('finalization')?.isWorksheet) return [];
    const { template } = await ownOf(job);
    const text = template.parts.map(({ name, guide }) => `${name}: ${guide}`).join(' ');
    return sourcesOfEntries([
      { text, sourceId: template.sourceId },
      ...template.parts.map(({ guide, sourceId }) => ({ text: guide, sourceId })),
    ]);
  },

  result(job) {
    const plan = planOf(job);
    const text = job.textOf('finalization');
    // A model may have found a better title on the way.
    const [, written] = /^\s*#\s+(.+)/.exec(text) ?? [];
    const title = written?.trim() ?? plan.title;
    const content = text.replace(/^\s*#\s+.+\n*/, '').trim();
    return {
      text,
      title,
      content,
      isWorksheet: job.valueOf<Drafted>('finalization')?.isWorksheet ?? false,
      measures: null,
      locale: job.texts.locale,
      outline: plan.outline,
      revisions: job.valueOf<Revision>('revision')?.revisions ?? [],
    };
  },
});

function measuredText({ words, range }: TextMeasures, { texts }: Job<Request>): string {
  return texts.say('content.writing.measured', {
    words,
    min: range.min,
    max: range.max === null ? 'none' : formatNumber(texts.locale, range.max),
  });
}

/** Words of the key points the text does not have, as a sentence lists them. */
function missingIn({ keywords }: TextMeasures, { texts }: Job<Request>): string {
  const missing = keywords.filter(({ count }) => count === 0).map(({ word }) => word);
  return formatList(texts.locale, missing.slice(0, shownWords));
}
