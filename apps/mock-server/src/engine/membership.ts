import type { SubscriptionTier } from '@constella/api-client/contract';

import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';

/** The subscription that counts: active, or canceled and still in its paid period. */
export function currentSubscription(
  store: Store,
  userId: number,
  now: number,
): RowOf<'user_subscriptions'> | undefined {
  return store
    .rowsBy('user_subscriptions', 'userId', userId)
    .findLast(
      ({ status, endDate }) =>
        status !== 'unpaid' && (endDate === null || Date.parse(endDate) > now),
    );
}

/** The plan a user has; the free one for whoever never subscribed. */
export function planOf(
  store: Store,
  userId: number,
  now: number,
): RowOf<'subscription_plans'> | undefined {
  const subscription = currentSubscription(store, userId, now);
  return subscription
    ? store.find('subscription_plans', subscription.planId)
    : store.all('subscription_plans').find(({ tier }) => tier === 'free');
}

/** The tier a user has. */
export const tierOf = (store: Store, userId: number, now: number): SubscriptionTier =>
  planOf(store, userId, now)?.tier ?? 'free';
