import { instant } from '../clock.js';
import { currentSubscription } from '../engine/membership.js';
import { refuseField, Refusal } from '../refusal.js';
import type { Endpoint } from './context.js';

/**
 * Opens the payment step. In test mode nothing is charged: the subscription waits as `unpaid`,
 * and what the person has stays as it is until a payment is reported.
 */
const createSubscription: Endpoint<'createSubscription'> = async (
  { body, signedIn },
  { store, clock, secrets },
) => {
  const plan = store.find('subscription_plans', body.planId);
  if (!plan?.active) throw refuseField('planId', 'server.payment.unknownPlan');
  if (plan.tier === 'free') throw refuseField('planId', 'server.payment.freePlan');
  const now = clock.now();
  const current = currentSubscription(store, signedIn.user.id, now);
  if (current?.planId === plan.id && current.status === 'active')
    throw refuseField('planId', 'server.payment.currentPlan', { status: 409 });

  const row = await store.write(() => {
    const { user } = signedIn;
    // An unfinished payment step left one behind: only the last one can still be paid.
    for (const { id, status } of store.rowsBy('user_subscriptions', 'userId', user.id))
      if (status === 'unpaid') store.remove('user_subscriptions', id);
    return store.insert('user_subscriptions', {
      userId: user.id,
      planId: plan.id,
      status: 'unpaid',
      startDate: instant(now),
      endDate: null,
      autoRenew: true,
      billingCycle: body.billingCycle,
      // Periods begin with the first payment.
      nextBillingDate: null,
      canceledAt: null,
      createdAt: instant(now),
    });
  });
  return { body: { clientSecret: `test_${row.id}_secret_${secrets.randomToken()}` } };
};

/** Stops renewing at the end of the paid period. */
const cancelSubscription: Endpoint<'cancelSubscription'> = async (
  { signedIn },
  { store, clock },
) => {
  const now = clock.now();
  const current = currentSubscription(store, signedIn.user.id, now);
  if (current?.status !== 'active') throw new Refusal(409, 'server.payment.nothingToCancel');
  const row = await store.write(() =>
    store.update('user_subscriptions', current.id, {
      status: 'canceled',
      autoRenew: false,
      canceledAt: instant(now),
      endDate: current.nextBillingDate ?? instant(now),
    }),
  );
  return { body: { ok: true, endDate: row?.endDate ?? null } };
};

/** The calls of this file. */
export const paymentEndpoints = { createSubscription, cancelSubscription };
