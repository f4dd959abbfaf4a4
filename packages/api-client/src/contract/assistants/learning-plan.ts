import * as z from 'zod';

import { bounds } from '../bounds.js';
import { activityTypes, languages } from '../enums.js';
import { oneOf, text } from '../fields.js';
import { dueDays } from '../learning/schedule.js';
import { learningPlanRequest } from '../requests/learning.js';
import { defineAssistant } from './assistant.js';

const id = z.string().min(1).max(bounds.slug.max);

/** Something to do, in the order it is done in. */
export const plannedActivitySchema = z.object({
  /** Unique within the plan. */
  id,
  /** The id of the module it belongs to. */
  module: z.string(),
  title: text(bounds.shortText),
  type: oneOf(activityTypes),
  minutes: z.int().min(1).max(1_440),
  /** What is done one after the other. */
  steps: z.array(z.string().min(1)),
  /** The day it is due on: `2026-03-29`. */
  dueDate: z.iso.date(),
});
/** One of the activities of a plan. */
export type PlannedActivity = z.infer<typeof plannedActivitySchema>;

/** A learning plan: stages, modules and activities with the days they are due on. */
export const learningPlan = defineAssistant({
  id: 'learning-plan',
  area: 'personal',
  path: '/personal/learning-assistant',
  request: learningPlanRequest,
  reads: [],
  steps: [
    { id: 'goals', role: 'planner', layer: 'perception' },
    { id: 'activities', role: 'domain_expert', layer: 'reasoning', longText: true, searches: true },
    {
      id: 'schedule',
      role: 'evaluator',
      layer: 'execution',
      tools: ['learning.schedule'],
      computed: true,
    },
  ],
  result: z.object({
    /** All of it; Markdown. */
    text: z.string(),
    title: text(bounds.shortText),
    /** The language it is written in. */
    locale: oneOf(languages),
    /** The first day. */
    startDate: z.iso.date(),
    /** What can be done at the end. */
    goals: z.array(z.string().min(1)),
    stages: z.array(z.object({ id, name: text(bounds.shortText), about: z.string() })).min(1),
    modules: z.array(z.object({ id, stage: z.string(), name: text(bounds.shortText) })).min(1),
    activities: z.array(plannedActivitySchema).min(1).max(200, 'validation.generic.max'),
  }),
  computed: ['text', 'activities.*.dueDate'],
  derive(result, { timeCommitment }) {
    const { title, startDate, goals, stages, modules } = result;
    const days = dueDays(
      result.activities.map(({ minutes }) => minutes),
      { start: startDate, commitment: timeCommitment },
    );
    const activities = result.activities.map((one, at) => ({
      ...one,
      dueDate: days[at] ?? one.dueDate,
    }));
    const paragraphs = [
      `# ${title}`,
      goals.map((goal) => `- ${goal}`).join('\n'),
      ...stages.flatMap((stage) => [
        `## ${stage.name}`,
        stage.about,
        ...modules
          .filter((module) => module.stage === stage.id)
          .flatMap((module) => [
            `### ${module.name}`,
            activities
              .filter((one) => one.module === module.id)
              .map((one) =>
                [
                  `- **${one.title}** (${one.dueDate})`,
                  ...one.steps.map((step) => `  - ${step}`),
                ].join('\n'),
              )
              .join('\n'),
          ]),
      ]),
    ];
    return { ...result, activities, text: paragraphs.filter(Boolean).join('\n\n') };
  },
  records: ['learning_plans', 'learning_stages', 'learning_modules', 'learning_activities'],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
