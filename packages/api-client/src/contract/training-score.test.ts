import { expect, it } from 'vitest';

import { trainingScore } from './training-score.js';

const questions = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `q${at}`, correct: at % 3 }));
const answers = (right: number) =>
  Object.fromEntries(questions(right).map(({ id, correct }) => [id, correct]));

it.each([
  [0, 0, 0, false],
  [5, 0, 0, false],
  [5, 3, 60, false],
  [5, 4, 80, true],
  [5, 5, 100, true],
  [49, 39, 80, false],
])('of %i questions %i right are %i percent', (of, right, percent, passed) => {
  expect(trainingScore(questions(of), answers(right))).toEqual({ right, of, percent, passed });
});

it('counts wrong answers and foreign ids as nothing', () => {
  expect(trainingScore(questions(2), { q0: 1, other: 0 }).right).toBe(0);
  expect(trainingScore([{ id: 'constructor', correct: 0 }], {}).right).toBe(0);
});
