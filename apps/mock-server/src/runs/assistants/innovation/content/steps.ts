import { stageWork, type InnovationStage, type RoadmapPhase } from '@constella/api-client/contract';

import type { Content, StepContents } from '../../../../models/offline/content.js';

/** The lists a person types of a challenge. */
export type ChallengeList = 'goal' | 'user' | 'limit' | 'existing' | 'source';

/** The content of a stage, by the kind of its work: what the library of methods says of it. */
const works: Record<(typeof stageWork)[InnovationStage], Content> = {
  study: '{!guide}',
  ideas: {},
  // What the offline model knows of an idea is nothing: its scores stay unknown.
  judge: {},
  plan: {},
};

/** The offline content of each stage of each method. */
export const steps: StepContents = Object.fromEntries(
  Object.entries(stageWork).map(([stage, work]) => [stage, works[work]]),
);

/** The phase of a road map the work of a stage belongs to. */
export const phaseOf = {
  empathize: 'concept_development',
  define: 'concept_development',
  ideate: 'concept_development',
  prototype: 'prototyping',
  test: 'testing',
  hypothesize: 'concept_development',
  build: 'prototyping',
  measure: 'testing',
  learn: 'testing',
  pivot: 'refinement',
  canvas: 'concept_development',
  paths: 'concept_development',
  actions: 'prototyping',
  curve: 'testing',
  sequence: 'refinement',
  want: 'concept_development',
  find: 'prototyping',
  get: 'testing',
  manage: 'scaling',
  overserved: 'concept_development',
  jobs: 'concept_development',
  simplify: 'prototyping',
  foothold: 'testing',
  upmarket: 'scaling',
  plan: 'concept_development',
  do: 'prototyping',
  check: 'testing',
  act: 'refinement',
} as const satisfies Record<InnovationStage, RoadmapPhase>;

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
} as const satisfies Partial<Record<InnovationStage, readonly ChallengeList[]>>;
