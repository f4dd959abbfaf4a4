import * as z from 'zod';

import { bounds } from '../bounds.js';
import { contentDifficulties, languages, learningContentTypes } from '../enums.js';
import { dismissedFacts, oneOf, optionalText, text } from '../fields.js';
import {
  learningMaterialSchema,
  partsOfContent,
  type LearningMaterial,
} from '../learning/material.js';
import { learningContentRequest } from '../requests/learning.js';
import { briefStep, defineAssistant } from './assistant.js';

/** The text of material, part by part; Markdown. */
const written = ({ sections, tasks, cards, questions, branches }: LearningMaterial): string[] => [
  ...sections.map(({ title, text: body }) => `## ${title}\n\n${body}`),
  ...tasks.map(({ task, answer }, at) => `${at + 1}. ${task}\n\n${answer}`),
  ...cards.map(({ front, back }) => `**${front}**\n\n${back}`),
  ...questions.map(
    ({ question, options, correct }) =>
      `**${question}**\n\n${options.map((option, at) => `- ${at === correct ? `**${option}**` : option}`).join('\n')}`,
  ),
  ...branches.map(
    ({ name, level, note }) => `${'  '.repeat(level - 1)}- ${name}${note && `: ${note}`}`,
  ),
];

/** Learning material of one of ten types, from a subject or from somebody's own text. */
export const learningContent = defineAssistant({
  id: 'learning-content',
  area: 'personal',
  path: '/personal/learning-creator',
  request: learningContentRequest.extend({
    /** Text of one's own it is made of; files may be attached beside it. */
    material: optionalText(bounds.longText),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['prompt'],
  steps: [
    { id: 'read', ...briefStep },
    { id: 'outline', role: 'planner', layer: 'comprehension', searches: true },
    { id: 'material', role: 'domain_expert', layer: 'reasoning', longText: true },
    { id: 'questions', role: 'evaluator', layer: 'reflection', optional: 'all' },
  ],
  result: learningMaterialSchema.extend({
    /** All of it; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    /** The language it is written in. */
    locale: oneOf(languages),
    contentType: oneOf(learningContentTypes),
    difficulty: oneOf(contentDifficulties),
    /** What to do beside reading, one for each format that was chosen. */
    tips: z.array(z.string()).max(bounds.listItems.max),
  }),
  computed: ['text'],
  derive(result) {
    const { title, contentType } = result;
    const own = partsOfContent[contentType];
    const none = <Entry>(part: (typeof own)[number], entries: Entry[]) =>
      own.includes(part) ? entries : [];
    const material = {
      sections: none('sections', result.sections),
      tasks: none('tasks', result.tasks),
      cards: none('cards', result.cards),
      questions: none('questions', result.questions).map((question) => ({
        ...question,
        // An option that was taken away is not right any more.
        correct: Math.min(question.correct, question.options.length - 1),
      })),
      branches: none('branches', result.branches),
    };
    return { ...result, ...material, text: [`# ${title}`, ...written(material)].join('\n\n') };
  },
  records: ['learning_contents', 'content_versions'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
