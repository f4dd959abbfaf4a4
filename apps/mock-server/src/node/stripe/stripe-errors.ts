import { Stripe } from 'stripe';

import { PaymentError, type PaymentErrorKind } from '../../money/payments/payments.js';

/** Stripe's answer, or why there is none. @throws {PaymentError} */
export async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError)
      throw new PaymentError(kindOf(error), describe(error));
    throw error;
  }
}

function kindOf({ type, statusCode = 0 }: Stripe.errors.StripeError): PaymentErrorKind {
  if (type === 'StripeAuthenticationError' || type === 'StripePermissionError') return 'setup';
  if (type === 'StripeConnectionError' || type === 'StripeRateLimitError') return 'unavailable';
  return statusCode === 0 || statusCode >= 500 ? 'unavailable' : 'refused';
}

/** Facts without Stripe's own sentence, which quotes parts of keys, names and addresses. */
function describe(error: Stripe.errors.StripeError): string {
  const { type, code, param, statusCode, requestId } = error;
  const facts = [type, statusCode, code, param, requestId].filter(Boolean);
  return `Stripe: ${facts.join(' ')}`;
}
