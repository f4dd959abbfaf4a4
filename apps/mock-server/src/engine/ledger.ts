import type { SubscriptionTier } from '@constella/api-client/contract';

import { addMonths, instant, type Clock } from '../clock.js';
import type { Texts } from '../language/texts.js';
import { Refusal } from '../refusal.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import { tierOf } from './membership.js';

/** Points a membership gives each month. */
export const monthlyPoints: Record<SubscriptionTier, number> = {
  free: 100,
  personal: 1_000,
  professional: 5_000,
  enterprise: 20_000,
};

/** Where points are kept. */
export interface Books {
  readonly store: Store;
  readonly clock: Clock;
}

/** One line of the ledger. */
export interface Posting {
  readonly type: RowOf<'point_transactions'>['type'];
  /** Signed: what it adds to the balance. */
  readonly amount: number;
  readonly description: string;
  readonly source: string;
  readonly sourceId?: string | null;
}

/**
 * Writes a line and moves the balance with it: the balance always equals the ledger's sum. Part
 * of a `store.write`; nothing else may touch either table.
 */
export function post({ store, clock }: Books, userId: number, posting: Posting): void {
  const points = pointsOf(store, userId);
  if (!points) return;
  const now = instant(clock.now());
  const balance = points.currentBalance + posting.amount;
  const earned = posting.type === 'earn' || posting.type === 'bonus';
  store.update('user_points', points.id, {
    currentBalance: balance,
    lifetimeEarned: points.lifetimeEarned + (earned ? posting.amount : 0),
    // What is returned was never spent.
    lifetimeSpent: points.lifetimeSpent - (earned ? 0 : posting.amount),
    lastUpdated: now,
  });
  store.insert('point_transactions', {
    userId,
    ...posting,
    balance,
    sourceId: posting.sourceId ?? null,
    expiryDate: null,
    metadata: {},
    createdAt: now,
  });
}

/** The points of a user. */
export const pointsOf = (store: Store, userId: number): RowOf<'user_points'> | undefined =>
  store.findBy('user_points', 'userId', String(userId));

/** Opens a new user's account with the first month's points; part of a `store.write`. */
export function openAccount(
  books: Books,
  userId: number,
  tier: SubscriptionTier,
  description: string,
): void {
  const now = books.clock.now();
  books.store.insert('user_points', {
    userId,
    currentBalance: 0,
    lifetimeEarned: 0,
    lifetimeSpent: 0,
    lastUpdated: instant(now),
    nextMonthlyAllocation: instant(addMonths(now, 1)),
    lastMonthlyAllocation: instant(now),
    monthlyBonus: 0,
  });
  post(books, userId, {
    type: 'earn',
    amount: monthlyPoints[tier],
    description,
    source: 'monthly_allocation',
  });
}

/** Books the points of every month that has begun since the last time; part of a `store.write`. */
function allocateDue(
  books: Books,
  userId: number,
  tier: SubscriptionTier,
  description: string,
): void {
  const points = pointsOf(books.store, userId);
  const next = points?.nextMonthlyAllocation;
  if (!points || !next || Date.parse(next) > books.clock.now()) return;
  // Points of months nobody came by are not piled up: one allocation, for the month that is now.
  let due = Date.parse(next);
  while (addMonths(due, 1) <= books.clock.now()) due = addMonths(due, 1);
  books.store.update('user_points', points.id, {
    lastMonthlyAllocation: instant(due),
    nextMonthlyAllocation: instant(addMonths(due, 1)),
  });
  post(books, userId, {
    type: 'earn',
    amount: monthlyPoints[tier],
    description,
    source: 'monthly_allocation',
  });
}

/** Takes points from a balance; part of a `store.write`. @throws {Refusal} 402 when there are too few. */
export function reserve(
  books: Books,
  userId: number,
  wanted: {
    readonly points: number;
    readonly description: string;
    readonly source: string;
    readonly sourceId?: string;
    readonly texts: Texts;
  },
): void {
  const { points, texts, ...line } = wanted;
  const tier = tierOf(books.store, userId, books.clock.now());
  allocateDue(books, userId, tier, texts.say('server.points.monthly'));
  const balance = pointsOf(books.store, userId)?.currentBalance ?? 0;
  if (balance < points)
    throw new Refusal(402, 'server.points.missing', { values: { needed: points, balance } });
  if (points > 0) post(books, userId, { type: 'spend', amount: -points, ...line });
}
