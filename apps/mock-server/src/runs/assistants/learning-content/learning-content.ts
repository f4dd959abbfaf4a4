import {
  assistants,
  bounds,
  learningBranchSchema,
  learningCardSchema,
  learningSectionSchema,
  learningTaskSchema,
  partsOfContent,
  quizQuestionSchema,
  type LearningPart,
} from '@constella/api-client/contract';
import { z } from 'zod';

import { bullets, inline, numbered } from '../../../prose/markdown.js';
import { shortened } from '../../../prose/read-brief.js';
import { attachmentsOf } from '../../program/attached-passages.js';
import { defineProgram, type Job } from '../../program/define-program.js';
import { keptRow } from '../../program/kept-rows.js';
import type { Program } from '../../program/program.js';
import { readBriefStep } from '../../program/tools/read-brief-tool.js';
import { steps } from './content/steps.js';
import { worksheetOf, type Worksheet } from './worksheet.js';

const definition = assistants['learning-content'];
type Request = z.output<(typeof definition)['request']>;
type Result = z.output<(typeof definition)['result']>;

const { front, back } = learningCardSchema.shape;
const { title, text } = learningSectionSchema.shape;
const { task, answer } = learningTaskSchema.shape;
const { name, level, note } = learningBranchSchema.shape;
const { question, options, correct, explanation } = quizQuestionSchema.shape;

const outlineShape = z.object({
  points: z
    .array(
      z.object({
        title: title.describe('What is learned, in two to eight words.'),
        idea: z.string().describe('One sentence: what is understood or can be done afterwards.'),
      }),
    )
    .min(1)
    .max(20),
});
const questionsShape = z.object({
  questions: z
    .array(
      z
        .object({
          question: question.describe('The question alone, without its options.'),
          options: options.describe('Three or four, alike in length; exactly one is right.'),
          correct: correct.describe('The place of the right option, from 0.'),
          explanation: explanation.describe(
            'Why it is right, and what makes a wrong one tempting.',
          ),
        })
        .refine(
          ({ correct: right, options: all }) => right < all.length,
          'correct names no option',
        ),
    )
    .max(30),
});

/** The parts a model writes at once; questions have a step of their own. */
const entries = {
  sections: z.array(
    z.object({
      title: title.describe('Two to eight words.'),
      text: text.describe('Markdown without headings.'),
    }),
  ),
  tasks: z.array(
    z.object({
      task: task.describe('What is to be worked out, with everything that is needed for it.'),
      answer: answer.describe('The answer with every step, as Markdown.'),
    }),
  ),
  cards: z.array(
    z.object({
      front: front.describe('One question, or a term.'),
      back: back.describe('The answer in one or two sentences.'),
    }),
  ),
  branches: z.array(
    z.object({
      name: name.describe('One to five words.'),
      level: level.describe('1 grows from the middle, 2 from the last 1 before it, and so on.'),
      note: note.describe('One sentence, or empty.'),
    }),
  ),
} as const;
type Written = Pick<Worksheet, keyof typeof entries | 'tips'>;

const partsOf = ({ contentType }: Request): readonly LearningPart[] => partsOfContent[contentType];
const hasQuestions = (request: Request): boolean => partsOf(request).includes('questions');

const materialShape = (request: Request) =>
  z.object({
    ...Object.fromEntries(
      Object.entries(entries).flatMap(([part, schema]) =>
        partsOf(request).includes(part as LearningPart)
          ? [
              [
                part,
                schema.max(
                  part === 'cards' ? bounds.learningCards.max : bounds.learningEntries.max,
                ),
              ],
            ]
          : [],
      ),
    ),
    tips: z
      .array(z.string())
      .max(10)
      .describe('For each chosen format besides text: one thing to look for, draw or write.'),
  });

/** Material of one's own: what was typed, and the text of attached files. */
const ownText = ({ request, task: row, stored }: Job<Request>): string =>
  [
    request.material ?? '',
    ...attachmentsOf(stored, row).map(({ pieces }) => pieces.map((piece) => piece.text).join('\n')),
  ]
    .filter(Boolean)
    .join('\n\n');

const sheetOf = (job: Job<Request>): Worksheet => worksheetOf(job.request, ownText(job), job.texts);

