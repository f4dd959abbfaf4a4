import { createHash } from 'node:crypto';

import { billingCycleFacts } from '@constella/api-client/contract';
import { Stripe } from 'stripe';

import {
  PaymentError,
  type PaymentProvider,
  type Payments,
} from '../../money/payments/payments.js';
import { asked } from './stripe-errors.js';
import { readStripeEvent } from './stripe-events.js';
import { billOf, paymentOf, stripeAmount, subscriptionOf } from './stripe-objects.js';

/** How Stripe is reached. */
export interface StripeOptions {
  readonly secretKey: string;
  readonly publishableKey: string;
  /** Without it no message of Stripe is believed. */
  readonly webhookSecret: string | undefined;
  /** Another address that speaks Stripe's protocol, `http://127.0.0.1:12111`. @default Stripe */
  readonly apiBase?: string | undefined;
  /** Milliseconds one request may take; two retries make it three times as long at most. @default 10000 */
  readonly timeout?: number;
}

/** Payments through Stripe, with its own SDK. Card data never comes here: the form is Stripe's. */
export function createStripePayments(options: StripeOptions): Payments {
  const stripe = new Stripe(options.secretKey, {
    ...addressOf(options.apiBase),
    // Repeating is safe: every write carries an idempotency key.
    maxNetworkRetries: 2,
    timeout: options.timeout ?? 10_000,
    telemetry: false,
  });

  /** Products by plan that are known to exist at Stripe. */
  const products = new Map<string, Promise<string>>();
  const productOf = (planId: number, name: string): Promise<string> => {
    const id = `constella_plan_${planId}`;
    let known = products.get(id);
    if (!known) {
      known = asked(() => findOrCreateProduct(stripe, id, name));
      products.set(id, known);
      known.catch(() => products.delete(id));
    }
    return known;
  };

  const cancel = (reference: string, how: Stripe.SubscriptionCancelParams = {}) =>
    asked(async () => {
      try {
        await stripe.subscriptions.cancel(reference, how);
      } catch (error) {
        // Stripe does not find what has ended: that is what was wanted.
        if (!isMissing(error)) throw error;
      }
    });

  const provider: PaymentProvider = {
    createCustomer: ({ userId, email, name, since }) =>
      asked(async () => {
        const body = { name, metadata: { userId: String(userId) }, ...(email && { email }) };
        const idempotencyKey = keyOf('customer', since, JSON.stringify(body));
        return (await stripe.customers.create(body, { idempotencyKey })).id;
      }),
    subscription: (reference) =>
      asked(async () => subscriptionOf(await stripe.subscriptions.retrieve(reference))),
    invoice: (id) =>
      asked(async () => billOf(await stripe.invoices.retrieve(id, { expand: ['payments'] }))),
    payment: (id) =>
      asked(async () =>
        paymentOf(await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })),
      ),
    readEvent: (body, signature, now) =>
      readStripeEvent(stripe, body, signature, options.webhookSecret, now),
  };

  return {
    publishableKey: options.publishableKey,
    provider,

    async openSubscription(order) {
      const product = await productOf(order.planId, `Constella ${order.planName}`);
      return asked(async () => {
        const subscription = await stripe.subscriptions.create(
          {
            customer: customerOf(order),
            items: [
              {
                price_data: {
                  currency: order.currency.toLowerCase(),
                  product,
                  recurring: {
                    interval: 'month',
                    interval_count: billingCycleFacts[order.billingCycle].multiplier,
                  },
                  unit_amount: stripeAmount(order),
                },
              },
            ],
            // The form confirms the first invoice; until then nothing is active.
            payment_behavior: 'default_incomplete',
            payment_settings: { save_default_payment_method: 'on_subscription' },
            metadata: {
              planId: String(order.planId),
              billingCycle: order.billingCycle,
              amount: String(order.amount),
              currency: order.currency,
            },
            expand: ['latest_invoice.confirmation_secret'],
          },
          { idempotencyKey: keyOf('subscription', String(order.userId), order.key) },
        );
        const invoice = subscription.latest_invoice;
        const secret =
          typeof invoice === 'object' ? invoice?.confirmation_secret?.client_secret : undefined;
        return { reference: subscription.id, clientSecret: required(secret) };
      });
    },

    openPurchase: (order) =>
      asked(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: stripeAmount(order),
            currency: order.currency.toLowerCase(),
            customer: customerOf(order),
            description: order.packageName,
            automatic_payment_methods: { enabled: true },
            metadata: { packageId: String(order.packageId) },
          },
          { idempotencyKey: keyOf('purchase', String(order.userId), order.key) },
        );
        return { reference: intent.id, clientSecret: required(intent.client_secret) };
      }),

    setRenewal: (reference, renews, key) =>
      asked(async () => {
        await stripe.subscriptions.update(
          reference,
          { cancel_at_period_end: !renews },
          { idempotencyKey: keyOf('renewal', reference, String(renews), key) },
        );
      }),

    abandon: (reference) => cancel(reference),
    // What is left of a period that was paid becomes a credit on the next bill.
    endNow: (reference) => cancel(reference, { prorate: true, invoice_now: true }),
  };
}

function addressOf(base: string | undefined) {
  if (!base) return {};
  const { protocol, hostname, port } = new URL(base);
  const secure = protocol === 'https:';
  return {
    protocol: secure ? ('https' as const) : ('http' as const),
    // Node wants an IPv6 address without the brackets of a URL.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (secure ? 443 : 80),
  };
}

/** Stripe remembers keys per account for a day; a digest holds neither names nor addresses. */
const keyOf = (...parts: string[]): string =>
  `constella-${createHash('sha256').update(parts.join('\n')).digest('hex')}`;

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && error.statusCode === 404;

/** A product has an id of our choosing, so that there is one of each plan and not one of each sale. */
async function findOrCreateProduct(stripe: Stripe, id: string, name: string): Promise<string> {
  try {
    return (await stripe.products.retrieve(id)).id;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  return (
    await stripe.products.create({ id, name }, { idempotencyKey: keyOf('product', id, name) })
  ).id;
}

function customerOf({ customer }: { readonly customer: string | null }): string {
  if (customer === null) throw new PaymentError('setup', 'Stripe: an order has no customer');
  return customer;
}

function required(secret: string | null | undefined): string {
  if (!secret) throw new PaymentError('refused', 'Stripe: an answer has no client secret');
  return secret;
}
