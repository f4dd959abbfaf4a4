import type { BillingCycleId } from '@constella/api-client/contract';

import { instant } from '../../base/clock.js';
import { textsForStored } from '../../base/language/texts.js';
import { Refusal, refuseField } from '../../base/refusal.js';
import type { RowOf } from '../../store/tables.js';
import { pointsOf, roomFor } from '../ledger.js';
import { currentSubscription, isOpenStep } from '../membership.js';
import { recordBill } from './bills.js';
import { PaymentContext, type PaymentContextOptions } from './payment-context.js';
import { lookUp, receive } from './provider-updates.js';
import type { PaymentState, Payments } from './payments.js';
import { cyclePrice, minorUnits } from './price.js';
import { settlePurchase } from './purchases.js';
import { forget, providerReference, remember, type Reference } from './references.js';
import {
  begin,
  firstPeriod,
  isDue,
  openRow,
  renewDue,
  rowOf,
  setRenewal,
  testBill,
} from './subscriptions.js';

type User = RowOf<'users'>;

/**
 * Memberships and points bought, whoever collects the money. The provider is asked first and the
 * store written after it, in one piece: when the provider fails, nothing has changed here.
 */
export class Billing {
  readonly #context: PaymentContext;

  constructor(options: PaymentContextOptions) {
    this.#context = new PaymentContext(options);
  }

  get payments(): Payments {
    return this.#context.payments;
  }

