import {
  assistants,
  bounds,
  claimStances,
  databasesFor,
  keywordsOf,
  referenceKinds,
  referenceLine,
  textBlank,
  type Claim,
  type Reference,
  type ResearchAim,
} from '@constella/api-client/contract';
import { formatList } from '@constella/i18n';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import { bullets, numbered as numberedList, paragraphs } from '../../../prose/markdown.js';
import { pointsOf } from '../../../prose/points.js';
import { shortened } from '../../../prose/read-brief.js';
import { attachmentsOf } from '../../program/attached-passages.js';
import { defineProgram, type Job, type StepJob } from '../../program/define-program.js';
import type { Program } from '../../program/program.js';
import { readBriefStep } from '../../program/tools/read-brief-tool.js';
import { steps } from './content/steps.js';
import { attested, numbered, quoteFile, typedReferences, type Gathered } from './gather.js';

const definition = assistants.research;
type Request = z.output<(typeof definition)['request']>;

const sentence = z.string().trim().min(1).max(bounds.purpose.max);
const sentences = z.array(sentence).max(20);
const line = z.string().max(bounds.shortText.max);

const planShape = z.object({
  questions: z
    .array(
      z.object({
        question: sentence.describe('A question of its own that sources can answer.'),
        terms: line.describe('The search as it is typed into a catalogue: words, OR, "phrases".'),
        places: z.array(line).min(1).max(6).describe('Databases of the list, by their names.'),
      }),
    )
    .min(1)
    .max(8),
  include: sentences.describe('What makes a source count: one criterion each.'),
  exclude: sentences.describe('What rules a source out: one criterion each.'),
});
type Plan = z.output<typeof planShape>;

const mark = z
  .string()
  .max(12)
  .describe('The number of a source as it is listed, in brackets: [3].');
const sourcesShape = z.object({
  sources: z
    .array(
      z.object({
        passage: mark,
        kind: z.enum(referenceKinds),
        title: z.string().max(500),
        authors: z.array(line).max(30).describe('“Family, Given”, as the page names them.'),
        year: z.string().max(20),
        container: line.describe('The journal, book or site it is part of.'),
        doi: line,
        quotation: z.string().max(1_000).describe('The words that bear on the question, verbatim.'),
      }),
    )
    .max(40),
  leftOut: z.array(z.object({ passage: mark, why: sentence })).max(40),
});

const synthesisShape = z.object({
  headline: sentence.describe('The answer in one line of at most fifteen words.'),
  answer: z
    .string()
    .trim()
    .min(1)
    .max(6_000)
    .describe('The answer in one or two paragraphs, each statement with its [n].'),
  claims: z
    .array(
      z.object({
        text: sentence.describe('One statement, without [n].'),
        note: z
          .string()
          .max(500)
          .describe('How strong that is, and why: kinds and sizes of studies.'),
        supports: z.array(mark).max(20),
        partly: z.array(mark).max(20),
        against: z.array(mark).max(20),
      }),
    )
    .min(1)
    .max(20),
  agreements: sentences,
  contradictions: sentences,
  open: sentences.describe('What no source answers, and how it could be found out.'),
});
type Synthesis = Pick<
  z.output<typeof definition.result>,
  'headline' | 'answer' | 'claims' | 'agreements' | 'contradictions' | 'open'
>;

/** Questions each aim is taken apart into, by the names of their texts. */
const questionsOf: Record<ResearchAim, readonly string[]> = {
  overview: ['terms', 'state', 'trend', 'differences', 'gaps'],
  effect: ['terms', 'size', 'mechanism', 'differences', 'counter'],
  cause: ['terms', 'candidates', 'mechanism', 'counter', 'gaps'],
  comparison: ['terms', 'criteria', 'size', 'differences', 'gaps'],
};

/** Words files are looked through for. */
const mostWords = 7;
/** Words of a search: with more of them catalogues find nothing. */
const mostTerms = 8;

/** The words every question of a language has. */
const smallWords = ({ say }: Texts): Set<string> =>
  new Set(say('content.research.small').split(' '));

