import { assistants, bounds, quizQuestionSchema } from '@constella/api-client/contract';
import { z } from 'zod';

import type { Texts } from '../../../base/language/texts.js';
import type { Program } from '../../program/program.js';
import { shortened } from '../../../prose/read-brief.js';
import { checkCompany } from '../../program/company.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { keptRow } from '../../program/kept-rows.js';
import { bullets, inline, numbered, paragraphs } from '../../../prose/markdown.js';
import { methodLibrary, sourcesOfEntries } from '../shared/methods/method-library.js';
import { steps } from './content/steps.js';
import { lessonTool } from './tools.js';
import { entriesOf, rulesOf, sharedOut, worksheetPoints, worksheetQuestions } from './worksheet.js';

const definition = assistants.training;
type TrainingRequest = z.output<(typeof definition)['request']>;
type TrainingResult = z.output<(typeof definition)['result']>;

interface Outline {
  readonly title: string;
  readonly lessons: readonly { readonly title: string; readonly minutes: number }[];
}

/** As many lessons as there is time for. */
const outlineShape = (lessons: number) =>
  z.object({
    lessons: z
      .array(z.string().min(1).describe('What people can do afterwards, as a title.'))
      .length(lessons),
  });
const contentShape = (lessons: number) =>
  z.object({
    lessons: z
      .array(
        z.object({
          points: z
            .array(z.string().min(1).describe('One paragraph of plain text, its label first.'))
            .min(1),
        }),
      )
      .length(lessons),
  });
const { question, options, correct, explanation } = quizQuestionSchema.shape;
const askedShape = z
  .object({
    question: question.describe('The question alone, without its options.'),
    options: options.describe('Three or four, alike in length; exactly one is right.'),
    correct: correct.describe('The place of the right option, from 0.'),
    explanation: explanation.describe('The rule it follows from, and what is wrong with the rest.'),
  })
  .refine(({ correct, options }) => correct < options.length, 'correct names no option');
const scenariosShape = z.object({
  scenarios: z
    .array(
      z.object({
        title: z.string().trim().min(1).describe('Three to eight words that name the situation.'),
        scenario: z
          .string()
          .min(1)
          .max(bounds.longText.max)
          .describe('60 to 120 words in the present tense that do not give the answer away.'),
        questions: z.array(askedShape).min(1),
      }),
    )
    .max(10),
});
const assessmentShape = z.object({ questions: z.array(askedShape).max(30) });

/** Cases and questions a training of some minutes has time for. */
const caseCount = ({ duration }: TrainingRequest): number =>
  Math.min(Math.max(Math.round(duration / 10), 2), 6);
const questionCount = ({ duration }: TrainingRequest, lessons: number): number =>
  Math.min(Math.max(Math.round(duration / 5), lessons, 4), 20);

/** A training has its own language, which need not be its author's. */
const textsOf = ({ request, texts, textsIn }: Job<TrainingRequest>): Texts | Promise<Texts> =>
  request.language === undefined || request.language === texts.locale
    ? texts
    : textsIn(request.language);

/** Ways to ask about a rule, as a model is told them. */
const patternsOf = async ({ locale }: Texts) => (await methodLibrary(locale)).questions.patterns;

const titleOf = ({ title, topic }: TrainingRequest): string => title || topic;

const outlineOf = (job: Job<TrainingRequest>): Outline =>
  job.valueOf<Outline>('outline') ?? {
    title: titleOf(job.request),
    lessons: [{ title: titleOf(job.request), minutes: job.request.duration }],
  };

const numberedQuestions = (
  prefix: string,
  questions: readonly z.output<typeof askedShape>[],
): TrainingResult['assessment'] =>
  questions.map((question, at) => ({ ...question, id: `${prefix}${at + 1}` }));

