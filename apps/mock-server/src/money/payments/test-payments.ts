import type { PaymentStep, Payments } from './payments.js';
import { testPrefix } from './references.js';

/** Payments that charge nothing: the default, and the only kind a page has. */
export function createTestPayments({ randomToken }: { randomToken(): string }): Payments {
  const step = (userId: number): Promise<PaymentStep> =>
    Promise.resolve({
      clientSecret: `test_${userId}_secret_${randomToken()}`,
      reference: `${testPrefix}${userId}_${randomToken()}`,
    });
  return {
    publishableKey: null,
    provider: undefined,
    openSubscription: ({ userId }) => step(userId),
    openPurchase: ({ userId }) => step(userId),
    setRenewal: () => Promise.resolve(),
    abandon: () => Promise.resolve(),
    endNow: () => Promise.resolve(),
  };
}
