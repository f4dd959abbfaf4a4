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
  title: z.string().trim().min(1),
  outline: z.array(z.string().min(1)).min(1).max(20),
});
type Plan = z.output<typeof planShape>;

const revisionShape = z.object({ revisions: z.array(z.string().min(1)).max(12) });

interface Revision {
  readonly revisions: string[];
}

/** Words a list of missing keywords shows. */
const shownWords = 6;

const wordsWanted = ({ length }: Request): string => {
  const { min, max } = wordRange(length);
  return max === null ? `at least ${min} words` : `between ${min} and ${max} words`;
};

const about = (request: Request): string =>
  paragraphs(
    `# ${request.contentType}, ${request.tone} in tone, ${wordsWanted(request)}`,
    `Audience: ${request.audience}`,
    `Purpose: ${request.purpose}`,
    `Key points:\n${request.keyPoints}`,
    request.examples && `Examples:\n${request.examples}`,
    request.brandGuidelines && `Brand guidelines to keep to:\n${request.brandGuidelines}`,
    request.notes && `Notes:\n${request.notes}`,
  );

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
      const { context, request, texts, prompt } = job;
      await perceive(job);
      const plan = await context.askJson(
        prompt(
          `${about(request)}\n\nGive the text a title and an outline: one heading for each part, in the order it should be read.`,
          { title: titleOf(request, texts) },
        ),
        planShape,
      );
      return { text: paragraphs(`**${plan.title}**`, numbered(plan.outline)), value: plan };
    },

    async research({ context, request, texts, prompt, brief, ...job }) {
      const plan = planOf({ ...job, request, texts, brief });
      const text = await context.ask(
        prompt(
          `${about(request)}\n\n# Outline\n\n${numbered(plan.outline)}\n\nList what is known for each part from what was given, and what would have to be looked up. Invent nothing.`,
          brief.figures.length > 0
            ? { listed: formatList(texts.locale, brief.figures) }
            : { missing: true },
        ),
      );
      return { text };
    },

    async drafting(job) {
      const { context, request, texts, prompt } = job;
      const text = await context.ask(
        prompt(
          `${about(request)}\n\n# Outline\n\n${numbered(planOf(job).outline)}\n\n# What is known\n\n${job.textOf('research')}\n\nWrite the whole text, ${wordsWanted(request)}, with a heading of level 2 for each part and no title.`,
          {
            purpose: inline(request.purpose).replace(/[.。]+$/, ''),
            spare: [
              ...pointsOf(request.purpose, texts.locale),
              ...pointsOf(request.audience, texts.locale),
            ],
          },
        ),
      );
      return { text };
    },

    async revision(job) {
      const { context, request, prompt } = job;
      const { title } = planOf(job);
      const content = job.textOf('drafting');
      const measures = await context.callTool(measureTool, {
        content,
        ...goalOf(request, title, job.texts.locale),
      });
      await context.reachLayer('reflection', measuredText(measures, job));
      const asked = await context.askJson(
        prompt(
          `${about(request)}\n\n# Draft\n\n${content}\n\n# Measured\n\n${JSON.stringify(measures)}\n\nSay what has to change before this goes out, one sentence each. It has to have ${wordsWanted(request)}.`,
          openPoints(measures, request, job),
        ),
        revisionShape,
      );
      const value: Revision = { revisions: asked.revisions };
      return { text: paragraphs(measuredText(measures, job), bullets(asked.revisions)), value };
    },

    async finalization(job) {
      const { context, request, prompt } = job;
      const { title } = planOf(job);
      const draft = job.textOf('drafting');
      const text = await context.ask(
        prompt(
          `${about(request)}\n\n# Draft\n\n${draft}\n\n# To change\n\n${bullets(job.valueOf<Revision>('revision')?.revisions ?? [])}\n\nWrite the final text, ${wordsWanted(request)}. Begin with "# ${title}" on a line of its own.`,
          { title, draft },
        ),
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
