import type { AssistantResult } from '@constella/api-client';

import type { Block } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import type { ItemRules } from '../../runs/blocks/items-block';
import { LessonPlayer } from './lesson-player';
import { Assessment } from '../shared/quiz/assessment';
import type { Question } from '../shared/quiz/question';
import { questionRules } from '../shared/quiz/question-rules';
import { ScenarioPlayer } from './quiz-players';
import { minutesOf, type Lesson } from './training-result';

const minutesText = (intl: Intl, minutes: number) =>
  intl.formatMessage({ id: 'training.minutes' }, { minutes });

const lessonRules: ItemRules<Lesson> = {
  title: 'title',
  entry: 'training.edit.lesson',
  fields: [
    { of: 'title', label: 'training.edit.lessonTitle', missing: 'training.edit.missing' },
    { of: 'minutes', as: 'number', min: 1, label: 'training.edit.minutes' },
    { of: 'points', as: 'lines', rows: 5, label: 'training.edit.points' },
  ],
  fewest: 1,
  fresh: {
    id: 'l',
    item: (intl) => ({
      title: intl.formatMessage({ id: 'training.edit.newLesson' }),
      minutes: 5,
      points: [],
    }),
  },
  words: {
    add: 'training.edit.addLesson',
    remove: 'training.edit.removeLesson',
    only: 'training.edit.onlyLesson',
  },
};

/** Every question of cases and assessment, in one table. */
function questionTable({ scenarios, assessment }: AssistantResult<'training'>, intl: Intl) {
  const say = (id: 'questions' | 'part' | 'question' | 'options' | 'answer' | 'why') =>
    intl.formatMessage({ id: `training.document.${id}` });
  const row =
    (part: string) =>
    ({ question, options, correct, explanation }: Question) => [
      part,
      question,
      options.join('\n'),
      options[correct] ?? '',
      explanation,
    ];
  if (scenarios.length + assessment.length === 0) return [];
  const caption = say('questions');
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: [say('part'), say('question'), say('options'), say('answer'), say('why')],
      rows: [
        ...scenarios.flatMap(({ title, questions }) => questions.map(row(title))),
        ...assessment.map(row(intl.formatMessage({ id: 'training.assessment' }))),
      ],
    },
  ] as const;
}

/** A training: lessons to go through, cases to play, an assessment to pass. */
export const trainingResult: readonly Block<'training'>[] = [
  {
    kind: 'sheet',
    modes: { edit: 'training.edit', read: 'training.play' },
    blocks: [
      {
        kind: 'title',
        of: 'title',
        heading: 'training.edit.title',
        size: 24,
        missing: 'training.edit.missing',
        note: (training, intl) => minutesText(intl, minutesOf(training)),
      },
      {
        kind: 'tabs',
        label: 'training.views',
        tabs: [
          {
            id: 'lessons',
            label: 'training.lessons',
            count: 'lessons',
            blocks: [
              {
                kind: 'items',
                of: 'lessons',
                heading: 'training.lessons',
                look: 'open',
                View: LessonPlayer,
                fileTitle: ({ title, minutes }, intl) => `${title} (${minutesText(intl, minutes)})`,
                ...lessonRules,
              },
            ],
          },
          {
            id: 'scenarios',
            label: 'training.scenarios',
            count: 'scenarios',
            blocks: [
              {
                kind: 'items',
                of: 'scenarios',
                heading: 'training.scenarios',
                look: 'open',
                View: ScenarioPlayer,
                title: 'title',
                entry: 'training.edit.case',
                kept: true,
                fields: [
                  {
                    of: 'title',
                    label: 'training.edit.lessonTitle',
                    missing: 'training.edit.missing',
                  },
                  { of: 'scenario', rows: 3, label: 'training.edit.caseText' },
                  { of: 'questions', as: 'items', items: questionRules('.', 1) },
                ],
              },
            ],
          },
          {
            id: 'assessment',
            label: 'training.assessment',
            count: 'assessment',
            blocks: [
              {
                kind: 'items',
                of: 'assessment',
                heading: 'training.assessment',
                only: 'page',
                look: 'open',
                View: Assessment,
                ...questionRules('a', 0),
              },
              {
                kind: 'view',
                only: 'file',
                parts: { text: 'training.lessons' },
                toDocument: questionTable,
              },
            ],
          },
        ],
      },
    ],
  },
];
