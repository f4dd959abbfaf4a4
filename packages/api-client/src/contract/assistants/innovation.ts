import * as z from 'zod';

import { bounds } from '../bounds.js';
import {
  challengeTypes,
  ideaPlaces,
  ideaScoreBases,
  innovationMethods,
  innovationStages,
  roadmapPhases,
  type InnovationStage,
} from '../enums.js';
import { dismissedFacts, numberIn, oneOf, optionalText, text } from '../fields.js';
import { rankIdeas } from '../idea-ranking.js';
import { roadmapDates } from '../roadmap.js';
import { defineAssistant, type StepDefinition } from './assistant.js';

const { firstDay, lastDay } = bounds.roadmapStart;
const isDay = (value: string): boolean =>
  z.iso.date().safeParse(value).success && value >= firstDay && value <= lastDay;
const day = z.string().refine(isDay, 'validation.generic.invalid');

/** How well an idea does by a criterion. */
export const ideaScoreSchema = z.object({
  /** From 1 to 5; 3 says neither good nor bad. */
  score: z.int().min(bounds.ideaScale.min).max(bounds.ideaScale.max),
  basis: z.enum(ideaScoreBases),
  reason: z.string().max(bounds.remark.max),
});

/** An idea for a challenge. */
export const ideaSchema = z.object({
  /** Unique within the result. */
  id: z.string().min(1).max(bounds.slug.max),
  title: text(bounds.shortText),
  description: z.string().trim().max(bounds.longText.max),
  /** The words of the request it starts from; empty when it starts from none. */
  origin: z.string(),
  scores: z.object({
    desirability: ideaScoreSchema,
    feasibility: ideaScoreSchema,
    viability: ideaScoreSchema,
  }),
});
/** An idea for a challenge. */
export type Idea = z.infer<typeof ideaSchema>;

const weight = z.int().min(bounds.ideaScale.min).max(bounds.ideaScale.max);
const part = z.number().min(0).max(1);

/** Ideas have ids of their own, the chosen one is among them, and phases stand in their order. */
function checkIdeas(
  {
    ideas,
    chosen,
    roadmap,
  }: {
    ideas: readonly { id: string }[];
    chosen: string | null;
    roadmap: { phases: readonly { phase: string }[] };
  },
  context: z.RefinementCtx,
): void {
  const refuse = (path: (string | number)[]) =>
    context.addIssue({ code: 'custom', path, message: 'validation.generic.invalid' });
  const known = new Set<string>();
  for (const [at, { id }] of ideas.entries())
    if (known.has(id)) refuse(['ideas', at, 'id']);
    else known.add(id);
  if (chosen !== null && !known.has(chosen)) refuse(['chosen']);
  for (const [at, { phase }] of roadmap.phases.entries())
    if (phase !== roadmapPhases[at]) refuse(['roadmap', 'phases', at, 'phase']);
}

/** The work done in a stage: look closely, have ideas, judge them, plan what follows. */
export const stageWork = {
  empathize: 'study',
  define: 'study',
  ideate: 'ideas',
  prototype: 'plan',
  test: 'judge',
  hypothesize: 'ideas',
  build: 'plan',
  measure: 'study',
  learn: 'judge',
  pivot: 'study',
  canvas: 'study',
  paths: 'study',
  actions: 'ideas',
  curve: 'judge',
  sequence: 'plan',
  want: 'study',
  find: 'ideas',
  get: 'judge',
  manage: 'plan',
  overserved: 'study',
  jobs: 'study',
  simplify: 'ideas',
  foothold: 'judge',
  upmarket: 'plan',
  plan: 'ideas',
  do: 'plan',
  check: 'judge',
  act: 'study',
} as const satisfies Record<InnovationStage, 'study' | 'ideas' | 'judge' | 'plan'>;

const doneBy = {
  study: { role: 'researcher', layer: 'comprehension', optional: 'all', searches: true },
  ideas: { role: 'domain_expert', layer: 'reasoning' },
  judge: {
    role: 'evaluator',
    layer: 'reflection',
    tools: ['innovation.rank'],
    optional: 'all',
  },
  plan: {
    role: 'planner',
    layer: 'execution',
    tools: ['innovation.roadmap'],
    optional: 'all',
  },
} as const satisfies Record<string, Omit<StepDefinition, 'id'>>;

