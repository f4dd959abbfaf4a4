import { bounds } from '@constella/api-client';
import {
  partsOfContent,
  type AssistantResult,
  type LearningPart,
} from '@constella/api-client/contract';

import type { Block } from '../../runs/blocks/block';
import type { Intl } from '../../runs/blocks/block-base';
import type { ResultBlock } from '../../runs/result-document';
import { questionRules } from '../shared/quiz/question-rules';
import { CardDeck } from './card-deck';
import { CheatSheet } from './cheat-sheet';
import { Exercises } from './exercises';
import { MaterialMap } from './material-map';
import { MaterialQuiz } from './material-quiz';
import { OutlinedText } from './outlined-text';
import { StudyLinks } from './study-links';

type Result = AssistantResult<'learning-content'>;
const has =
  (part: LearningPart) =>
  ({ contentType }: Result): boolean =>
    partsOfContent[contentType].includes(part);

/** Cards as programs for cards read them: a side a column. */
function cardTable({ cards }: Result, intl: Intl): readonly ResultBlock[] {
  if (cards.length === 0) return [];
  const caption = intl.formatMessage({ id: 'study.part.cards' });
  return [
    { kind: 'heading', level: 2, text: caption },
    {
      kind: 'table',
      caption,
      columns: [
        intl.formatMessage({ id: 'study.card.front' }),
        intl.formatMessage({ id: 'study.card.back' }),
      ],
      rows: cards.map(({ front, back }) => [front, back]),
    },
  ];
}

const sections = {
  kind: 'items',
  of: 'sections',
  heading: 'study.part.sections',
  look: 'sections',
  bare: true,
  title: 'title',
  level: 3,
  moves: true,
  fields: [
    { of: 'title', label: 'study.section.title', missing: 'study.missing' },
    { of: 'text', label: 'study.section.text', rows: 8 },
  ],
  fewest: 1,
  most: bounds.learningEntries.max,
  fresh: {
    id: 's',
    item: (intl) => ({ title: intl.formatMessage({ id: 'study.section.new' }), text: '' }),
  },
  words: { add: 'study.section.add' },
} as const satisfies Block<'learning-content'>;

/** Learning material: each of its parts in a view to learn from, and as it is written. */
export const learningContentResult: readonly Block<'learning-content'>[] = [
  // Without a model nothing is finished.
  {
    kind: 'notice',
    title: 'study.worksheet.title',
    text: 'study.worksheet.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'sheet',
    modes: { edit: 'study.edit', read: 'study.read' },
    blocks: [
      { kind: 'title', of: 'title', heading: 'study.title', size: 24, missing: 'study.missing' },
      { kind: 'view', parts: {}, only: 'page', View: StudyLinks },
      {
        kind: 'tabs',
        label: 'study.views',
        tabs: [
          {
            id: 'text',
            label: 'study.part.sections',
            when: (result) => has('sections')(result) && result.contentType !== 'cheatsheet',
            blocks: [{ ...sections, View: OutlinedText }],
          },
          {
            id: 'sheet',
            label: 'study.part.sections',
            when: ({ contentType }) => contentType === 'cheatsheet',
            blocks: [{ ...sections, View: CheatSheet }],
          },
          {
            id: 'tasks',
            label: 'study.part.tasks',
            count: 'tasks',
            when: has('tasks'),
            blocks: [
              {
                kind: 'items',
                of: 'tasks',
                heading: 'study.part.tasks',
                look: 'open',
                View: Exercises,
                title: 'task',
                entry: 'study.task.number',
                fields: [
                  { of: 'task', rows: 3, label: 'study.task.task', missing: 'study.missing' },
                  { of: 'answer', rows: 5, label: 'study.task.answer' },
                ],
                most: bounds.learningEntries.max,
                fresh: {
                  id: 't',
                  item: (intl) => ({
                    task: intl.formatMessage({ id: 'study.task.new' }),
                    answer: '',
                  }),
                },
                words: { add: 'study.task.add' },
              },
            ],
          },
          {
            id: 'cards',
            label: 'study.part.cards',
            count: 'cards',
            when: has('cards'),
            blocks: [
              {
                kind: 'items',
                of: 'cards',
                heading: 'study.part.cards',
                look: 'open',
                only: 'page',
                View: CardDeck,
                title: 'front',
                fields: [
                  { of: 'front', rows: 2, label: 'study.card.front', missing: 'study.missing' },
                  { of: 'back', rows: 2, label: 'study.card.back', missing: 'study.missing' },
                ],
                most: bounds.learningCards.max,
                fresh: {
                  id: 'c',
                  item: (intl) => ({
                    front: intl.formatMessage({ id: 'study.card.newFront' }),
                    back: intl.formatMessage({ id: 'study.card.newBack' }),
                  }),
                },
                words: { add: 'study.card.add' },
              },
              { kind: 'view', only: 'file', parts: {}, toDocument: cardTable },
            ],
          },
          {
            id: 'quiz',
            label: 'study.part.questions',
            count: 'questions',
            when: has('questions'),
            blocks: [
              {
                kind: 'items',
                of: 'questions',
                heading: 'study.part.questions',
                look: 'open',
                View: MaterialQuiz,
                ...questionRules('q', 0),
                text: ({ options, correct, explanation }) =>
                  `${options.map((option, at) => `- ${at === correct ? `**${option}**` : option}`).join('\n')}\n\n${explanation}`,
                most: bounds.learningEntries.max,
              },
            ],
          },
          {
            id: 'map',
            label: 'study.part.branches',
            count: 'branches',
            when: has('branches'),
            blocks: [
              {
                kind: 'items',
                of: 'branches',
                heading: 'study.part.branches',
                look: 'open',
                View: MaterialMap,
                title: 'name',
                moves: true,
                fields: [
                  { of: 'name', label: 'study.branch.name', missing: 'study.missing' },
                  { of: 'level', as: 'number', min: 1, label: 'study.branch.level' },
                  { of: 'note', rows: 2, label: 'study.branch.note' },
                ],
                fileTitle: ({ name, level }) => `${'– '.repeat(level - 1)}${name}`,
                text: ({ note }) => note,
                fewest: 1,
                most: bounds.learningEntries.max,
                fresh: {
                  id: 'b',
                  item: (intl, items) => ({
                    name: intl.formatMessage({ id: 'study.branch.new' }),
                    level: items.at(-1)?.level ?? 1,
                    note: '',
                  }),
                },
                words: { add: 'study.branch.add' },
              },
            ],
          },
        ],
      },
    ],
  },
  { kind: 'list', of: 'tips', heading: 'study.tips' },
];
