import type { ActivityType, LearningGoal, LearningStyle } from '@constella/api-client/contract';

/** What an activity is for: its texts are known by this name. */
export type ActivityKey =
  | 'known'
  | 'map'
  | 'source'
  | 'words'
  | 'explain'
  | 'check'
  | 'watch'
  | 'repeat'
  | 'mistakes'
  | 'recall'
  | 'vary'
  | 'ask'
  | 'brief'
  | 'build'
  | 'feedback'
  | 'show'
  | 'review'
  | 'next';
/** What a learner takes in: what suits the way they learn. */
type Kind = ActivityType | 'input';

interface ModuleFrame {
  readonly key: string;
  readonly activities: readonly (readonly [ActivityKey, Kind, minutes: number])[];
}
interface StageFrame {
  readonly key: 'foundations' | 'practice' | 'application';
  readonly modules: readonly ModuleFrame[];
}

/**
 * The frame of a plan: recall what is known, take in little, retrieve it often, make something and
 * have it looked at. Retrieval and spacing follow Dunlosky et al., "Improving Students' Learning With
 * Effective Learning Techniques", Psychological Science in the Public Interest 14 (2013).
 */
const frame: readonly StageFrame[] = [
  {
    key: 'foundations',
    modules: [
      {
        key: 'orient',
        activities: [
          ['known', 'practice', 20],
          ['map', 'reference', 30],
          ['source', 'input', 45],
        ],
      },
      {
        key: 'terms',
        activities: [
          ['words', 'practice', 40],
          ['explain', 'discussion', 20],
          ['check', 'quiz', 20],
        ],
      },
    ],
  },
  {
    key: 'practice',
    modules: [
      {
        key: 'method',
        activities: [
          ['watch', 'input', 40],
          ['repeat', 'practice', 45],
          ['mistakes', 'practice', 20],
        ],
      },
      {
        key: 'retrieve',
        activities: [
          ['recall', 'quiz', 30],
          ['vary', 'practice', 45],
          ['ask', 'discussion', 20],
        ],
      },
    ],
  },
  {
    key: 'application',
    modules: [
      {
        key: 'build',
        activities: [
          ['brief', 'project', 30],
          ['build', 'project', 120],
          ['feedback', 'discussion', 30],
        ],
      },
      {
        key: 'show',
        activities: [
          ['show', 'discussion', 30],
          ['review', 'practice', 20],
          ['next', 'reference', 20],
        ],
      },
    ],
  },
];

const inputs: Record<LearningStyle, ActivityType> = {
  visual: 'video',
  auditory: 'video',
  reading: 'article',
  kinesthetic: 'practice',
};

/** One skill is learned without a piece of work of one's own beside it. */
const ofOneSkill = ['orient', 'terms', 'method', 'show'];

const stagesFor = (goal: LearningGoal): readonly StageFrame[] =>
  goal === 'specific'
    ? frame.map(({ key, modules }) => ({
        key,
        modules: modules.filter((module) => ofOneSkill.includes(module.key)),
      }))
    : frame;

/** The stages, modules and activities of a plan before anybody writes them. */
export function skeletonOf({
  learningGoal,
  learningStyle,
}: {
  readonly learningGoal: LearningGoal;
  readonly learningStyle: LearningStyle;
}) {
  const stages = stagesFor(learningGoal);
  const modules = stages.flatMap(({ key, modules: parts }) =>
    parts.map((module) => ({ ...module, stage: key })),
  );
  return {
    stages: stages.map(({ key }) => ({ key })),
    modules: modules.map(({ key, stage }) => ({ key, stage })),
    activities: modules.flatMap(({ key: module, activities }) =>
      activities.map(([key, kind, minutes]) => ({
        key,
        module,
        minutes,
        type: kind === 'input' ? inputs[learningStyle] : kind,
      })),
    ),
  };
}
