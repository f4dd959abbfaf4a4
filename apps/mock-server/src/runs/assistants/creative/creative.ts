import {
  assistants,
  bounds,
  creativeWords,
  keywordsOf,
  newVariant,
  textBlank,
  tooAlike,
  usesTrigger,
  type VariantFacts,
} from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { bullets, inline, numbered } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import { shortened } from '../../../prose/read-brief.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { readBriefStep } from '../../program/tools/read-brief-tool.js';
import { revisions, steps, techniques } from './content/steps.js';
import { checkVariantsTool } from './tools.js';

const definition = assistants.creative;
type Request = z.output<(typeof definition)['request']>;

const { max: most } = bounds.variants;
const written = z
  .string()
  .trim()
  .min(1)
  .max(bounds.purpose.max)
  .describe('The piece itself, ready to use: no label, no quotation marks around it, no comment.');
const direction = z.object({
  title: z
    .string()
    .trim()
    .min(1)
    .max(bounds.shortText.max)
    .describe('Two to four words that name the idea.'),
  idea: z
    .string()
    .trim()
    .max(bounds.remark.max)
    .describe('One sentence: which fact it rests on and why it moves this audience.'),
});
const directionsShape = z.object({ directions: z.array(direction).min(1).max(most) });
const variantsShape = z.object({ texts: z.array(written).min(1).max(most) });
const changesShape = z.object({
  changes: z
    .array(z.object({ variant: z.int().min(1).describe('Its number in the list.'), text: written }))
    .max(most),
});

/** Terms every variant has to contain that hold one none may contain. */
const clashingIn = ({ mustContain, mustAvoid }: Request): string[] =>
  mustContain.filter((term) => mustAvoid.some((one) => usesTrigger(term, one)));

/** The words a piece of its kind has and what cannot be kept of the brief, for every prompt. */
const goalOf = (request: Request) => ({
  fewestWords: creativeWords[request.kind][0],
  mostWords: creativeWords[request.kind][1],
  clashing: clashingIn(request),
});

/** Kinds that are a text of several sentences. */
const longKinds = new Set<Request['kind']>(['post', 'description', 'story']);

/** The person's own words in frames: what the offline model makes variants of. */
function worksheet(request: Request, { locale }: Texts) {
  const { kind, count, draft, audience = '', mustContain } = request;
  const subject = inline(request.subject) || request.subject;
  const details = pointsOf(request.details ?? '', locale);
  const points = [...new Set([subject, ...details])];
  const names = [...mustContain.map(inline), ...keywordsOf(subject, locale)];
  const ways = draft ? revisions : techniques;
  // With nothing more to begin with there are fewer.
  const length = Math.min(count, draft ? ways.length : ways.length * points.length);
  const starts = Array.from({ length }, (_, at) => {
    const point = points[((at % ways.length) + Math.floor(at / ways.length)) % points.length];
    const rest = [...details.filter((detail) => detail !== point), textBlank];
    const pair = [names[at % names.length] ?? textBlank, textBlank];
    // Each word stands first, and after all of them have, last.
    if (Math.floor(at / names.length) % 2 === 1) pair.reverse();
    return {
      technique: ways[at % ways.length],
      point,
      audience: inline(audience) || 'none',
      rest: longKinds.has(kind) ? `\n\n${rest.join('\n')}` : '',
      pair: pair.join(' + '),
    };
  });
  return { starts, [draft ? 'drafts' : kind === 'name' ? 'pairs' : 'lines']: starts };
}

const directionsOf = (job: Job<Request>) =>
  job.valueOf<z.output<typeof direction>[]>('directions') ?? [];
const textsOf = (job: Job<Request>) =>
  job.valueOf<string[]>('refine') ?? job.valueOf<string[]>('variants') ?? [];

/** The faults of a variant, as a model reads them; nothing when it keeps to the brief. */
const faultsOf = (
  { fit, words, missing, avoided, alike }: VariantFacts,
  clashing: readonly string[],
): string => {
  const lacking = missing.filter((term) => !clashing.includes(term));
  return [
    fit !== 'within' && `it is too ${fit} with ${words} words`,
    lacking.length > 0 && `it lacks: ${lacking.join('; ')}`,
    avoided.length > 0 && `it contains: ${avoided.join('; ')}`,
    alike > tooAlike && 'it says the same as another one',
  ]
    .filter(Boolean)
    .join(', ');
};

/** Variants of a short piece: directions first, then words, then what can be counted. */
export const creative: Program = defineProgram(definition, {
  title: ({ subject }) => subject,
  description: ({ subject, details }) => details || subject,
  prefill: ({ title, description }) => ({
    subject: shortened(title, bounds.shortText.max),
    details: description,
  }),

  content: steps,
  tools: [checkVariantsTool],

  work: {
    brief: readBriefStep,

    async directions({ context, request, texts, promptOf }) {
      const { directions } = await context.askJson(
        await promptOf({ ...goalOf(request), ...worksheet(request, texts) }),
        directionsShape,
      );
      const value = directions.slice(0, request.count);
      return { text: bullets(value.map(({ title, idea }) => `**${title}**: ${idea}`)), value };
    },

    async variants(job) {
      const { context, request, texts, promptOf } = job;
      const { texts: value } = await context.askJson(
        await promptOf({
          ...goalOf(request),
          ...worksheet(request, texts),
          directions: directionsOf(job),
        }),
        variantsShape,
      );
      return { text: numbered(value), value };
    },

    async check(job) {
      const { context, request, texts } = job;
      const given = { ...request, texts: textsOf(job), locale: texts.locale };
      const { facts } = await context.callTool(checkVariantsTool, given);
      const such = (is: (one: VariantFacts) => boolean) => facts.filter(is).length;
      const text = texts.say('content.creative.checked', {
        count: facts.length,
        within: such(({ fit }) => fit === 'within'),
        complete: such(({ missing }) => missing.length === 0),
        clean: such(({ avoided }) => avoided.length === 0),
        blanks: facts.reduce((sum, { blanks }) => sum + blanks, 0),
      });
      await context.reachLayer('reflection', text);
      return { text, value: facts };
    },

    async refine(job) {
      const { context, request, promptOf } = job;
      const found = textsOf(job);
      const faults = (job.valueOf<VariantFacts[]>('check') ?? []).map((one) =>
        faultsOf(one, clashingIn(request)),
      );
      if (!faults.some(Boolean)) return { text: '', value: found };
      const variants = found.map((text, at) => ({ text, fault: faults[at] }));
      const { changes } = await context.askJson(
        await promptOf({ ...goalOf(request), variants }),
        changesShape,
      );
      const mended = (text: string, at: number) =>
        changes.find(({ variant }) => variant === at + 1)?.text ?? text;
      return { text: numbered(changes.map(({ text }) => text)), value: found.map(mended) };
    },
  },

  result(job) {
    const { tones, subject } = job.request;
    const found = textsOf(job);
    const variants = directionsOf(job).flatMap(({ title: direction, idea: note }, at) => {
      const { [at]: text } = found;
      const tone = tones[at % tones.length] ?? null;
      return text ? [{ id: `v${at + 1}`, ...newVariant({ text, direction, note, tone }) }] : [];
    });
    return { text: '', title: subject, locale: job.texts.locale, variants };
  },
});
