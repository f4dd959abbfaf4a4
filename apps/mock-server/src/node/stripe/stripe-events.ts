import type { Stripe } from 'stripe';

import { PaymentError, type PaymentEvent } from '../../money/payments/payments.js';
import { idOf } from './stripe-objects.js';

/** Which of Stripe's events say that something of ours changed. Everything else is none of ours. */
const kinds = {
  'customer.subscription.created': 'subscription',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'customer.subscription.paused': 'subscription',
  'customer.subscription.resumed': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'payment_intent.succeeded': 'payment',
  'payment_intent.payment_failed': 'payment',
  'payment_intent.canceled': 'payment',
  'charge.refunded': 'payment',
} as const;

/** The part of an event's object this server reads; its shape depends on the account's API version. */
interface Mentioned {
  readonly id?: unknown;
  readonly customer?: string | { readonly id: string } | null;
  readonly payment_intent?: string | { readonly id: string } | null;
}

/**
 * An event that Stripe itself has signed within the last five minutes.
 *
 * @throws {PaymentError} of kind `signature`.
 */
export function readStripeEvent(
  stripe: Stripe,
  body: string,
  signature: string | null,
  secret: string | undefined,
  now: number,
): PaymentEvent {
  const refuse = () => new PaymentError('signature', 'Stripe: a message is not signed by it');
  if (!secret || !signature) throw refuse();
  let event: Stripe.Event;
  try {
    event = stripe.webhooks.constructEvent(body, signature, secret, undefined, undefined, now);
  } catch {
    throw refuse();
  }
  const { id, type, created } = event;
  return { id, type, createdAt: created * 1_000, about: aboutOf(event) };
}

function aboutOf({ type, data }: Stripe.Event): PaymentEvent['about'] {
  const kind = (kinds as Record<string, 'subscription' | 'invoice' | 'payment'>)[type];
  const object = data.object as Mentioned;
  const customer = idOf(object.customer);
  const id = type === 'charge.refunded' ? idOf(object.payment_intent) : object.id;
  return kind && customer && typeof id === 'string' ? { kind, id, customer } : undefined;
}
