import type { Payment, PointPackage } from '@constella/api-client/contract';

import { currentSubscription } from '../../money/membership.js';
import { billsOf } from '../../money/payments/bills.js';
import { currencyOf, minorUnits } from '../../money/payments/price.js';
import { packageText } from '../../money/payments/purchases.js';
import type { Texts } from '../../base/language/texts.js';
import { refuseField } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import type { Endpoint, ServerContext } from '../http/context.js';

/** The client's own key for this attempt, or one of ours: sent again with it, an order is one order. */
const keyOf = (request: Request, { secrets }: ServerContext): string =>
  request.headers.get('idempotency-key') ?? secrets.randomToken();

/**
 * Opens the payment step. The subscription waits as `unpaid`, and what the person has stays as it
 * is until it is paid: in test mode by the form's own report, else by what Stripe says.
 */
const createSubscription: Endpoint<'createSubscription'> = async (
  { request, body, signedIn },
  context,
) => {
  const { store, clock, billing } = context;
  const plan = store.find('subscription_plans', body.planId);
  if (!plan?.active) throw refuseField('planId', 'server.payment.unknownPlan');
  if (plan.tier === 'free') throw refuseField('planId', 'server.payment.freePlan');
  await billing.renew(signedIn.user);
  const current = currentSubscription(store, signedIn.user.id, clock.now());
  if (current?.planId === plan.id && current.status === 'active')
    throw refuseField('planId', 'server.payment.currentPlan', { status: 409 });
  const key = keyOf(request, context);
  const { user } = signedIn;
  return {
    body: { clientSecret: await billing.openSubscription(user, plan, body.billingCycle, key) },
  };
};

/** Stops renewing at the end of the paid period. */
const cancelSubscription: Endpoint<'cancelSubscription'> = (input, context) =>
  setRenewal(input, context, false);

/** Renews after all. */
const resumeSubscription: Endpoint<'resumeSubscription'> = (input, context) =>
  setRenewal(input, context, true);

async function setRenewal(
  { request, signedIn }: { request: Request; signedIn: { user: RowOf<'users'> } },
  context: ServerContext,
  renews: boolean,
) {
  const { billing } = context;
  await billing.renew(signedIn.user);
  const key = keyOf(request, context);
  const endDate = await billing.setRenewal(signedIn.user, renews, key);
  return { body: { ok: true, endDate } };
}

const paymentSettings: Endpoint<'paymentSettings'> = (_input, { billing }) => {
  const { provider, publishableKey } = billing.payments;
  return { body: { mode: provider ? 'stripe' : 'test', publishableKey } };
};

const confirmPayment: Endpoint<'confirmPayment'> = async ({ body, signedIn }, { billing }) => ({
  body: { state: await billing.confirm(signedIn.user, body.clientSecret) },
});

const paymentHistory: Endpoint<'paymentHistory'> = async ({ signedIn }, { store, billing }) => {
  await billing.renew(signedIn.user);
  return { body: billsOf(store, signedIn.user.id).map(paymentView) };
};

const paymentView = (row: RowOf<'payments'>): Payment => ({
  id: row.id,
  amount: row.amount,
  currency: row.currency,
  status: row.status as Payment['status'],
  method: row.paymentMethod,
  invoiceId: row.invoiceId,
  subscriptionId: row.subscriptionId,
  testMode: row.metadata['testMode'] === true,
  createdAt: row.createdAt,
});

const onSale = ({ active, status }: RowOf<'point_packages'>): boolean =>
  active && status !== 'inactive';

const pointPackages: Endpoint<'pointPackages'> = ({ signedIn, texts }, { store }) => {
  const currency = currencyOf(signedIn.user.region);
  return {
    body: store
      .all('point_packages')
      .filter((row) => onSale(row) && row.currency === currency)
      .map((row) => packageView(row, texts)),
  };
};

const packageView = (row: RowOf<'point_packages'>, texts: Texts): PointPackage => ({
  id: row.id,
  name: packageText(texts, row.name),
  description: packageText(texts, row.description ?? ''),
  points: row.points,
  price: minorUnits(row.price),
  currency: row.currency,
  popular: row.popular,
  bestValue: row.bestValue,
  status: row.status,
});

/** Opens the payment step of a package. */
const buyPoints: Endpoint<'buyPoints'> = async ({ request, body, signedIn, texts }, context) => {
  const { store, billing } = context;
  const bought = store.find('point_packages', body.packageId);
  if (!bought || !onSale(bought) || bought.currency !== currencyOf(signedIn.user.region))
    throw refuseField('packageId', 'server.payment.unknownPackage');
  const name = packageText(texts, bought.name);
  return {
    status: 201,
    body: await billing.openPurchase(signedIn.user, bought, name, keyOf(request, context)),
  };
};

/** The calls of this file. */
export const paymentEndpoints = {
  createSubscription,
  cancelSubscription,
  resumeSubscription,
  paymentSettings,
  confirmPayment,
  paymentHistory,
  pointPackages,
  buyPoints,
};
