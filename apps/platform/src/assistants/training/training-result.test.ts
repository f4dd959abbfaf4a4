import { assistants } from '@constella/api-client/contract';
import { loadMessages, namespaces } from '@constella/i18n';
import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';

import { resultDocument } from '../../runs/blocks/block-document';
import { withoutOption } from '../shared/quiz/question';
import { minutesOf, withText, type Training } from './training-result';
import { trainingResult } from './result';
import { sampleTraining } from './sample-training';

const messages = (await loadMessages('en', namespaces)) as Record<string, string>;
const intl = createIntl({ locale: 'en', messages });
const [question] = sampleTraining.assessment;

it.each<[string, Partial<Training>]>([
  ['another title', { title: 'Payments' }],
  ['a lesson without points', { lessons: [{ id: 'l9', title: 'One', minutes: 1, points: [] }] }],
  ['no assessment', { assessment: [] }],
  ['no cases', { scenarios: [] }],
])('a training with %s is a training, and its text says so', (_what, change) => {
  const next = withText({ ...sampleTraining, ...change }, intl);
  expect(assistants.training.result.parse(next)).toEqual(next);
  expect(next.text).toContain(`# ${next.title}\n\n## ${next.lessons[0]?.title}`);
});

it.each([
  ['before the right one', 0, 1, 0],
  ['the right one', 1, 1, 0],
  ['after the right one', 2, 1, 1],
])('taking away an option %s', (_what, at, correct, expected) => {
  const asked = { ...question!, options: ['a', 'b', 'c'], correct };
  expect(withoutOption(asked, at)).toMatchObject({ correct: expected });
  expect(withoutOption(asked, at).options).toHaveLength(2);
});

it('counts minutes', () => {
  expect(minutesOf(sampleTraining)).toBe(30);
});

it('has every question in the table of its document', () => {
  const { title, blocks } = resultDocument(trainingResult, sampleTraining, intl);
  expect(title).toBe('Safe payments');
  const table = blocks.find((block) => block.kind === 'table');
  expect(table).toMatchObject({
    caption: 'Questions',
    columns: ['Part', 'Question', 'Options', 'Right option', 'Why'],
  });
  expect(table?.rows.map(([part, , , answer]) => [part, answer])).toEqual([
    ['A supplier writes from a new address', 'Call the number in the contract'],
    ['The director is in a hurry', 'Ask a colleague for the second signature'],
    ['Assessment', 'A second signature'],
  ]);
});
