import type { Payments } from '../money/payments/payments.js';
import { createTestPayments } from '../money/payments/test-payments.js';
import type { Secrets } from '../handlers/http/secrets.js';
import type { Settings } from './settings.js';

/** Who collects money: Stripe where there are keys for it, else nobody. */
export async function paymentsOf(settings: Settings, secrets: Secrets): Promise<Payments> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY } = settings;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY) return createTestPayments(secrets);
  // The SDK is large: a server without keys starts without it.
  const { createStripePayments } = await import('./stripe/stripe-payments.js');
  return createStripePayments({
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    apiBase: settings.STRIPE_API_BASE,
  });
}

/** Who collects money, for the line a server prints at its start. */
export function describePayments({ STRIPE_SECRET_KEY, STRIPE_API_BASE }: Settings): string {
  if (!STRIPE_SECRET_KEY) return 'test mode (nothing is charged)';
  const kind = STRIPE_SECRET_KEY.startsWith('sk_live_') ? 'live' : 'Stripe’s test mode';
  return `Stripe, ${kind}${STRIPE_API_BASE ? `, at ${STRIPE_API_BASE}` : ''}`;
}
