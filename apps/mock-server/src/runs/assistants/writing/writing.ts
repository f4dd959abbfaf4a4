import {
  assistants,
  measureText,
  wordRange,
  type TextGoal,
  type TextMeasures,
} from '@constella/api-client/contract';
import { formatList, formatNumber } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { perceive } from '../../program/tools/read-brief-tool.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { bullets, inline, numbered, paragraphs } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import { measureTool } from './tools.js';
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
  title: ({ keyPoints }) => keyPoints.split('\n')[0] ?? keyPoints,
  description: ({ keyPoints }) => keyPoints,
  prefill: ({ title, description }) => ({ keyPoints: description || title }),

  work: {
    async planning(job) {
      const { context, request, texts, promptOf } = job;
      await perceive(job);
      const plan = await context.askJson(
        await promptOf({ wordsWanted: wordsWanted(request), title: titleOf(request, texts) }),
        planShape,
      );
      return { text: paragraphs(`**${plan.title}**`, numbered(plan.outline)), value: plan };
    },

    async research(job) {
      const { context, request, texts, promptOf, brief } = job;
      const text = await context.ask(
        await promptOf({
          wordsWanted: wordsWanted(request),
          plan: planOf(job),
          ...(brief.figures.length > 0
            ? { listed: formatList(texts.locale, brief.figures) }
            : { missing: true }),
        }),
      );
      return { text };
    },

    async drafting(job) {
      const { context, request, texts, promptOf } = job;
      const text = await context.ask(
        await promptOf({
          wordsWanted: wordsWanted(request),
          plan: planOf(job),
          purpose: inline(request.purpose).replace(/[.。]+$/, ''),
          spare: [
            ...pointsOf(request.purpose, texts.locale),
            ...pointsOf(request.audience, texts.locale),
          ],
        }),
      );
      return { text };
    },

    async revision(job) {
      const { context, request, promptOf } = job;
      const { title } = planOf(job);
      const content = job.textOf('drafting');
      const measures = await context.callTool(measureTool, {
        content,
        ...goalOf(request, title, job.texts.locale),
      });
      await context.reachLayer('reflection', measuredText(measures, job));
      const asked = await context.askJson(
        await promptOf({
          wordsWanted: wordsWanted(request),
          measures,
          ...openPoints(measures, request, job),
        }),
        revisionShape,
      );
      const value: Revision = { revisions: asked.revisions };
      return { text: paragraphs(measuredText(measures, job), bullets(asked.revisions)), value };
    },

    async finalization(job) {
      const { context, request, promptOf } = job;
      const plan = planOf(job);
      const text = await context.ask(
        await promptOf({
          wordsWanted: wordsWanted(request),
          plan,
          revisions: job.valueOf<Revision>('revision')?.revisions ?? [],
          title: plan.title,
          draft: job.textOf('drafting'),
        }),
      );
      return { text };
    },
  },

  result(job) {
    const plan = planOf(job);
    const text = job.textOf('finalization');
    // A model may have found a better title on the way.
    const [, written] = /^\s*#\s+(.+)/.exec(text) ?? [];
    const title = written?.trim() ?? plan.title;
    const content = text.replace(/^\s*#\s+.+\n*/, '').trim();
    const measures = measureText(content, goalOf(job.request, title, job.texts.locale));
    return {
      text,
      title,
      content,
      measures: { ...measures, keywords: [...measures.keywords] },
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

/** The measured points, and those nobody can know without the sources. */
function openPoints(
  { fit, keywords }: TextMeasures,
  { brandGuidelines }: Request,
  { texts }: Job<Request>,
): Record<string, unknown> {
  const missing = keywords.filter(({ count }) => count === 0).map(({ word }) => word);
  return {
    misfit: fit === 'within' ? '' : fit,
    missing: missing.length > 0 ? formatList(texts.locale, missing.slice(0, shownWords)) : '',
    brand: brandGuidelines && shortened(inline(brandGuidelines)),
  };
}