const titleOf = ({ prompt }: Request): string => {
  const [line = ''] = prompt.split('\n');
  return shortened(inline(line) || line, 120);
};

const withIds = <Entry extends object>(prefix: string, found: readonly Entry[] = []) =>
  found.map((entry, at) => ({ id: `${prefix}${at + 1}`, ...entry }));

/** Material of one of ten types: an outline first, then its parts, then questions about them. */
export const learningContent: Program = defineProgram(definition, {
  content: steps,
  title: titleOf,
  description: ({ prompt }) => prompt,
  prefill: ({ description }) => ({ prompt: shortened(description, bounds.purpose.max) }),

  work: {
    read: readBriefStep,

    async outline(job) {
      const { context, promptOf } = job;
      const { points } = await context.askJson(
        await promptOf({ points: sheetOf(job).points.slice(0, 20) }),
        outlineShape,
      );
      return {
        text: numbered(points.map((point) => `**${point.title}**: ${point.idea}`)),
        value: points,
      };
    },

    async material(job) {
      const { context, request, promptOf } = job;
      const { questions: _asked, points: _outline, ...sheet } = sheetOf(job);
      const value = await context.askJson(
        await promptOf({ ...sheet, parts: partsOf(request), outline: job.valueOf('outline') }),
        materialShape(request),
      );
      const { sections = [], tasks = [], cards = [], branches = [] } = value as Partial<Written>;
      const said = [
        ...sections.map((one) => `**${one.title}**\n\n${one.text}`),
        ...[
          tasks.map((one) => one.task),
          cards.map((one) => `**${one.front}**: ${one.back}`),
          branches.map((one) => one.name),
        ].flatMap((list) => (list.length > 0 ? [bullets(list)] : [])),
      ];
      return { text: said.join('\n\n'), value };
    },

    async questions(job) {
      const { context, request, promptOf } = job;
      if (!hasQuestions(request)) return { text: '', value: [] };
      const { questions } = await context.askJson(
        await promptOf({ questions: sheetOf(job).questions }),
        questionsShape,
      );
      return { text: numbered(questions.map((one) => one.question)), value: questions };
    },
  },

  result(job) {
    const { request, texts } = job;
    const written = job.valueOf<Partial<Written>>('material') ?? {};
    return {
      text: '',
      title: titleOf(request),
      locale: texts.locale,
      contentType: request.contentType,
      difficulty: request.difficulty,
      tips: [...(written.tips ?? [])],
      sections: withIds('s', written.sections),
      tasks: withIds('t', written.tasks),
      cards: withIds('c', written.cards),
      branches: withIds('b', written.branches),
      questions: withIds('q', job.valueOf<Worksheet['questions']>('questions')).map((one) => ({
        ...one,
        options: [...one.options],
      })),
    };
  },

  rows: (result, { request, task: run, version }) => {
    const content = contentOf(result, run.id);
    return [
      keptRow('learning_contents', {
        key: 'content',
        says: { title: result.title, content, summary: summaryOf(result) },
        made: ({ userId, createdAt }) => ({
          userId,
          description: request.prompt,
          contentType: result.contentType,
          topic: titleOf(request),
          difficulty: result.difficulty,
          generationProcess: { taskId: run.id, steps: definition.steps.map((step) => step.id) },
          createdAt,
        }),
      }),
      // The first is the row itself.
      ...(version > 1
        ? [
            keptRow('content_versions', {
              key: `version.${version}`,
              under: 'content',
              lasts: true,
              says: { versionNumber: version, content },
              made: ({ idOf, author, createdAt }) => ({
                contentId: idOf('content'),
                changedBy: author,
                createdAt,
              }),
            }),
          ]
        : []),
    ];
  },
});

/** The material as its row keeps it: everything a session reads. */
const contentOf = (
  { sections, tasks, cards, questions, branches, tips }: Result,
  taskId: number,
) => ({
  taskId,
  sections,
  tasks,
  cards,
  questions,
  branches,
  tips,
});

const summaryOf = ({ sections: [first] }: Result): string | null =>
  first === undefined ? null : shortened(inline(first.text), bounds.shortText.max);
