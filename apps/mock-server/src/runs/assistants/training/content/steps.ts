import type { StepContents } from '../../../../models/offline/content.js';

/** The offline content of a training: what was typed, as lessons, cases and questions. */
export const steps: StepContents = {
  outline: { lessons: { each: 'lessons', as: 'title' } },

  content: {
    lessons: {
      each: 'lessons',
      say: {
        points: [
          { each: 'rules', as: 'point', say: 'content.training.point.rule' },
          'content.training.point.who',
          { each: 'place', say: 'content.training.point.where' },
          'content.training.exercise',
          { each: 'needs', as: 'needs', say: 'content.training.access' },
        ],
      },
    },
  },

  scenarios: {
    scenarios: {
      each: 'rules',
      as: 'point',
      most: 4,
      with: { id: 's{number}' },
      say: {
        title: '{point}',
        scenario: 'content.training.scenario',
        questions: {
          each: 'cases',
          with: { id: '{id}.{number}' },
          say: {
            question: 'content.training.ask.{ask}',
            options: {
              shuffled: { each: 'keys', as: 'key', say: 'content.training.option' },
              firstAt: 'correct',
            },
            explanation: 'content.training.because',
          },
        },
      },
    },
  },

  assessment: {
    questions: {
      each: 'rules',
      as: 'point',
      with: { id: 'a{number}' },
      say: {
        question: 'content.training.ask.part',
        options: {
          shuffled: ['{point}', { each: 'wrong', as: 'key', say: 'content.training.option' }],
          firstAt: 'correct',
        },
        explanation: 'content.training.because',
      },
    },
  },
};

/** The questions of a case, each with its options, the right one first. */
export const cases = [
  { ask: 'act', keys: ['keep', 'once', 'silent'] },
  { ask: 'doubt', keys: ['ask', 'alone', 'wait'] },
] as const;

/** Options that belong to no training. */
export const wrong = ['watched', 'hurry'] as const;
