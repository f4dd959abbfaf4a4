import type { ItemRules } from '../../../runs/blocks/items-block';
import type { Question } from './question';
import { QuestionOptions } from './question-options';

/** Questions to be changed; a new one's id begins as it is said. */
export const questionRules = (id: string, fewest: 0 | 1): ItemRules<Question> => ({
  title: 'question',
  fields: [
    { of: 'question', label: 'training.edit.question', missing: 'training.edit.missing' },
    { Field: QuestionOptions },
    { of: 'explanation', rows: 2, label: 'training.edit.explanation' },
  ],
  fewest,
  fresh: {
    id,
    item: (intl) => ({
      question: intl.formatMessage({ id: 'training.edit.newQuestion' }),
      options: [1, 2].map((at) => intl.formatMessage({ id: 'training.edit.option' }, { at })),
      correct: 0,
      explanation: '',
    }),
  },
  words: {
    add: 'training.edit.addQuestion',
    remove: 'training.edit.removeQuestion',
    only: 'training.edit.onlyQuestion',
  },
});