/** Lessons, cases and an assessment; the time is shared out and answers are counted by functions. */
export const training: Program = defineProgram(definition, {
  content: steps,
  tools: [lessonTool],
  title: titleOf,
  description: ({ topic, material }) => material || topic,
  prefill: ({ title, description }) => ({
    topic: shortened(title, bounds.shortText.max),
    material: description,
  }),
  check: checkCompany,

  work: {
    async outline(job) {
      const { context, request, promptOf } = job;
      const texts = await textsOf(job);
      const rules = rulesOf(request, texts);
      await context.reachLayer('perception', rules.join('\n'));
      const { minutes } = await context.callTool(lessonTool, {
        minutes: request.duration,
        points: Math.max(rules.length, 1),
      });
      const asked = await context.askJson(
        await promptOf(
          {
            title: titleOf(request),
            minutes,
            lessons: sharedOut(rules, minutes.length).map(([first = request.topic]) => first),
          },
          { texts },
        ),
        outlineShape(minutes.length),
      );
      const lessons = minutes.map((length, at) => ({
        title: asked.lessons[at] ?? titleOf(request),
        minutes: length,
      }));
      const value: Outline = { title: titleOf(request), lessons };
      return {
        text: numbered(
          lessons.map(
            (lesson) =>
              `${lesson.title} (${texts.say('content.training.lesson', { minutes: lesson.minutes })})`,
          ),
        ),
        value,
      };
    },

    async content(job) {
      const { context, request, promptOf } = job;
      const texts = await textsOf(job);
      const { title, lessons } = outlineOf(job);
      const own = await worksheetPoints(request, lessons.length, texts);
      const asked = await context.askJson(
        await promptOf(
          {
            title,
            lessons: lessons.map((lesson, at) => ({ ...lesson, points: own[at] })),
          },
          { texts },
        ),
        contentShape(lessons.length),
      );
      const value: TrainingResult['lessons'] = lessons.map((lesson, at) => ({
        id: `l${at + 1}`,
        ...lesson,
        points: asked.lessons[at]?.points ?? [],
      }));
      return {
        text: paragraphs(
          `# ${inline(title) || title}`,
          ...value.map((lesson) =>
            paragraphs(
              `## ${lesson.title}`,
              `*${texts.say('content.training.lesson', { minutes: lesson.minutes })}*`,
              bullets(lesson.points),
            ),
          ),
        ),
        value,
      };
    },

    async scenarios(job) {
      const { context, request, promptOf } = job;
      const texts = await textsOf(job);
      const asked = await context.askJson(
        await promptOf(
          {
            title: titleOf(request),
            caseCount: caseCount(request),
            patterns: await patternsOf(texts),
          },
          { texts },
        ),
        scenariosShape,
      );
      const value: TrainingResult['scenarios'] = asked.scenarios.map((one, at) => ({
        ...one,
        title: shortened(one.title, bounds.shortText.max),
        id: `s${at + 1}`,
        difficulty: request.difficulty,
        questions: numberedQuestions(`s${at + 1}.`, one.questions),
      }));
      return {
        text: paragraphs(...value.map((one) => paragraphs(`**${one.title}**`, one.scenario))),
        value,
      };
    },

    async assessment(job) {
      const { context, request, promptOf } = job;
      if (!request.includeAssessment) return { text: '', value: [] };
      const texts = await textsOf(job);
      const { questions } = await context.askJson(
        await promptOf(
          {
            title: titleOf(request),
            questionCount: questionCount(request, outlineOf(job).lessons.length),
            patterns: await patternsOf(texts),
            questions: await worksheetQuestions(request, texts),
          },
          { texts },
        ),
        assessmentShape,
      );
      const value = numberedQuestions('a', questions);
      return { text: numbered(value.map(({ question }) => question)), value };
    },
  },

  async sources(job) {
    const lessons = job.valueOf<TrainingResult['lessons']>('content') ?? [];
    const texts = await textsOf(job);
    const own = await worksheetPoints(job.request, lessons.length, texts);
    const isWorksheet = JSON.stringify(own) === JSON.stringify(lessons.map(({ points }) => points));
    return isWorksheet && lessons.length > 0
      ? sourcesOfEntries(await entriesOf(job.request, lessons.length, texts))
      : [];
  },

  result: (job) => ({
    text: job.textOf('content'),
    title: titleOf(job.request),
    lessons: job.valueOf<TrainingResult['lessons']>('content') ?? [],
    scenarios: job.valueOf<TrainingResult['scenarios']>('scenarios') ?? [],
    assessment: job.valueOf<TrainingResult['assessment']>('assessment') ?? [],
  }),

  rows: ({ title, lessons, scenarios, assessment }, { request, task, texts }) => [
    keptRow('compliance_trainings', {
      key: 'training',
      says: {
        title,
        content: { lessons, assessment, taskId: task.id },
      },
      made: ({ companyId, author, createdAt }) => ({
        companyId,
        description: request.topic,
        targetAudience: request.audience,
        format: request.format,
        duration: request.duration,
        language: request.language ?? texts.locale,
        status: 'draft' as const,
        createdBy: author,
        createdAt,
      }),
    }),
    ...scenarios.map((one) =>
      keptRow('training_scenarios', {
        key: `scenarios.${one.id}`,
        under: 'training',
        says: {
          title: one.title,
          description: null,
          scenario: one.scenario,
          questions: one.questions.map(({ id, question, options }) => ({ id, question, options })),
          correctResponses: one.questions.map(({ id, correct, explanation }) => ({
            id,
            correct,
            explanation,
          })),
          difficulty: one.difficulty,
        },
        made: ({ idOf, createdAt }) => ({
          trainingId: idOf('training'),
          createdAt,
        }),
      }),
    ),
  ],
});
