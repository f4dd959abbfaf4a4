import {
  billingCycleFacts,
  subscriptionPath,
  type SubscriptionStatus,
} from '@constella/api-client/contract';

import { addMonths, instant } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import { raiseAllocation, type Books } from '../ledger.js';
import { currentSubscription, isOpenStep } from '../membership.js';
import { recordBill } from './bills.js';
import type { ReportedSubscription } from './payments.js';
import { cyclePrice } from './price.js';
import { forget, referenceOf, remember } from './references.js';

type SubscriptionRow = RowOf<'user_subscriptions'>;

/** The period a subscription is in. */
interface Period {
  readonly begin: number;
  /** When the next payment is due. */
  readonly end: number;
}

/**
 * Begins a paid membership: the one before it ends at the same moment, and the points of the new
 * tier are there at once. Part of a `store.write`.
 */
export function begin(
  books: Books,
  row: SubscriptionRow,
  { begin: start, end }: Period,
  texts: Texts,
  status: SubscriptionStatus = 'active',
): void {
  const { store } = books;
  const former = currentSubscription(store, row.userId, start);
  if (former)
    store.update('user_subscriptions', former.id, {
      ...step(former, 'canceled'),
      autoRenew: false,
      canceledAt: former.canceledAt ?? instant(start),
      endDate: instant(start),
    });
  store.update('user_subscriptions', row.id, {
    status,
    startDate: instant(start),
    nextBillingDate: instant(end),
  });
  raiseAllocation(books, row.userId, texts);
}

/** The new status if there is an allowed way to it, step by step; else the old one. */
const step = (
  { status }: SubscriptionRow,
  to: SubscriptionStatus,
): { status: SubscriptionStatus } => (subscriptionPath(status, to) ? { status: to } : { status });

/** Stops renewing at the end of the period that is paid, or goes on after all. */
export function setRenewal(store: Store, row: SubscriptionRow, renews: boolean, now: number): void {
  store.update('user_subscriptions', row.id, {
    ...step(row, renews ? 'active' : 'canceled'),
    autoRenew: renews,
    canceledAt: renews ? null : instant(now),
    endDate: renews ? null : (row.nextBillingDate ?? instant(now)),
  });
}

/** The end of the period that begins after so many cycles, counted from the first day. */
const periodEnd = ({ startDate, billingCycle }: SubscriptionRow, cycles: number): number =>
  addMonths(Date.parse(startDate), billingCycleFacts[billingCycle].multiplier * cycles);

/**
 * Test mode's renewals: for every cycle that has ended a payment of nothing and the next date. A
 * trial becomes a membership with its first payment. Part of a `store.write`.
 */
export function renewDue({ store, clock }: Books, user: RowOf<'users'>): void {
  const now = clock.now();
  const row = currentSubscription(store, user.id, now);
  if (!row || !isDue(row, now)) return;
  const plan = store.find('subscription_plans', row.planId);
  const ordered = referenceOf(store, row);
  const price = ordered ?? (plan && cyclePrice(store, plan, user.region, row.billingCycle));
  let due = Date.parse(row.nextBillingDate!);
  for (let cycles = 1; due <= now; cycles += 1) {
    const end = periodEnd(row, cycles);
    if (end <= due) continue;
    if (price)
      recordBill(store, {
        userId: user.id,
        subscriptionId: row.id,
        amount: price.amount,
        currency: price.currency,
        ...testBill(row.id, due),
      });
    due = end;
  }
  store.update('user_subscriptions', row.id, {
    ...step(row, 'active'),
    nextBillingDate: instant(due),
  });
}

/** Whether a subscription of test mode has a renewal to be written down. */
export const isDue = (
  { status, autoRenew, nextBillingDate }: SubscriptionRow,
  now: number,
): boolean =>
  autoRenew &&
  (status === 'active' || status === 'trialing') &&
  nextBillingDate !== null &&
  Date.parse(nextBillingDate) <= now;

/** The special fields of a payment that charged nothing. */
export const testBill = (subscriptionId: number, at: number) => ({
  invoiceId: `T-${String(subscriptionId).padStart(4, '0')}-${instant(at).slice(0, 10)}`,
  paymentId: null,
  state: 'succeeded' as const,
  method: 'stripe' as const,
  at,
  metadata: { testMode: true },
});

/** The subscription a report is about, if this server knows it. */
export function rowOf(store: Store, reference: string): SubscriptionRow | undefined {
  const known = store.findBy('payment_references', 'reference', reference);
  return known?.subscriptionId ? store.find('user_subscriptions', known.subscriptionId) : undefined;
}

/**
 * Puts down what the provider says of a subscription. It says how things are, not what happened, so
 * hearing it twice or late is harmless. Part of a `store.write`.
 */
export function applyReport(
  books: Books,
  userId: number,
  report: ReportedSubscription,
  texts: Texts,
): void {
  const { store, clock } = books;
  if (report.status === 'waiting') return;
  const known = rowOf(store, report.reference);
  const over =
    report.status === 'expired' || (report.endsAt !== null && report.endsAt <= clock.now());
  if (over && (!known || isOpenStep(known))) {
    const reference = store.findBy('payment_references', 'reference', report.reference);
    if (reference) forget(store, reference);
    return;
  }
  if (report.status === 'expired') return;
  const row = known ?? adopt(store, userId, report, clock.now());
  if (!row) return;
  const first = isOpenStep(row);
  if (first)
    begin(books, row, { begin: report.startedAt, end: report.periodEnd }, texts, report.status);
  store.update('user_subscriptions', row.id, {
    ...(first ? { status: report.status } : step(row, report.status)),
    autoRenew: report.endsAt === null,
    nextBillingDate: instant(report.periodEnd),
    endDate: report.endsAt === null ? null : instant(report.endsAt),
    canceledAt: report.canceledAt === null ? null : instant(report.canceledAt),
  });
  if (first) store.update('users', userId, { stripeSubscriptionId: report.reference });
}

/**
 * A subscription that is paid for at the provider and unknown here, because its payment step was
 * opened again meanwhile or the server stopped in between: whoever paid gets what they paid for.
 */
function adopt(
  store: Store,
  userId: number,
  { order, reference, startedAt }: ReportedSubscription,
  now: number,
): SubscriptionRow | undefined {
  if (!order || !store.find('subscription_plans', order.planId)) return undefined;
  const row = openRow(store, userId, order, startedAt);
  const { amount, currency } = order;
  const opened = { userId, subscriptionId: row.id, amount, currency, now };
  remember(store, { ...opened, step: { reference }, secretHash: null });
  return row;
}

/** A membership that waits for its first payment. */
export const openRow = (
  store: Store,
  userId: number,
  { planId, billingCycle }: Pick<SubscriptionRow, 'planId' | 'billingCycle'>,
  now: number,
): SubscriptionRow =>
  store.insert('user_subscriptions', {
    userId,
    planId,
    status: 'unpaid',
    startDate: instant(now),
    endDate: null,
    autoRenew: true,
    billingCycle,
    // Periods begin with the first payment.
    nextBillingDate: null,
    canceledAt: null,
    createdAt: instant(now),
  });

/** The end of the first period of a membership that begins now. */
export const firstPeriod = (row: SubscriptionRow, now: number): Period => ({
  begin: now,
  end: addMonths(now, billingCycleFacts[row.billingCycle].multiplier),
});
