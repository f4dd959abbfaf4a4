import { instant } from '../../base/clock.js';
import { textsForStored } from '../../base/language/texts.js';
import { Refusal } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import { currentSubscription, isOpenStep } from '../membership.js';
import { recordBill } from './bills.js';
import type { PaymentContext } from './payment-context.js';
import type {
  PaymentEvent,
  PaymentProvider,
  PaymentState,
  ReportedBill,
  ReportedSubscription,
} from './payments.js';
import { settlePurchase } from './purchases.js';
import { providerReference, type Reference } from './references.js';
import { applyReport, rowOf } from './subscriptions.js';

type User = RowOf<'users'>;

/** Milliseconds an event is remembered: Stripe sends one again for 30 days at most. */
const eventLifetime = 35 * 24 * 60 * 60 * 1_000;

/** The facts looked up at the provider. */
interface Facts {
  readonly subscription?: ReportedSubscription | undefined;
  readonly bill?: ReportedBill | undefined;
}

/**
 * Acts on a message of the provider: what it is about is looked up there, so the order in which
 * messages arrive does not matter, and the message is remembered in the same write.
 *
 * @throws {Refusal} 400 for a message that is not the provider's, 5xx when it has to be sent again.
 */
export async function receive(
  context: PaymentContext,
  body: string,
  signature: string | null,
): Promise<void> {
  const { store, clock, payments } = context;
  const { provider } = payments;
  if (!provider) throw new Refusal(404, 'server.request.noSuchPath');
  const event = await context.asked(async () => provider.readEvent(body, signature, clock.now()));
  const { about } = event;
  if (!about || isHandled(context, event)) return;
  const user = store
    .all('users')
    .find(({ stripeCustomerId }) => stripeCustomerId === about.customer);
  if (!user) {
    context.sayOnce(`A message about a payment is for nobody here: ${about.customer}.`);
    return;
  }
  await context.inTurn(user.id, async (member) => {
    if (isHandled(context, event)) return;
    await put(context, member, await factsOf(provider, about), () => rememberEvent(context, event));
  });
}

/** Looks a payment step up at the provider and puts down what it says. */
export async function lookUp(
  context: PaymentContext,
  user: User,
  known: Reference,
): Promise<PaymentState> {
  const { store, payments } = context;
  const { provider } = payments;
  if (!provider) return 'pending';
  const kind = known.subscriptionId === null ? 'payment' : 'subscription';
  const facts = await factsOf(provider, { kind, id: known.reference });
  await put(context, user, facts);
  const row = rowOf(store, known.reference);
  const begun = row && !isOpenStep(row);
  return begun ? 'succeeded' : (facts.bill?.state ?? 'pending');
}

async function factsOf(
  provider: PaymentProvider,
  { kind, id }: Pick<NonNullable<PaymentEvent['about']>, 'kind' | 'id'>,
): Promise<Facts> {
  if (kind === 'payment') return { bill: await provider.payment(id) };
  if (kind === 'subscription') {
    const subscription = await provider.subscription(id);
    const { lastInvoice } = subscription;
    return { subscription, bill: lastInvoice ? await provider.invoice(lastInvoice) : undefined };
  }
  const bill = await provider.invoice(id);
  return {
    bill,
    subscription: bill.reference ? await provider.subscription(bill.reference) : undefined,
  };
}

async function put(
  context: PaymentContext,
  user: User,
  { subscription, bill }: Facts,
  also: () => void = () => undefined,
): Promise<void> {
  const { store, clock } = context;
  if (subscription) await endFormer(context, user, subscription);
  const texts = await textsForStored(user.language);
  await store.write(() => {
    if (subscription) applyReport({ store, clock }, user.id, subscription, texts);
    if (bill) putBill(context, user, bill, texts);
    also();
  });
}

/**
 * A membership that begins takes the place of the one before: that one ends at the provider too, so
 * that nobody pays for two. If this fails nothing is stored, and the message comes again.
 */
async function endFormer(
  { store, clock, payments }: PaymentContext,
  user: User,
  { status, reference }: ReportedSubscription,
): Promise<void> {
  const row = rowOf(store, reference);
  if (status === 'waiting' || status === 'expired' || status === 'canceled') return;
  if (row && !isOpenStep(row)) return;
  const former = currentSubscription(store, user.id, clock.now());
  const known = former && providerReference(store, former);
  if (known) await payments.endNow(known);
}

function putBill(
  { store, clock }: PaymentContext,
  user: User,
  bill: ReportedBill,
  texts: Awaited<ReturnType<typeof textsForStored>>,
): void {
  if (bill.state === 'pending') return;
  const known = bill.reference
    ? store.findBy('payment_references', 'reference', bill.reference)
    : undefined;
  if (known?.purchaseId) {
    settlePurchase({ store, clock }, known.purchaseId, bill, texts);
    return;
  }
  // A payment is told of beside its bill; alone it is news only of one that is written down.
  const written = store
    .rowsBy('payments', 'userId', user.id)
    .some(({ paymentId }) => paymentId !== null && paymentId === bill.paymentId);
  if (bill.invoiceId === null && !written) return;
  const { reference: _reference, customer: _customer, ...rest } = bill;
  recordBill(store, {
    ...rest,
    userId: user.id,
    subscriptionId: known?.subscriptionId ?? null,
    method: 'stripe',
  });
}

const isHandled = ({ store }: PaymentContext, { id }: PaymentEvent): boolean =>
  store.findBy('payment_events', 'eventId', id) !== undefined;

/** Remembers an event and forgets those nobody sends any more; part of a `store.write`. */
function rememberEvent(
  { store, clock }: PaymentContext,
  { id, type, createdAt }: PaymentEvent,
): void {
  const oldest = instant(clock.now() - eventLifetime);
  const forgotten = store.all('payment_events').filter(({ receivedAt }) => receivedAt < oldest);
  for (const { id: old } of forgotten) store.remove('payment_events', old);
  store.insert('payment_events', {
    eventId: id,
    type,
    receivedAt: instant(clock.now()),
    createdAt: instant(createdAt),
  });
}
