import {
  billingCycles,
  currencies,
  subscriptionStatuses,
  type BillingCycleId,
  type Currency,
} from '@constella/api-client/contract';
import type { Stripe } from 'stripe';

import {
  PaymentError,
  type Money,
  type ReportedBill,
  type ReportedSubscription,
} from '../../money/payments/payments.js';

/** The one of our currencies in which Stripe counts whole units. */
const whole: readonly Currency[] = ['JPY'];

/** An amount as Stripe wants it: in the currency's smallest unit. */
export const stripeAmount = ({ amount, currency }: Money): number =>
  whole.includes(currency) ? Math.round(amount / 100) : amount;

function moneyOf(amount: number, name: string): Money {
  const currency = currencies.find((known) => known === name.toUpperCase());
  if (!currency) throw new PaymentError('refused', `Stripe: no currency of ours: ${name}`);
  return { amount: whole.includes(currency) ? amount * 100 : amount, currency };
}

/** The id of what may be expanded or not. */
export const idOf = (link: string | { readonly id: string } | null | undefined) =>
  typeof link === 'string' ? link : link?.id;

const at = (seconds: number): number => seconds * 1_000;
const atOrNull = (seconds: number | null): number | null => (seconds === null ? null : at(seconds));

/** A subscription in our words. */
export function subscriptionOf(subscription: Stripe.Subscription): ReportedSubscription {
  const { id, customer, start_date, created, cancel_at_period_end } = subscription;
  const periodEnd = at(subscription.items.data[0]?.current_period_end ?? created);
  const endsAt =
    atOrNull(subscription.ended_at) ??
    atOrNull(subscription.cancel_at) ??
    (cancel_at_period_end ? periodEnd : null);
  return {
    reference: id,
    customer: idOf(customer) ?? '',
    status: statusOf(subscription, endsAt !== null),
    startedAt: at(start_date),
    periodEnd,
    endsAt,
    canceledAt: atOrNull(subscription.canceled_at),
    lastInvoice: idOf(subscription.latest_invoice),
    order: orderOf(subscription.metadata),
  };
}

function statusOf({ status }: Stripe.Subscription, ends: boolean): ReportedSubscription['status'] {
  if (status === 'incomplete') return 'waiting';
  if (status === 'incomplete_expired') return 'expired';
  const known = subscriptionStatuses.find((one) => one === status);
  if (!known)
    throw new PaymentError('refused', `Stripe: an unknown subscription status: ${status}`);
  // What ends with its period is `canceled` with us from the moment it was said.
  return ends && (known === 'active' || known === 'trialing') ? 'canceled' : known;
}

function orderOf(metadata: Stripe.Metadata): ReportedSubscription['order'] {
  const planId = Number(metadata['planId']);
  const amount = Number(metadata['amount']);
  const currency = currencies.find((known) => known === metadata['currency']);
  const billingCycle: BillingCycleId | undefined = billingCycles.find(
    (cycle) => cycle === metadata['billingCycle'],
  );
  const complete = Number.isSafeInteger(planId) && Number.isSafeInteger(amount);
  return complete && billingCycle && currency
    ? { planId, billingCycle, amount, currency }
    : undefined;
}

/** The bill of a subscription's period. */
export function billOf(invoice: Stripe.Invoice): ReportedBill {
  const { id, customer, status, amount_due, amount_paid, currency, parent, payments } = invoice;
  const paid = status === 'paid';
  const payment = payments?.data.find((one) => one.is_default) ?? payments?.data[0];
  return {
    ...moneyOf(paid ? amount_paid : amount_due, currency),
    customer: idOf(customer) ?? '',
    reference: idOf(parent?.subscription_details?.subscription),
    invoiceId: id ?? null,
    paymentId: idOf(payment?.payment.payment_intent) ?? null,
    state: paid ? 'succeeded' : invoice.attempt_count > 0 ? 'failed' : 'pending',
    at: at(invoice.status_transitions.paid_at ?? invoice.created),
  };
}

/** A single payment, such as one for points. */
export function paymentOf(intent: Stripe.PaymentIntent): ReportedBill {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    ...moneyOf(intent.amount, intent.currency),
    customer: idOf(intent.customer) ?? '',
    reference: intent.id,
    invoiceId: null,
    paymentId: intent.id,
    state: intentState(intent, charge),
    at: at(intent.created),
  };
}

function intentState(
  { status, last_payment_error }: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
): ReportedBill['state'] {
  if (charge?.refunded) return 'refunded';
  if (status === 'succeeded') return 'succeeded';
  return status === 'canceled' || last_payment_error ? 'failed' : 'pending';
}
