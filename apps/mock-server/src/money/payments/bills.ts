import type { PaymentMethod } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Money, PaymentState } from './payments.js';

/** A payment to be written down. */
export interface Bill extends Money {
  readonly userId: number;
  readonly subscriptionId: number | null;
  readonly invoiceId: string | null;
  readonly paymentId: string | null;
  readonly state: PaymentState;
  readonly method: PaymentMethod;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly metadata?: Record<string, unknown>;
}

/** A later state covers an earlier one: news that arrives late changes nothing. */
const order: readonly PaymentState[] = ['pending', 'failed', 'succeeded', 'refunded'];

/**
 * Writes a payment down, or what has become of it: a bill has one row however often it is reported.
 * Part of a `store.write`.
 */
export function recordBill(store: Store, bill: Bill): void {
  const known = store
    .rowsBy('payments', 'userId', bill.userId)
    .find(
      ({ invoiceId, paymentId }) =>
        (bill.invoiceId !== null && invoiceId === bill.invoiceId) ||
        (bill.paymentId !== null && paymentId === bill.paymentId),
    );
  if (!known) {
    const { state: status, method: paymentMethod, at, metadata = {}, ...rest } = bill;
    store.insert('payments', { ...rest, status, paymentMethod, metadata, createdAt: instant(at) });
    return;
  }
  if (order.indexOf(bill.state) <= order.indexOf(known.status as PaymentState)) return;
  // A refund is told about the payment, whose amount is the bill's.
  store.update('payments', known.id, {
    status: bill.state,
    amount: bill.state === 'refunded' ? known.amount : bill.amount,
    paymentId: known.paymentId ?? bill.paymentId,
    invoiceId: known.invoiceId ?? bill.invoiceId,
  });
}

/** The payments of a member, newest first. */
export const billsOf = (store: Store, userId: number): RowOf<'payments'>[] =>
  store
    .rowsBy('payments', 'userId', userId)
    .toSorted((one, other) => Date.parse(other.createdAt) - Date.parse(one.createdAt));
