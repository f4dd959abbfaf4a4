import {
  cardsDue,
  dueCards,
  newCardsPerDay,
  reviewsIn,
  type CardReview,
} from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { withReviews, type ReviewChange } from './merge-reviews';
import { review } from './testing/review';

const change = (one: CardReview): [string, ReviewChange] => [one.card, { review: one }];
const after = (metadata: Record<string, unknown>, ...changes: [string, ReviewChange][]) =>
  reviewsIn(withReviews(metadata, new Map(changes)));

describe('reviews of two devices', () => {
  const elsewhere = withReviews({ theme: 'x' }, new Map([change(review('a', 5))]));

  it('are all kept, and so is what else the row says', () => {
    const merged = withReviews(elsewhere, new Map([change(review('b', 7))]));
    expect(merged['theme']).toBe('x');
    expect([...reviewsIn(merged).keys()]).toEqual(['a', 'b']);
  });
  it('of one card: the later counts', () => {
    expect(after(elsewhere, change(review('a', 9))).get('a')?.last).toBe(9);
    expect(after(elsewhere, change(review('a', 3))).get('a')?.last).toBe(5);
  });
  it('a grade is taken back where it is still the last', () => {
    const undone = review('a', 5);
    expect(after(elsewhere, ['a', { review: null, undone }]).size).toBe(0);
    expect(after(elsewhere, ['a', { review: review('a', 2), undone }]).get('a')?.last).toBe(2);
    expect(after(elsewhere, ['a', { review: null, undone: review('a', 4) }]).size).toBe(1);
  });
});

describe('due cards', () => {
  const cards = (count: number) => Array.from({ length: count }, (_, at) => ({ id: `c${at}` }));
  const row = (count: number, ...reviews: CardReview[]) => ({
    content: { cards: cards(count) },
    metadata: withReviews({}, new Map(reviews.map(change))),
  });
  it('come back the longest due first, then new ones up to the day’s bound', () => {
    const found = dueCards(
      row(40, review('c3', 90), review('c5', 20), review('c7', 50, { due: 500 })),
      200,
      100,
    );
    expect(found.slice(0, 3)).toEqual(['c5', 'c3', 'c0']);
    expect(found).toHaveLength(2 + newCardsPerDay);
    expect(found).not.toContain('c7');
  });
  it('that were new today count against the bound, and a removed card is none', () => {
    const begun = Array.from({ length: newCardsPerDay }, (_, at) =>
      review(`c${at}`, 150, { due: 900 }),
    );
    expect(cardsDue(row(40, ...begun, review('gone', 1)), 200, 100)).toBe(0);
  });
  it('of ten thousand fit in one row, and what cannot be read is no review', () => {
    const many = row(10_000, ...cards(9_000).map(({ id }, at) => review(id, at % 300)));
    expect(cardsDue(many, 200, 100)).toBeGreaterThan(100);
    expect(JSON.stringify(many.metadata).length).toBeLessThan(1_048_576);
    expect(
      reviewsIn({ reviews: [['a'], 'x', null, ['b', 1, 2, 3, 4, 5, 6, 7, 8, 'x']] }).size,
    ).toBe(0);
    expect(reviewsIn({ reviews: { a: 1 } }).size).toBe(0);
  });
});