  /**
   * Opens the payment step of a membership; what the member has stays until it is paid.
   *
   * @returns the secret the payment form confirms it with.
   */
  openSubscription(
    { id: userId }: User,
    plan: RowOf<'subscription_plans'>,
    billingCycle: BillingCycleId,
    key: string,
  ): Promise<string> {
    const { store, clock, payments, digest } = this.#context;
    return this.#context.inTurn(userId, async (user) => {
      const price = cyclePrice(store, plan, user.region, billingCycle);
      if (!price) throw refuseField('planId', 'server.payment.notInRegion');
      const step = await payments.openSubscription({
        ...price,
        userId,
        customer: await this.#customerOf(user),
        planId: plan.id,
        planName: plan.name,
        billingCycle,
        key,
      });
      const secretHash = await digest(step.clientSecret);
      const abandoned = await store.write(() => {
        const others = this.#openSteps(userId, step.reference);
        // An unfinished payment step left one behind: only the last one can still be paid.
        for (const one of others) forget(store, one);
        if (!rowOf(store, step.reference)) {
          const now = clock.now();
          const row = openRow(store, userId, { planId: plan.id, billingCycle }, now);
          remember(store, { ...price, userId, subscriptionId: row.id, step, secretHash, now });
        }
        return others;
      });
      // Where this fails it expires by itself; and if it is paid after all, it is found and counts.
      for (const { reference } of abandoned)
        await this.#context.try(() => payments.abandon(reference));
      return step.clientSecret;
    });
  }

  /** Opens the payment step of a point package. */
  openPurchase(
    { id: userId }: User,
    bought: RowOf<'point_packages'>,
    packageName: string,
    key: string,
  ): Promise<{ purchaseId: number; clientSecret: string }> {
    const { store, clock, payments, digest } = this.#context;
    return this.#context.inTurn(userId, async (user) => {
      const points = pointsOf(store, userId);
      if (points && roomFor(points, true) < bought.points)
        throw new Refusal(409, 'server.points.full');
      const price = { amount: minorUnits(bought.price), currency: bought.currency };
      const step = await payments.openPurchase({
        ...price,
        userId,
        customer: await this.#customerOf(user),
        packageId: bought.id,
        packageName,
        key,
      });
      const secretHash = await digest(step.clientSecret);
      const purchaseId = await store.write(() => {
        const known = store.findBy('payment_references', 'reference', step.reference)?.purchaseId;
        if (known) return known;
        const now = clock.now();
        const purchase = store.insert('point_purchases', {
          ...price,
          userId,
          packageId: bought.id,
          points: bought.points,
          createdAt: instant(now),
        });
        remember(store, { ...price, userId, purchaseId: purchase.id, step, secretHash, now });
        return purchase.id;
      });
      return { purchaseId, clientSecret: step.clientSecret };
    });
  }

  /**
   * The form says that it is paid. In test mode that is all there is to know; a real provider is
   * asked how things stand, so that a member need not wait for its message.
   */
  confirm({ id: userId }: User, clientSecret: string): Promise<PaymentState> {
    const { store, payments, digest } = this.#context;
    return this.#context.inTurn(userId, async (user) => {
      const hash = await digest(clientSecret);
      const reference = store.findBy('payment_references', 'secretHash', hash);
      if (reference?.userId !== userId) throw new Refusal(404, 'server.payment.noStep');
      if (payments.provider) return lookUp(this.#context, user, reference);
      await this.#payInTestMode(user, reference);
      return 'succeeded';
    });
  }

  /**
   * Whether the current membership goes on after the period that is paid.
   *
   * @returns when it ends; null when it goes on.
   */
  setRenewal({ id: userId }: User, renews: boolean, key: string): Promise<string | null> {
    const { store, clock, payments } = this.#context;
    return this.#context.inTurn(userId, async () => {
      const current = currentSubscription(store, userId, clock.now());
      const from = renews ? 'canceled' : 'active';
      const reference = current && providerReference(store, current);
      // What was begun in test mode has nobody who would be paid.
      if (current?.status !== from || (renews && payments.provider && !reference))
        throw new Refusal(
          409,
          renews ? 'server.payment.nothingToResume' : 'server.payment.nothingToCancel',
        );
      if (reference) await payments.setRenewal(reference, renews, key);
      await store.write(() => {
        const row = store.find('user_subscriptions', current.id);
        if (row?.status === from) setRenewal(store, row, renews, clock.now());
      });
      return store.find('user_subscriptions', current.id)?.endDate ?? null;
    });
  }

  /** Ends whatever the provider would go on billing an account for. @throws {Refusal} */
  leave({ id: userId }: User): Promise<void> {
    const { store, payments } = this.#context;
    return this.#context.inTurn(userId, async () => {
      for (const row of store.rowsBy('user_subscriptions', 'userId', userId)) {
        const reference = providerReference(store, row);
        if (reference) await payments.endNow(reference);
      }
    });
  }

  /** Writes down the renewals that have come due in test mode. A real provider reports its own. */
  async renew({ id: userId }: User): Promise<void> {
    const { store, clock, payments } = this.#context;
    const row = currentSubscription(store, userId, clock.now());
    if (payments.provider || !row || !isDue(row, clock.now())) return;
    await store.write(() => {
      const user = store.find('users', userId);
      if (user) renewDue({ store, clock }, user);
    });
  }

  /** A message of the provider; see {@link receive}. */
  receive(body: string, signature: string | null): Promise<void> {
    return receive(this.#context, body, signature);
  }

  /**
   * Memberships begun in test mode end with their period once payments are real: nobody pays for
   * them. Called when a server starts.
   */
  async endTestMemberships(): Promise<void> {
    const { store, clock, payments } = this.#context;
    if (!payments.provider) return;
    const unpaid = store
      .all('user_subscriptions')
      .filter((row) => row.status === 'active' && !providerReference(store, row));
    if (unpaid.length === 0) return;
    await store.write(() => {
      for (const row of unpaid) setRenewal(store, row, false, clock.now());
    });
  }

  #openSteps(userId: number, except: string): Reference[] {
    const { store } = this.#context;
    return store.rowsBy('payment_references', 'userId', userId).filter((known) => {
      const row = known.subscriptionId && store.find('user_subscriptions', known.subscriptionId);
      return row && isOpenStep(row) && known.reference !== except;
    });
  }

  /** The member's customer at the provider, made with their first payment and never again. */
  async #customerOf(user: User): Promise<string | null> {
    const { store, payments } = this.#context;
    if (!payments.provider) return null;
    if (user.stripeCustomerId) return user.stripeCustomerId;
    const customer = await payments.provider.createCustomer({
      userId: user.id,
      email: user.email ?? null,
      name: user.fullName ?? user.username,
      since: user.createdAt,
    });
    await store.write(() => store.update('users', user.id, { stripeCustomerId: customer }));
    return customer;
  }

  async #payInTestMode(user: User, { subscriptionId, purchaseId, ...price }: Reference) {
    const { store, clock } = this.#context;
    const texts = await textsForStored(user.language);
    const now = clock.now();
    const { amount, currency } = price;
    await store.write(() => {
      if (purchaseId !== null) {
        const bill = { state: 'succeeded', paymentId: null, at: now } as const;
        settlePurchase({ store, clock }, purchaseId, bill, texts, { testMode: true });
      }
      const row =
        subscriptionId === null ? undefined : store.find('user_subscriptions', subscriptionId);
      if (!row || !isOpenStep(row)) return;
      begin({ store, clock }, row, firstPeriod(row, now), texts);
      recordBill(store, {
        userId: user.id,
        subscriptionId: row.id,
        amount,
        currency,
        ...testBill(row.id, now),
      });
    });
  }
}
