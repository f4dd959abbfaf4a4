import * as z from 'zod';

import { bounds } from '../bounds.js';
import type { LearningContentType } from '../enums/learning.js';
import { idSchema, text } from '../fields.js';

const id = z.string().min(1).max(bounds.slug.max);

/** A card: what is asked on one side, the answer on the other. */
export const learningCardSchema = z.object({
  /** Unique within its material. */
  id,
  front: text(bounds.purpose),
  back: text(bounds.purpose),
});
/** A card of learning material. */
export type LearningCard = z.output<typeof learningCardSchema>;

/** A question of which one option is right. */
export const quizQuestionSchema = z.object({
  /** Unique within what it belongs to. */
  id: z.string(),
  question: z.string().min(1),
  options: z.array(z.string().min(1)).min(2),
  /** The place of the right option, from 0. */
  correct: z.int().min(0),
  /** Why it is right, shown after answering. */
  explanation: z.string(),
});
/** A question of which one option is right. */
export type QuizQuestion = z.output<typeof quizQuestionSchema>;

/** A part of a text with a heading; Markdown. */
export const learningSectionSchema = z.object({
  id,
  title: text(bounds.shortText),
  text: z.string().max(bounds.longText.max),
});

/** Something to work out, whose answer is shown on request; Markdown. */
export const learningTaskSchema = z.object({
  id,
  task: text(bounds.longText),
  answer: z.string().max(bounds.longText.max),
});

/** A branch of a mind map: it belongs to the last one before it of a lower level. */
export const learningBranchSchema = z.object({
  id,
  name: text(bounds.shortText),
  /** 1 for those that grow from the middle. */
  level: z.int().min(1).max(4),
  note: z.string().max(bounds.remark.max),
});

/** The parts learning material can have. */
export const learningParts = ['sections', 'tasks', 'cards', 'questions', 'branches'] as const;
/** One of {@link learningParts}. */
export type LearningPart = (typeof learningParts)[number];

/** The parts material of each type has, what it is first; the others stay empty. */
export const partsOfContent: Readonly<Record<LearningContentType, readonly LearningPart[]>> = {
  notes: ['sections', 'cards'],
  summary: ['sections'],
  explainer: ['sections', 'questions'],
  practice: ['tasks', 'questions'],
  flashcards: ['cards', 'questions'],
  mindmap: ['branches'],
  casestudy: ['sections', 'tasks', 'questions'],
  cheatsheet: ['sections'],
  guide: ['sections'],
  example: ['sections'],
};

/** Learning material, part by part. */
export const learningMaterialSchema = z.object({
  sections: z
    .array(learningSectionSchema)
    .max(bounds.learningEntries.max, 'validation.generic.max'),
  tasks: z.array(learningTaskSchema).max(bounds.learningEntries.max, 'validation.generic.max'),
  cards: z.array(learningCardSchema).max(bounds.learningCards.max, 'validation.generic.max'),
  questions: z.array(quizQuestionSchema).max(bounds.learningEntries.max, 'validation.generic.max'),
  branches: z.array(learningBranchSchema).max(bounds.learningEntries.max, 'validation.generic.max'),
});
/** Learning material, part by part. */
export type LearningMaterial = z.output<typeof learningMaterialSchema>;

/** Material as it is stored: entries that cannot be read are left out, whoever wrote them. */
export interface StoredMaterial extends LearningMaterial {
  /** The run it was made in; undefined for material of no run. */
  readonly taskId: number | undefined;
}

const entriesOf = <S extends z.ZodType>(schema: S, value: unknown): z.output<S>[] =>
  (Array.isArray(value) ? value : []).flatMap((entry) => {
    const read = schema.safeParse(entry);
    return read.success ? [read.data] : [];
  });

/** A question as somebody may have left it: with one option there is nothing to choose, and that is said. */
const storedQuestion = quizQuestionSchema.extend({ options: z.array(z.string().min(1)).min(1) });

/** The material in the `content` of a row of `learning_contents`. */
export function materialOf(content: Readonly<Record<string, unknown>>): StoredMaterial {
  const task = idSchema.safeParse(content['taskId']);
  return {
    taskId: task.success ? task.data : undefined,
    sections: entriesOf(learningSectionSchema, content['sections']),
    tasks: entriesOf(learningTaskSchema, content['tasks']),
    cards: entriesOf(learningCardSchema, content['cards']),
    questions: entriesOf(storedQuestion, content['questions']).filter(
      ({ correct, options }) => correct < options.length,
    ),
    branches: entriesOf(learningBranchSchema, content['branches']),
  };
}