/** The stages of every method; a run takes those of its own, one after the other. */
const steps = innovationMethods.flatMap((method) =>
  innovationStages[method].map((stage, at): StepDefinition => {
    const { tools = [], ...done }: Omit<StepDefinition, 'id'> = doneBy[stageWork[stage]];
    return {
      ...done,
      id: stage,
      when: { field: 'method', is: method },
      // The first one reads the request.
      ...(at === 0 && { layer: 'perception' }),
      tools: at === 0 ? ['brief.read', ...tools] : tools,
    };
  }),
);

/** Ideas for a challenge by a method of the field, scored, and a road map for the one to develop. */
export const innovation = defineAssistant({
  id: 'innovation',
  area: 'enterprise',
  path: '/enterprise/innovation-assistant',
  request: z.object({
    challengeType: oneOf(challengeTypes).default('product'),
    method: oneOf(innovationMethods).default('design_thinking'),
    /** The area it is about. */
    innovationArea: text(bounds.shortText, 'validation.innovation.areaRequired'),
    /** These and the lists below: one a line, or one a sentence. */
    businessGoals: text(bounds.longText, 'validation.innovation.goalsRequired'),
    targetUsers: text(bounds.longText, 'validation.innovation.usersRequired'),
    constraints: optionalText(bounds.longText),
    existingSolutions: optionalText(bounds.longText),
    inspirationSources: optionalText(bounds.longText),
    /** Weeks from the first day of the road map to its last. */
    weeks: numberIn(bounds.roadmapWeeks, 'whole').default(26),
    /** Its first day; the day of the run when there is none. */
    start: z
      .string()
      .refine((value) => value === '' || isDay(value), 'validation.generic.invalid')
      .optional(),
    dismissedFacts: dismissedFacts(),
  }),
  reads: [
    'innovationArea',
    'businessGoals',
    'targetUsers',
    'constraints',
    'existingSolutions',
    'inspirationSources',
  ],
  steps,
  result: z
    .object({
      /** The outcome of every stage; Markdown. */
      text: z.string(),
      ideas: z.array(ideaSchema).min(1).max(bounds.ideas.max, 'validation.generic.max'),
      /** How much each criterion counts, from 1 to 5. */
      weights: z.object({ desirability: weight, feasibility: weight, viability: weight }),
      /** Best first; made by `rankIdeas`. */
      ranking: z.array(
        z.object({
          idea: z.string(),
          share: part,
          known: part,
          impact: part,
          effort: part,
          place: z.enum(ideaPlaces),
        }),
      ),
      /** The idea that is developed; null while there is none. */
      chosen: z.string().nullable(),
      roadmap: z.object({
        start: day,
        /** Dates are made by `roadmapDates`. */
        phases: z
          .array(
            z.object({
              phase: z.enum(roadmapPhases),
              start: z.string(),
              end: z.string(),
              days: z.int(),
              activities: z
                .array(z.object({ text: text(bounds.remark), done: z.boolean() }))
                .max(bounds.activities.max, 'validation.generic.max'),
            }),
          )
          .length(roadmapPhases.length),
      }),
    })
    .superRefine(checkIdeas),
  computed: ['ranking', 'roadmap.phases.*.start', 'roadmap.phases.*.end', 'roadmap.phases.*.days'],
  derive(result, { challengeType, weeks }) {
    const { start, phases } = result.roadmap;
    return {
      ...result,
      // Nothing is developed when the idea that was is gone.
      chosen: result.ideas.some(({ id }) => id === result.chosen) ? result.chosen : null,
      ranking: rankIdeas(result.ideas, result.weights),
      roadmap: {
        start,
        phases: roadmapDates({ challengeType, weeks, start }).map((dates, at) => ({
          ...dates,
          activities: phases[at]?.activities ?? [],
        })),
      },
    };
  },
  records: [],
  cost: { base: 0 },
  timeoutSeconds: 300,
});
