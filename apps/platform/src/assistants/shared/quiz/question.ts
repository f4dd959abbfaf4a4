import type { QuizQuestion } from '@constella/api-client/contract';

/** A question of a quiz. */
export type Question = QuizQuestion;

/** A question without one option; the right one stays right, or becomes the first. */
export const withoutOption = (
  { options, correct, ...question }: Question,
  at: number,
): Question => ({
  ...question,
  options: options.toSpliced(at, 1),
  correct: correct === at ? 0 : correct - Number(at < correct),
});
