import {
  stageWork,
  type InnovationMethod,
  type RoadmapPhase,
} from '@constella/api-client/contract';

import type { Content, StepContents } from '../../../../models/offline/content.js';

/** The lists a person types of a challenge. */
export type ChallengeList = 'goal' | 'user' | 'limit' | 'existing' | 'source';

/** The content of a stage, by the kind of its work. */
const works: Record<(typeof stageWork)[keyof typeof stageWork], Content> = {
  study: ['content.innovation.study.{stage}', { each: 'looked', list: 'bullets' }],
  ideas: {
    ideas: {
      each: 'lenses',
      say: {
        title: 'content.innovation.lens.{lens}',
        description: 'content.innovation.idea.{lens}',
        origin: '{!subject}',
      },
    },
  },
  // What the offline model knows of an idea is nothing: its scores stay unknown.
  judge: {},
  plan: {
    phases: {
      each: 'phases',
      say: {
        activities: [{ each: 'activities', say: 'content.innovation.activity.{activity}' }],
      },
    },
  },
};

/** The offline content of each stage of each method. */
export const steps: StepContents = Object.fromEntries(
  Object.entries(stageWork).map(([stage, work]) => [stage, works[work]]),
);

/** The questions each method asks to find ideas, and what they are put to. */
export const lenses = {
  design_thinking: [
    ['need', 'user'],
    ['journey', 'user'],
    ['question', 'goal'],
    ['analogy', 'source'],
  ],
  lean_startup: [
    ['smallest', 'goal'],
    ['byHand', 'user'],
    ['promise', 'goal'],
    ['oneGroup', 'user'],
  ],
  blue_ocean: [
    ['eliminate', 'existing'],
    ['reduce', 'limit'],
    ['raise', 'goal'],
    ['create', 'user'],
  ],
  open: [
    ['partner', 'goal'],
    ['contest', 'user'],
    ['adopt', 'source'],
    ['share', 'existing'],
  ],
  disruptive: [
    ['simpler', 'existing'],
    ['nonUsers', 'user'],
    ['goodEnough', 'goal'],
    ['direct', 'limit'],
  ],
  incremental: [
    ['dropStep', 'existing'],
    ['standard', 'goal'],
    ['faster', 'limit'],
    ['feedback', 'user'],
  ],
} as const satisfies Record<InnovationMethod, readonly (readonly [string, ChallengeList])[]>;

/** The activities of each phase, and the list each is about. */
export const activities = {
  concept_development: [
    ['page', 'user'],
    ['assumption', 'goal'],
  ],
  prototyping: [
    ['smallest', 'user'],
    ['limit', 'limit'],
  ],
  testing: [
    ['watch', 'user'],
    ['measure', 'goal'],
  ],
  refinement: [
    ['change', 'goal'],
    ['compare', 'existing'],
  ],
  scaling: [
    ['owner', 'goal'],
    ['groups', 'user'],
  ],
} as const satisfies Record<RoadmapPhase, readonly (readonly [string, ChallengeList])[]>;

/** The lists each study stage looks at. */
export const looksAt = {
  empathize: ['user', 'existing'],
  define: ['goal', 'limit'],
  measure: ['goal'],
  pivot: ['goal', 'limit'],
  canvas: ['existing', 'goal'],
  paths: ['user', 'source'],
  want: ['goal', 'limit'],
  overserved: ['user', 'existing'],
  jobs: ['user', 'goal'],
  act: ['goal', 'existing'],
} as const satisfies Record<string, readonly ChallengeList[]>;
