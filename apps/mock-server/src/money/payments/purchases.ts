import { instant } from '../../base/clock.js';
import type { Texts } from '../../base/language/texts.js';
import type { ServerText } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import { pointsOf, post, type Books } from '../ledger.js';
import { recordBill } from './bills.js';
import type { PaymentState, ReportedBill } from './payments.js';

type Purchase = RowOf<'point_purchases'>;

/** The name of a package: the seed's have names in every language, an administrator's have one. */
export const packageText = (texts: Texts, stored: string): string =>
  texts.say(stored as ServerText['id']);

/** The status a purchase gets. A card that is declined may be followed by one that is not. */
const outcomes: Record<PaymentState, (purchase: Purchase) => Purchase['status'] | undefined> = {
  pending: () => undefined,
  succeeded: ({ status }) =>
    status === 'pending' || status === 'failed' ? 'completed' : undefined,
  failed: ({ status }) => (status === 'pending' ? 'failed' : undefined),
  refunded: ({ status }) => (status === 'refunded' ? undefined : 'refunded'),
};

/**
 * Puts down how the payment of a purchase stands. The points are booked with the change of status,
 * in one write: once, however often it is reported. Part of a `store.write`.
 */
export function settlePurchase(
  books: Books,
  purchaseId: number,
  bill: Pick<ReportedBill, 'state' | 'paymentId' | 'at'>,
  texts: Texts,
  metadata: Record<string, unknown> = {},
): void {
  const { store, clock } = books;
  const purchase = store.find('point_purchases', purchaseId);
  const status = purchase && outcomes[bill.state](purchase);
  if (!purchase || !status) return;
  const { userId, points, amount, currency } = purchase;
  const bought = store.find('point_packages', purchase.packageId)?.name ?? '';
  const name = packageText(texts, bought);
  const line = { source: 'point_purchase', sourceId: String(purchase.id) };

  if (status === 'completed')
    post(books, userId, {
      type: 'earn',
      amount: points,
      description: texts.say('server.points.bought', { name }),
      ...line,
    });
  if (status === 'refunded' && purchase.status === 'completed') {
    // What is spent cannot be taken back: a balance never goes below zero.
    const left = Math.min(points, pointsOf(store, userId)?.currentBalance ?? 0);
    if (left > 0)
      post(books, userId, {
        type: 'adjustment',
        amount: -left,
        description: texts.say('server.points.takenBack', { name }),
        ...line,
      });
  }
  store.update('point_purchases', purchase.id, {
    status,
    paymentId: bill.paymentId ?? purchase.paymentId,
    completedAt: status === 'completed' ? instant(clock.now()) : purchase.completedAt,
  });
  recordBill(store, {
    userId,
    subscriptionId: null,
    invoiceId: null,
    paymentId: bill.paymentId ?? `T-P-${purchase.id}`,
    state: bill.state,
    method: 'stripe',
    at: bill.at,
    amount,
    currency,
    metadata: { ...metadata, purchaseId: purchase.id },
  });
}