/** What a question is about, in its own words: what stands between the words every question has. */
function phrasesIn(question: string, texts: Texts): string[] {
  // Without spaces there are words alone.
  if (!/\S\s+\S/.test(question)) return searchWords(question, texts);
  const small = smallWords(texts);
  const phrases: string[][] = [[]];
  for (const typed of question.split(/\s+/)) {
    const word = typed.replaceAll(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
    const isSmall = word === '' || small.has(word.toLocaleLowerCase(texts.locale));
    if (!isSmall) phrases.at(-1)?.push(word);
    if (isSmall || /[,;:،؛]$/.test(typed)) phrases.push([]);
  }
  return phrases.filter(({ length }) => length > 0).map((words) => words.join(' '));
}

/** The words of a text that a search needs: none of those every question has. */
function searchWords(text: string, texts: Texts): string[] {
  const small = smallWords(texts);
  return keywordsOf(text, texts.locale, 40)
    .filter((word) => !small.has(word))
    .slice(0, mostWords);
}

/** The search plan nobody needs a model for. */
function ownPlan(request: Request, texts: Texts): Plan {
  const { question, aim, field, scope = '', period, kinds } = request;
  const phrases = phrasesIn(question, texts);
  const search = phrases.join(' ').split(' ').slice(0, mostTerms).join(' ') || question;
  const terms = formatList(
    texts.locale,
    phrases.slice(0, mostTerms).map((one) => texts.say('content.research.term', { term: one })),
  );
  const places = databasesFor(field, texts.locale).map(({ name }) => name);
  return {
    questions: questionsOf[aim].map((name) => ({
      question: shortened(
        texts.say(`content.research.question.${name}`, { terms }),
        bounds.purpose.max,
      ),
      terms: shortened(
        `${search} ${texts.say(`content.research.words.${name}`)}`,
        bounds.shortText.max,
      ),
      places,
    })),
    include: [
      ...(kinds.length > 0 ? [texts.say('content.research.include.kinds')] : []),
      ...(scope ? [texts.say('content.research.include.scope', { scope })] : []),
      ...(period ? [texts.say('content.research.include.period', { period })] : []),
      texts.say('content.research.include.method'),
      texts.say('content.research.include.checked'),
      ...(texts.locale === 'en' ? [] : [texts.say('content.research.include.english')]),
    ],
    exclude: ['opinion', 'copies', 'unsigned'].map((name) =>
      texts.say(`content.research.exclude.${name}`),
    ),
  };
}

/** What was typed as known, and a blank for every question of the plan. */
function ownSynthesis(job: Job<Request>): Synthesis {
  const { request, texts } = job;
  const known = request.known ? pointsOf(request.known, texts.locale) : [];
  const claims = [
    ...known.map((text) => ({ text, note: texts.say('content.research.typed') })),
    ...planOf(job).questions.map(({ question }) => ({ text: textBlank, note: question })),
  ];
  return {
    headline: textBlank,
    answer: textBlank,
    claims: claims.map((claim, at) => ({
      id: `c${at + 1}`,
      ...claim,
      links: [],
      standing: 'blank',
    })),
    agreements: [],
    contradictions: [],
    open: known.map((point) => texts.say('content.research.open', { point })),
  };
}

const planOf = (job: Job<Request>): Plan =>
  job.valueOf<Plan>('plan') ?? ownPlan(job.request, job.texts);
const gatheredOf = (job: Job<Request>): Gathered =>
  job.valueOf<Gathered>('sources') ?? { references: [], leftOut: [], notes: [] };
const isOffline = ({ context }: StepJob<Request>): boolean => context.lastWriter?.offline ?? true;

/** Sources without a model: what was typed, and the files where they speak of the question. */
function gatheredByHand(job: StepJob<Request>, typed: Gathered): Gathered {
  const { request, texts, stored, task } = job;
  const { question, known = '', scope = '' } = request;
  const keywords = searchWords([question, scope, known].join('\n'), texts);
  const files = attachmentsOf(stored, task).map((file) => ({
    name: file.name,
    quoted: quoteFile(file, keywords, texts),
  }));
  const { references, notes } = numbered(
    [...typed.references, ...files.flatMap(({ quoted }) => quoted ?? [])],
    texts,
  );
  const leftOut = files
    .filter(({ quoted }) => !quoted)
    .map(({ name }) => texts.say('content.research.leftOut.file', { name }));
  return { references, leftOut, notes: [...typed.notes, ...notes] };
}

const digitsIn = (text: string): number => Number(/\d+/.exec(text)?.[0] ?? 0);

/** What a reference is told to a model as: with the words it may rest on. */
const listed = (one: Reference, at: number) => ({
  number: at + 1,
  title: one.title || one.doi || one.url,
  line: referenceLine(one),
  quotations: one.quotations,
  isRead: one.quotations.length > 0,
});

/** The synthesis of a model, its numbers turned into references that were read. */
function ofModel(
  told: z.output<typeof synthesisShape>,
  references: readonly Reference[],
): { synthesis: Synthesis; dropped: number } {
  let dropped = 0;
  const claims = told.claims.map(({ text, note, ...by }, at): Claim => {
    const links = claimStances.flatMap((stance) =>
      by[stance].flatMap((given) => {
        const { [digitsIn(given) - 1]: reference } = references;
        if (reference && reference.quotations.length > 0)
          return [{ reference: reference.id, stance }];
        dropped += 1;
        return [];
      }),
    );
    return { id: `c${at + 1}`, text, note, links, standing: 'unsourced' };
  });
  return { synthesis: { ...told, claims }, dropped };
}

/** A question, its search plan, its sources, and claims that each name theirs. */
export const research: Program = defineProgram(definition, {
  title: ({ question }) => question,
  description: ({ question, known }) => [question, known].filter(Boolean).join('\n'),
  prefill: ({ title, description }) => ({
    question: shortened(description || title, bounds.purpose.max),
  }),

  content: steps,

  work: {
    brief: readBriefStep,

    async plan(job) {
      const { context, request, texts, promptOf } = job;
      const own = ownPlan(request, texts);
      const databases = databasesFor(request.field, texts.locale).map(({ name }) => name);
      const told = await context.askJson(await promptOf({ ...own, databases }), planShape);
      const value = isOffline(job) ? own : told;
      const text = numberedList(
        value.questions.map(({ question, terms }) => `${question}\n\`${terms}\``),
      );
      return { text, value };
    },

    async sources(job) {
      const { context, request, texts, promptOf } = job;
      const read = await typedReferences(request.references ?? '', texts);
      const typed = { ...numbered(read.references, texts), notes: read.notes };
      const prompt = await promptOf({ sources: [], leftOut: [], plan: planOf(job) });
      const told = await context.askJson(prompt, sourcesShape);
      if (isOffline(job)) {
        const value = gatheredByHand(job, typed);
        return { text: sourceLines(value), value };
      }
      // The pages of a search are there now; the company's profile is no source.
      const { passages: all = [] } = (await promptOf()).context ?? {};
      const passages = all.filter(({ kind }) => kind !== 'company');
      const found = told.sources.map((one) => ({
        one,
        passage: passages.find(({ number }) => number === digitsIn(one.passage)),
      }));
      const used = found.flatMap(({ one, passage }) => (passage ? [{ one, passage }] : []));
      const unknown = found.length - used.length;
      const joined = numbered(
        [...used.map(({ one, passage }) => attested(one, passage, texts)), ...typed.references],
        texts,
      );
      const leftOut = passages
        .filter(({ number }) => !used.some(({ passage }) => passage.number === number))
        .map(({ number, name }) => {
          const why = told.leftOut.find(({ passage }) => digitsIn(passage) === number)?.why;
          return why ? `${name}: ${why}` : texts.say('content.research.leftOut.unused', { name });
        });
      const value: Gathered = {
        references: joined.references,
        leftOut: [...new Set(leftOut)],
        notes: [
          ...read.notes,
          ...joined.notes,
          ...(unknown > 0 ? [texts.say('content.research.note.unknown', { count: unknown })] : []),
        ],
      };
      return { text: sourceLines(value), value };
    },

    async synthesis(job) {
      const { context, promptOf } = job;
      const { references } = gatheredOf(job);
      const own = ownSynthesis(job);
      const prompt = await promptOf({
        ...own,
        plan: planOf(job),
        references: references.map(listed),
      });
      const told = await context.askJson(prompt, synthesisShape);
      const { synthesis, dropped } = isOffline(job)
        ? { synthesis: own, dropped: 0 }
        : ofModel(told, references);
      const text = paragraphs(
        `**${synthesis.headline}**`,
        numberedList(synthesis.claims.map((claim) => claim.text)),
      );
      return { text, value: { synthesis, dropped } };
    },

    async check(job) {
      const { context, texts } = job;
      const { claims, references } = resultOf(job);
      const such = (...standings: Claim['standing'][]) =>
        claims.filter(({ standing }) => standings.includes(standing)).length;
      const text = texts.say('content.research.checked', {
        claims: claims.length,
        supported: such('supported'),
        partly: such('partly'),
        disputed: such('disputed'),
        unsourced: such('unsourced', 'blank'),
        references: references.length,
      });
      await context.reachLayer('reflection', text);
      return { text };
    },
  },

  result: resultOf,
});

const sourceLines = ({ references, leftOut }: Gathered): string =>
  paragraphs(
    numberedList(
      references.map((one) =>
        [one.title || one.doi || one.url, referenceLine(one)].filter(Boolean).join('. '),
      ),
    ),
    bullets(leftOut),
  );

function resultOf(job: Job<Request>) {
  const { request, texts } = job;
  const { questions, include, exclude } = planOf(job);
  const { references, leftOut, notes } = gatheredOf(job);
  const { synthesis = ownSynthesis(job), dropped = 0 } =
    job.valueOf<{ synthesis: Synthesis; dropped: number }>('synthesis') ?? {};
  const result = {
    text: '',
    title: request.question,
    locale: texts.locale,
    ...synthesis,
    references: [...references],
    plan: questions.map((one, at) => ({ id: `p${at + 1}`, ...one })),
    include,
    exclude,
    leftOut: [...leftOut],
    notes: [
      ...notes,
      ...(dropped > 0 ? [texts.say('content.research.note.unread', { count: dropped })] : []),
    ],
  };
  return definition.derive?.(result, request) ?? result;
}
