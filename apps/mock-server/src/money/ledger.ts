import {
  bounds,
  monthlyAllocation,
  monthlyPoints,
  type SubscriptionTier,
} from '@constella/api-client/contract';

import { addMonths, instant, type Clock } from '../base/clock.js';
import { textsForStored, type Texts } from '../base/language/texts.js';
import { Refusal } from '../base/refusal.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';
import { paidMonths, tierOf } from './membership.js';

/** Values of `point_transactions.source` for points a membership gives. */
const monthly = 'monthly_allocation';
const loyalty = 'loyalty_bonus';

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
  const earned = posting.type === 'earn' || posting.type === 'bonus';
  // Beyond what a column holds nothing is booked; a purchase is refused before.
  const amount = Math.min(posting.amount, roomFor(points, earned));
  const balance = points.currentBalance + amount;
  // Whoever posts has looked before; a balance below zero is a mistake of the program.
  if (balance < 0) throw new RangeError(`${posting.source} overdraws the points of user ${userId}`);
  store.update('user_points', points.id, {
    currentBalance: balance,
    lifetimeEarned: points.lifetimeEarned + (earned ? amount : 0),
    // What is returned was never spent.
    lifetimeSpent: points.lifetimeSpent - (earned ? 0 : amount),
    lastUpdated: now,
  });
  store.insert('point_transactions', {
    userId,
    ...posting,
    amount,
    balance,
    sourceId: posting.sourceId ?? null,
    expiryDate: null,
    metadata: {},
    createdAt: now,
  });
}

/** Points that can still be added to a user's. */
export const roomFor = (
  { currentBalance, lifetimeEarned }: RowOf<'user_points'>,
  earned: boolean,
): number => bounds.wholeNumber.max - Math.max(currentBalance, earned ? lifetimeEarned : 0);

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
    createdAt: instant(now),
  });
  post(books, userId, {
    type: 'earn',
    amount: monthlyPoints[tier],
    description,
    source: monthly,
  });
}

/**
 * Books the points of the month that has begun since the last time, with the loyalty bonus of a
 * paid membership; part of a `store.write`.
 */
export function allocateDue(books: Books, userId: number, texts: Texts): void {
  const { store, clock } = books;
  const points = pointsOf(store, userId);
  const next = points?.nextMonthlyAllocation;
  if (!points || !next || Date.parse(next) > clock.now()) return;
  // Points of months nobody came by are not piled up: one allocation, for the month that is now.
  let due = Date.parse(next);
  while (addMonths(due, 1) <= clock.now()) due = addMonths(due, 1);
  const tier = tierOf(store, userId, clock.now());
  const gift = monthlyAllocation(tier, paidMonths(store, userId, clock.now()));
  store.update('user_points', points.id, {
    lastMonthlyAllocation: instant(due),
    nextMonthlyAllocation: instant(addMonths(due, 1)),
    monthlyBonus: gift.percent,
  });
  post(books, userId, {
    type: 'earn',
    amount: gift.points,
    description: texts.say('server.points.monthly'),
    source: monthly,
  });
  if (gift.bonus > 0)
    post(books, userId, {
      type: 'bonus',
      amount: gift.bonus,
      description: texts.say('server.points.loyalty', { percent: gift.percent / 100 }),
      source: loyalty,
    });
}

/**
 * Gives what a new tier has more than was given for this month already, so that going up counts at
 * once and going up again gives nothing twice; part of a `store.write`.
 */
export function raiseAllocation(books: Books, userId: number, texts: Texts): void {
  allocateDue(books, userId, texts);
  const { store, clock } = books;
  const since = pointsOf(store, userId)?.lastMonthlyAllocation;
  const given = store
    .rowsBy('point_transactions', 'userId', userId)
    .filter(({ source, createdAt }) => source === monthly && (!since || createdAt >= since))
    .reduce((sum, { amount }) => sum + amount, 0);
  const missing = monthlyPoints[tierOf(store, userId, clock.now())] - given;
  if (missing > 0)
    post(books, userId, {
      type: 'earn',
      amount: missing,
      description: texts.say('server.points.monthly'),
      source: monthly,
    });
}

/** Points somebody wants to use. */
export interface Wanted {
  readonly points: number;
  readonly description: string;
  readonly source: string;
  readonly sourceId?: string;
  readonly texts: Texts;
}

/** Takes points from a balance; part of a `store.write`. @throws {Refusal} 402 when there are too few. */
export function reserve(books: Books, userId: number, wanted: Wanted): void {
  const { points, texts, ...line } = wanted;
  allocateDue(books, userId, texts);
  const balance = pointsOf(books.store, userId)?.currentBalance ?? 0;
  if (balance < points)
    throw new Refusal(402, 'server.points.missing', { values: { needed: points, balance } });
  if (points > 0) post(books, userId, { type: 'spend', amount: -points, ...line });
}

/**
 * Takes points for a call that is carried out right away and answers with {@link settle}. Until then
 * they are written down as held, so that a server that stops in between returns them. Part of a
 * `store.write`. @throws {Refusal} 402 when there are too few.
 */
export function hold(books: Books, userId: number, wanted: Wanted): number | undefined {
  reserve(books, userId, wanted);
  const { points, description, source, texts } = wanted;
  if (points === 0) return undefined;
  const { store, clock } = books;
  const { locale } = texts;
  const createdAt = instant(clock.now());
  const row = { userId, points, description, source, locale, createdAt };
  return store.insert('point_reservations', row).id;
}

/** Ends a hold: what was not used comes back. Part of a `store.write`; a second time does nothing. */
export function settle(books: Books, heldId: number | undefined, used: number, texts: Texts): void {
  const { store } = books;
  const held = heldId === undefined ? undefined : store.find('point_reservations', heldId);
  if (!held) return;
  store.remove('point_reservations', held.id);
  const back = held.points - Math.min(Math.max(used, 0), held.points);
  if (back > 0)
    post(books, held.userId, {
      type: 'refund',
      amount: back,
      description: texts.say('server.points.returned', { title: held.description }),
      source: held.source,
    });
}

/** Returns what calls of a former life of the server held: nobody is left to use it. */
export async function returnHeld(books: Books): Promise<void> {
  const { store } = books;
  const left = store.all('point_reservations').map(({ id, locale }) => ({ id, locale }));
  for (const { id, locale } of left) {
    const texts = await textsForStored(locale);
    await store.write(() => settle(books, id, 0, texts));
  }
}
