import { isEntitled, type SubscriptionTier } from '@constella/api-client/contract';

import { addMonths } from '../base/clock.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';

type SubscriptionRow = RowOf<'user_subscriptions'>;

/**
 * A payment step that was opened and not paid: no period has ever begun. A subscription whose
 * renewal was never paid is `unpaid` too, but it had periods.
 */
export const isOpenStep = ({ status, nextBillingDate }: SubscriptionRow): boolean =>
  status === 'unpaid' && nextBillingDate === null;

const isOver = ({ endDate }: SubscriptionRow, now: number): boolean =>
  endDate !== null && Date.parse(endDate) <= now;

/** The subscription a member sees: the last one that began and is not over. */
export function currentSubscription(
  store: Store,
  userId: number,
  now: number,
): SubscriptionRow | undefined {
  return store
    .rowsBy('user_subscriptions', 'userId', userId)
    .findLast((row) => !isOpenStep(row) && !isOver(row, now));
}

/** The plan whose limits count; the free one for whoever never subscribed or does not pay. */
export function planOf(
  store: Store,
  userId: number,
  now: number,
): RowOf<'subscription_plans'> | undefined {
  const subscription = currentSubscription(store, userId, now);
  return subscription && isEntitled(subscription.status)
    ? store.find('subscription_plans', subscription.planId)
    : store.all('subscription_plans').find(({ tier }) => tier === 'free');
}

/** The tier a user has. */
export const tierOf = (store: Store, userId: number, now: number): SubscriptionTier =>
  planOf(store, userId, now)?.tier ?? 'free';

/**
 * Full months of paid membership without a gap until now: subscriptions of which each began before
 * the one before it was over. Nothing for whoever does not pay now.
 */
export function paidMonths(store: Store, userId: number, now: number): number {
  const current = currentSubscription(store, userId, now);
  if (!current || tierOf(store, userId, now) === 'free') return 0;
  let begin = Date.parse(current.startDate);
  for (const row of store.rowsBy('user_subscriptions', 'userId', userId).toReversed()) {
    if (row.id === current.id || isOpenStep(row) || row.endDate === null) continue;
    if (Date.parse(row.endDate) >= begin) begin = Math.min(begin, Date.parse(row.startDate));
  }
  let months = 0;
  while (addMonths(begin, months + 1) <= now) months += 1;
  return months;
}
