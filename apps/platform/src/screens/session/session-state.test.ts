import type { CardReview } from '@constella/api-client/contract';
import { expect, it } from 'vitest';

import {
  afterGrade,
  beforeLast,
  keyOf,
  nextDays,
  partsOfKey,
  sumsOf,
  type SessionState,
} from './session-state';

const review = (card: string, due: number): CardReview => ({
  card,
  due,
  last: 0,
  stability: 1,
  difficulty: 5,
  state: 1,
  reps: 1,
  lapses: 0,
  step: 0,
  grade: 1,
});
const start: SessionState = {
  queue: [keyOf(1, 'a'), keyOf(1, 'b'), keyOf(2, 'c')],
  graded: [],
  isShown: true,
};
const grade = (state: SessionState, days: number, given: 1 | 2 | 3 | 4 = 3) =>
  afterGrade(state, { review: review('x', days), days }, { grade: given, at: 5, before: null });

it('a key is the row and the card, whatever the card is called', () => {
  expect(partsOfKey(keyOf(12, 'm-q:1'))).toEqual({ row: 12, card: 'm-q:1' });
});

it('a card that comes back today waits behind the others, one that does not is done', () => {
  const again = grade(start, 0, 1);
  expect(again.queue).toEqual(['1:b', '2:c', '1:a']);
  expect(grade(again, 3).queue).toEqual(['2:c', '1:a']);
});

it('a grade is taken back, and its card is there again with its answer', () => {
  const again = grade(start, 0, 1);
  expect(beforeLast(again)).toEqual({ ...start, isShown: true });
  expect(beforeLast(start)).toBe(start);
});

it('a card counts once, as it was remembered first', () => {
  let state = grade(start, 0, 1);
  state = grade(state, 2);
  state = grade(state, 2);
  state = grade(state, 2);
  expect(state.queue).toEqual([]);
  expect(sumsOf(state.graded)).toEqual({
    cards: 3,
    remembered: 2,
    fresh: 3,
    cameBack: [{ key: '1:a', times: 1, due: 2 }],
  });
  expect(sumsOf([])).toMatchObject({ cards: 0, cameBack: [] });
});

it('cards are counted on the day they come back', () => {
  expect(
    nextDays([review('a', 5), review('b', 10), review('c', 29), review('d', 30)], [10, 20, 30]),
  ).toEqual([1, 1]);
});
