import { reviewsIn, storedReview, type CardReview } from '@constella/api-client/contract';
import { fsrs } from 'ts-fsrs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { dayAfter, schedulerOf, type CardGrade } from './scheduler';

const scheduler = schedulerOf(fsrs({ enable_fuzz: false }));
const zone = process.env['TZ'];
beforeEach(() => {
  process.env['TZ'] = 'UTC';
});
afterEach(() => {
  process.env['TZ'] = zone;
});

/** A review as it comes back from its row. */
const kept = (review: CardReview): CardReview =>
  reviewsIn({ reviews: JSON.parse(JSON.stringify([storedReview(review)])) }).get(review.card)!;

describe('the published reference of FSRS 6', () => {
  it('gives the intervals of its sequence, stored and read between reviews', () => {
    const given: CardGrade[] = [3, 3, 3, 3, 3, 3, 1, 1, 3, 3, 3, 3, 3];
    let now = new Date('2022-11-29T12:30:00Z');
    let review: CardReview | undefined;
    const days = given.map((grade) => {
      const next = scheduler.next('c1', review, grade, now);
      review = kept(next.review);
      // Reviewed at the hour it was, on the day it is due.
      now = next.days > 0 ? new Date(now.getTime() + next.days * 86_400_000) : new Date(review.due);
      return next.days;
    });
    expect(days).toEqual([0, 2, 11, 46, 163, 498, 0, 0, 2, 4, 7, 12, 21]);
  });

  it('gives the memory of its sequence', () => {
    let now = new Date('2022-11-29T12:30:00Z').getTime();
    let review: CardReview | undefined;
    for (const [grade, gap] of [
      [1, 0],
      [3, 0],
      [3, 1],
      [3, 3],
      [3, 8],
      [3, 21],
    ] as const) {
      now += gap * 86_400_000;
      review = scheduler.next('c1', review, grade, new Date(now)).review;
    }
    expect(review?.stability).toBeCloseTo(53.62691, 4);
    expect(review?.difficulty).toBeCloseTo(6.3574867, 4);
  });
});

/** Ninety days of a learner who grades by a fixed rule, and every day at another hour. */
function learn(start: string, cards: number) {
  const reviews = new Map<string, CardReview>();
  const perDay: number[] = [];
  let seen = 0;
  for (let day = 0; day < 90; day += 1) {
    const today = dayAfter(new Date(start), day);
    const now = new Date(today.getTime() + ((day * 7) % 20) * 3_600_000);
    const until = dayAfter(today, 1).getTime();
    const due = [...reviews.values()].filter((one) => one.due < until).map(({ card }) => card);
    const fresh = Array.from({ length: Math.min(5, cards - seen) }, () => `c${(seen += 1)}`);
    let count = 0;
    for (const card of [...due, ...fresh]) {
      let before = reviews.get(card);
      // Every seventh review is forgotten; a card is repeated until it leaves the session.
      for (let turn = 0; turn < 6; turn += 1) {
        const grade = (Number(card.slice(1)) + (before?.reps ?? 0)) % 7 === 0 ? 1 : 3;
        const next = scheduler.next(
          card,
          before,
          turn > 2 ? 3 : grade,
          new Date(now.getTime() + turn * 600_000),
        );
        before = kept(next.review);
        reviews.set(card, before);
        count += 1;
        if (next.days > 0) break;
      }
    }
    perDay.push(count);
  }
  return { reviews, perDay };
}

describe('ninety days of a learner', () => {
  it('lose no card, and every card left comes back after today', () => {
    const { reviews, perDay } = learn('2026-01-10T00:00:00', 100);
    expect(reviews.size).toBe(100);
    const end = dayAfter(new Date('2026-01-10T00:00:00'), 90).getTime();
    for (const review of reviews.values()) {
      expect(review.due).toBeGreaterThanOrEqual(end);
      expect(review.stability).toBeGreaterThan(0);
      expect(review.difficulty).toBeGreaterThanOrEqual(1);
      expect(review.difficulty).toBeLessThanOrEqual(10);
    }
    // No avalanche: what was learned takes less and less.
    expect(Math.max(...perDay.slice(40))).toBeLessThan(Math.max(...perDay.slice(0, 40)));
  });

  it.each([
    ['over the hour that is not there', 'Europe/Berlin', '2026-02-10T00:00:00'],
    ['over the hour that is there twice', 'America/New_York', '2026-09-10T00:00:00'],
    ['over a leap day', 'Asia/Tokyo', '2028-01-15T00:00:00'],
  ])('%s are due at the beginning of a day', (_what, tz, start) => {
    process.env['TZ'] = tz;
    const { reviews } = learn(start, 40);
    for (const { due } of reviews.values()) {
      const at = new Date(due);
      expect([at.getHours(), at.getMinutes()]).toEqual([0, 0]);
    }
  });

  it.each([
    ['Europe/Berlin', '2026-03-28T23:30:00', 1, '2026-03-29'],
    ['Europe/Berlin', '2026-10-24T23:30:00', 2, '2026-10-26'],
    ['Asia/Tokyo', '2028-02-28T22:00:00', 1, '2028-02-29'],
    ['Asia/Tokyo', '2028-02-28T22:00:00', 2, '2028-03-01'],
    ['America/New_York', '2027-12-31T12:00:00', 1, '2028-01-01'],
  ])('in %s from %s on, %i days end on %s', (tz, start, days, end) => {
    process.env['TZ'] = tz;
    const day = dayAfter(new Date(start), days);
    expect([day.getFullYear(), day.getMonth() + 1, day.getDate()]).toEqual(
      end.split('-').map(Number),
    );
  });
});
