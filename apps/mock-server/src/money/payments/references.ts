import { instant } from '../../base/clock.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Money, PaymentStep } from './payments.js';

/** The link between a row of ours and its id at the provider. */
export type Reference = RowOf<'payment_references'>;

/** A step to be remembered, and what it is for. */
interface Opened extends Money {
  readonly userId: number;
  readonly subscriptionId?: number;
  readonly purchaseId?: number;
  readonly step: Pick<PaymentStep, 'reference'>;
  /** How the client secret is recognised; null for what was found at the provider. */
  readonly secretHash: string | null;
  readonly now: number;
}

/** Remembers a step; part of a `store.write`. */
export const remember = (store: Store, opened: Opened): Reference =>
  store.insert('payment_references', {
    userId: opened.userId,
    subscriptionId: opened.subscriptionId ?? null,
    purchaseId: opened.purchaseId ?? null,
    reference: opened.step.reference,
    secretHash: opened.secretHash,
    amount: opened.amount,
    currency: opened.currency,
    createdAt: instant(opened.now),
  });

/** The reference of a subscription; undefined for one of the demo data. */
export const referenceOf = (
  store: Store,
  { id, userId }: RowOf<'user_subscriptions'>,
): Reference | undefined =>
  store
    .rowsBy('payment_references', 'userId', userId)
    .find(({ subscriptionId }) => subscriptionId === id);

/** The prefix of every reference of test mode; no provider calls anything so. */
export const testPrefix = 'test_';

/** A real provider's id of a subscription; undefined for one that was begun in test mode. */
export function providerReference(
  store: Store,
  row: RowOf<'user_subscriptions'>,
): string | undefined {
  const reference = referenceOf(store, row)?.reference;
  return reference?.startsWith(testPrefix) ? undefined : reference;
}

/** Removes a payment step nobody can pay any more, with what was waiting for it. */
export function forget(store: Store, reference: Reference): void {
  if (reference.subscriptionId !== null)
    store.remove('user_subscriptions', reference.subscriptionId);
  store.remove('payment_references', reference.id);
}
