import { reviewAnswers } from '@constella/api-client/contract';

import type { Block } from '../../runs/blocks/block';
import { ShowRows } from './show-rows';

/** The findings of a week, each with the rows behind it, and one suggestion to answer. */
export const lifeReviewResult: readonly Block<'life-review'>[] = [
  { kind: 'title', of: 'title', heading: 'lifeReview.headline', ownDirection: true },
  {
    kind: 'notice',
    title: 'lifeReview.offline.title',
    text: 'lifeReview.offline.text',
    when: { field: 'offline', is: true },
  },
  {
    kind: 'table',
    of: 'findings',
    heading: 'lifeReview.findings',
    lines: 2,
    columns: [
      { of: 'text', heading: 'lifeReview.finding' },
      { of: 'category', words: 'life.category', heading: 'lifeReview.category' },
      { of: 'tone', words: 'lifeReview.tone', heading: 'lifeReview.tone' },
      {
        heading: 'lifeReview.rows',
        numeric: true,
        cell: ({ ids }) => ids.length,
        View: ShowRows,
      },
    ],
  },
  {
    kind: 'facts',
    heading: 'lifeReview.try',
    facts: [
      { of: 'week', as: 'day', fixed: true, heading: 'lifeReview.form.week' },
      { of: 'suggestion', heading: 'lifeReview.suggestion' },
      { of: 'reason', heading: 'lifeReview.reason' },
      {
        of: 'answer',
        as: 'choice',
        choices: reviewAnswers,
        words: 'lifeReview.answer',
        heading: 'lifeReview.answer',
      },
    ],
  },
];
