import * as z from 'zod';

import { bounds } from '../bounds.js';
import { contentDifficulties, interactivityLevels, languages, trainingFormats } from '../enums.js';
import { dismissedFacts, flag, idSchema, numberIn, oneOf, optionalText, text } from '../fields.js';
import { quizQuestionSchema } from '../learning/material.js';
import { list, prose, title } from '../records/columns.js';
import { defineAssistant } from './assistant.js';

/** A training for the people of a company: lessons, cases to play through, an assessment. */
export const training = defineAssistant({
  id: 'training',
  area: 'enterprise',
  path: '/enterprise/training-assistant',
  request: z.object({
    topic: text(bounds.shortText, 'validation.training.topicRequired'),
    audience: text(bounds.shortText, 'validation.training.audienceRequired'),
    format: oneOf(trainingFormats).default('presentation'),
    /** Whose it is; the member's first company when none is named. */
    companyId: idSchema.optional(),
    /** The topic when there is none. */
    title: optionalText(bounds.shortText),
    jurisdiction: optionalText(bounds.shortText),
    includeAssessment: flag().default(true),
    /** The language it is written in; the member's when none is named. */
    language: oneOf(languages).optional(),
    duration: numberIn(bounds.trainingMinutes, 'whole').default(30),
    interactivity: oneOf(interactivityLevels).default('medium'),
    difficulty: oneOf(contentDifficulties).default('intermediate'),
    accessibility: optionalText(bounds.longText),
    /** Material it should teach: rules and cases, one a line. */
    material: optionalText(bounds.longText),
    dismissedFacts: dismissedFacts(),
  }),
  reads: ['topic', 'audience', 'material', 'accessibility'],
  steps: [
    { id: 'outline', role: 'planner', layer: 'perception', tools: ['training.lessons'] },
    {
      id: 'content',
      role: 'domain_expert',
      layer: 'comprehension',
      longText: true,
      searches: true,
    },
    { id: 'scenarios', role: 'implementer', layer: 'reasoning', group: 'practice' },
    { id: 'assessment', role: 'evaluator', layer: 'reflection', group: 'practice' },
  ],
  result: z.object({
    /** The lessons; Markdown. */
    text: z.string(),
    title: title(),
    lessons: z
      .array(
        z.object({
          id: z.string(),
          title: z.string(),
          minutes: z.int().min(1),
          points: z.array(z.string()),
        }),
      )
      .min(1),
    scenarios: z.array(
      z.object({
        id: z.string(),
        title: title(),
        scenario: prose(),
        difficulty: oneOf(contentDifficulties),
        questions: list(quizQuestionSchema).min(1),
      }),
    ),
    /** Empty when none was wanted. */
    assessment: z.array(quizQuestionSchema),
  }),
  records: ['compliance_trainings', 'training_scenarios'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
