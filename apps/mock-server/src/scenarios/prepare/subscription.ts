import type { SubscriptionStatus } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { recordBill } from '../../money/payments/bills.js';
import { testBill } from '../../money/payments/subscriptions.js';
import { day, daysBefore } from '../../seed/seeding.js';
import type { RowOf } from '../../store/tables.js';
import type { Preparation } from './preparation.js';

type Subscription = RowOf<'user_subscriptions'>;

/** Days of a trial, and those of it that have passed. */
const trial = { length: 14, passed: 5 };
/** Days since a renewal failed: while it is being collected, and when that was given up. */
const overdue = { past_due: 4, unpaid: 21 } as const;

/** The rows of a subscription in this state, as its history would have left them. */
function columnsOf(
  status: SubscriptionStatus,
  { nextBillingDate }: Subscription,
  now: number,
): Partial<Omit<Subscription, 'id' | 'revision'>> {
  switch (status) {
    case 'active':
      return {};
    case 'canceled':
      return { autoRenew: false, canceledAt: daysBefore(now, 3), endDate: nextBillingDate };
    case 'past_due':
    case 'unpaid':
      return { nextBillingDate: daysBefore(now, overdue[status]) };
    case 'trialing': {
      const begin = now - trial.passed * day;
      const nextBilling = instant(begin + trial.length * day);
      return { startDate: instant(begin), createdAt: instant(begin), nextBillingDate: nextBilling };
    }
    case 'paused':
      return { autoRenew: false, nextBillingDate: null };
  }
}

/** The demo user's subscription is in this state. */
export const inState =
  (status: SubscriptionStatus): Preparation =>
  ({ store, demo, now }) => {
    const [row] = store.rowsBy('user_subscriptions', 'userId', demo.id);
    if (!row) return;
    const columns = columnsOf(status, row, now);
    store.update('user_subscriptions', row.id, { status, ...columns });
    const bills = store.rowsBy('payments', 'subscriptionId', row.id);
    // Nobody has paid for a trial.
    if (status === 'trialing') for (const { id } of bills) store.remove('payments', id);
    const [first] = bills;
    if (!first || (status !== 'past_due' && status !== 'unpaid')) return;
    const { amount, currency } = first;
    // Collecting is tried again every week.
    for (let days: number = overdue[status]; days >= 0; days -= 7) {
      const at = now - days * day;
      const bill = { ...testBill(row.id, at), state: 'failed' as const };
      recordBill(store, { userId: demo.id, subscriptionId: row.id, amount, currency, ...bill });
    }
  };
