import { expect, it } from 'vitest';

import type { Question } from './question';
import { keptAnswers } from './use-answers';

const question = (id: string, options = ['Yes', 'No']): Question => ({
  id,
  question: `Is ${id} right?`,
  options,
  correct: 0,
  explanation: '',
});
const asked = JSON.stringify(['Is a1 right?', ['Yes', 'No']]);

it.each<[string, Record<string, unknown>, object]>([
  ['comes back', { a1: { choice: 1, asked } }, { a1: 1 }],
  ['of a changed question does not', { a1: { choice: 1, asked: 'other' } }, {}],
  ['of a question that is gone does not', { a9: { choice: 1, asked } }, {}],
  ['that is no answer does not', { a1: 'x', a2: null, a3: { choice: 0.5, asked } }, {}],
])('an answer %s', (_what, kept, answers) => {
  expect(keptAnswers([question('a1'), question('a2')], kept)).toEqual(answers);
});
