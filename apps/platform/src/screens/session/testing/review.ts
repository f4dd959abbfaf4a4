import type { CardReview } from '@constella/api-client/contract';

/** A review of a card that was graded well once, at a moment. */
export const review = (
  card: string,
  last: number,
  given: Partial<CardReview> = {},
): CardReview => ({
  card,
  due: last + 10,
  last,
  stability: 2.3,
  difficulty: 5,
  state: 2,
  reps: 1,
  lapses: 0,
  step: 0,
  grade: 3,
  ...given,
});
