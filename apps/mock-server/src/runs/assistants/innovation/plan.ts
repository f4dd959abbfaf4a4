import { roadmapPhases, type RoadmapPhase } from '@constella/api-client/contract';

import type { Texts } from '../../../base/language/texts.js';
import { typedOf, type Challenge, type Typed } from './typed.js';

/** What there is to do in each phase, and the list it is about. */
const activities = {
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
} as const satisfies Record<RoadmapPhase, readonly (readonly [string, keyof Typed])[]>;

/** What there is to do, phase by phase; nothing about a list nobody filled in. */
export function offlinePlan(challenge: Challenge, texts: Texts) {
  const typed = typedOf(challenge, texts);
  return roadmapPhases.map((phase) => ({
    phase,
    activities: activities[phase].flatMap(([activity, list]) => {
      const [subject] = typed[list];
      return subject === undefined
        ? []
        : [texts.say(`server.innovation.activity.${activity}`, { subject })];
    }),
  }));
}

/** What each study stage looks at. */
const looksAt = {
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
} as const satisfies Record<string, readonly (keyof Typed)[]>;
/** A stage that looks closely at what was typed. */
export type StudyStage = keyof typeof looksAt;

/** Whether a stage is one of them. */
export const isStudy = (stage: string): stage is StudyStage => Object.hasOwn(looksAt, stage);

/** What a stage asks, and what it asks it of. */
export function offlineStudy(
  stage: StudyStage,
  challenge: Challenge,
  texts: Texts,
): { question: string; points: string[] } {
  const typed = typedOf(challenge, texts);
  return {
    question: texts.say(`server.innovation.study.${stage}`),
    points: looksAt[stage].flatMap((list) => [...typed[list]]),
  };
}
