import type { Payment, Subscription } from '@constella/api-client/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { addMonths, instant } from '../../base/clock.js';
import { pointsOf } from '../../money/ledger.js';
import { startStripeFake, stripeKeys, type StripeObject } from '../../testing/stripe-fake.js';
import {
  createTestServer,
  TestClock,
  testNow,
  type TestBrowser,
} from '../../testing/test-server.js';
import { createStripePayments } from './stripe-payments.js';

let clock: TestClock;
let stripe: Awaited<ReturnType<typeof startStripeFake>>;
let server: Awaited<ReturnType<typeof createTestServer>>;
let member: TestBrowser;
let userId = 0;

async function start(keys: Partial<Parameters<typeof createStripePayments>[0]> = {}) {
  clock = new TestClock();
  stripe = await startStripeFake(() => clock.now());
  const payments = createStripePayments({ ...stripeKeys, apiBase: stripe.apiBase, ...keys });
  server = await createTestServer({ clock, payments });
  member = server.browser();
  const body = { username: 'payer', password: 'a long password', email: 'payer@example.org' };
  userId = (await member.call<{ id: number }>('POST', '/api/register', body)).body.id;
}
beforeEach(() => start());
afterEach(() => stripe.close());

const path = '/api/payment/create-subscription';
const order = (planId = 2, billingCycle = 'monthly') => ({ planId, billingCycle });
/** Opens a payment step; the id of the subscription Stripe made for it. */
async function open(planId = 2, billingCycle = 'monthly') {
  const { body } = await member.call<{ clientSecret: string }>(
    'POST',
    path,
    order(planId, billingCycle),
  );
  return { secret: body.clientSecret, id: stripe.subscriptions().at(-1)!.id };
}
const mine = async () =>
  (await member.call<Subscription>('GET', '/api/membership/user-subscription')).body;
const history = async () => (await member.call<Payment[]>('GET', '/api/payment/history')).body;
const balance = () => pointsOf(server.store, userId)?.currentBalance;
const object = (id: string): StripeObject => stripe.get(id)!;

/** Sends a message as Stripe does: from nowhere, without a session. */
async function send({ body, headers }: { body: string; headers: Record<string, string> }) {
  const url = 'http://localhost/api/payment/webhook';
  const response = await server.handle(new Request(url, { method: 'POST', body, headers }));
  return response!.status;
}
const tell = (type: string, about: object) => send(stripe.message(type, about));
const rowsNow = () =>
  JSON.stringify(
    [
      'user_subscriptions',
      'payments',
      'point_transactions',
      'payment_events',
      'point_purchases',
    ].map((table) => server.store.all(table as 'payments')),
  );

/** A membership that is paid. */
async function subscribe(planId = 2, billingCycle = 'monthly') {
  const { id } = await open(planId, billingCycle);
  await tell('invoice.paid', stripe.payBill(id));
  return id;
}

describe('a membership through Stripe', () => {
  it('is asked for at the price that is shown, with a key on every write', async () => {
    const { secret } = await open(2, 'quarterly');
    expect(secret).toMatch(/^pi_\d+_secret_/);
    expect(await mine()).toMatchObject({ tier: 'free', status: 'active' });
    const writes = stripe.requests.filter(({ method }) => method === 'POST');
    expect(writes.map((write) => write.path)).toEqual([
      '/v1/customers',
      '/v1/products',
      '/v1/subscriptions',
    ]);
    expect(writes.every(({ idempotencyKey }) => idempotencyKey?.startsWith('constella-'))).toBe(
      true,
    );
    expect(writes[2]?.body).toMatchObject({
      payment_behavior: 'default_incomplete',
      items: {
        '0': {
          price_data: {
            unit_amount: '2673',
            currency: 'usd',
            recurring: { interval: 'month', interval_count: '3' },
          },
        },
      },
    });
  });

  it('makes one customer, however often and however fast somebody orders', async () => {
    await Promise.all([open(2), open(3), open(4)]);
    await open(2);
    expect(stripe.requests.filter((seen) => seen.path === '/v1/customers')).toHaveLength(1);
    const waiting = stripe.subscriptions().filter(({ status }) => status === 'incomplete');
    expect(waiting).toHaveLength(1);
  });

  it('is one order when it is sent again with the same key', async () => {
    const headers = { 'idempotency-key': 'the-same' };
    const answers = [];
    for (let time = 0; time < 2; time += 1)
      answers.push((await member.call('POST', path, order(), { headers })).body);
    expect(answers[0]).toEqual(answers[1]);
    expect(stripe.subscriptions()).toHaveLength(1);
    expect(server.store.rowsBy('user_subscriptions', 'userId', userId)).toHaveLength(1);
  });

  it('lives: paid, renewed, overdue, paid after all, canceled, resumed, ended', async () => {
    const id = await subscribe();
    expect(await mine()).toMatchObject({
      tier: 'personal',
      status: 'active',
      nextBillingDate: instant(addMonths(testNow, 1)),
    });
    expect(balance()).toBe(1_000);

    clock.pass(addMonths(testNow, 1) - testNow);
    await member.signIn('payer', 'a long password');
    await tell('invoice.paid', stripe.renew(id));
    expect(await mine()).toMatchObject({ nextBillingDate: instant(addMonths(testNow, 2)) });

    await tell('invoice.payment_failed', stripe.renew(id, false));
    expect(await mine()).toMatchObject({ tier: 'personal', status: 'past_due' });
    await tell('invoice.paid', stripe.payBill(id));
    expect(await mine()).toMatchObject({ status: 'active' });
    expect((await history()).map(({ status, amount }) => [status, amount])).toEqual([
      ['succeeded', 990],
      ['succeeded', 990],
      ['succeeded', 990],
    ]);

    await member.call('POST', '/api/payment/cancel-subscription');
    expect(object(id)).toMatchObject({ cancel_at_period_end: true });
    expect(await mine()).toMatchObject({ status: 'canceled' });
    await member.call('POST', '/api/payment/resume-subscription');
    expect(object(id)).toMatchObject({ cancel_at_period_end: false });
    expect(await mine()).toMatchObject({ status: 'active' });

    await tell('customer.subscription.deleted', stripe.cancelNow(id));
    expect(await mine()).toMatchObject({ tier: 'free', status: 'active' });
  });

  it('is there when the form says so, before any message comes', async () => {
    const { id, secret } = await open();
    const confirm = async () =>
      (await member.call('POST', '/api/payment/confirm', { clientSecret: secret })).body;
    expect(await confirm()).toEqual({ state: 'pending' });
    stripe.payBill(id, false);
    expect(await confirm()).toEqual({ state: 'failed' });
    expect(await mine()).toMatchObject({ tier: 'free' });
    stripe.payBill(id);
    expect(await confirm()).toEqual({ state: 'succeeded' });
    expect(await mine()).toMatchObject({ tier: 'personal', status: 'active' });
    await tell('invoice.paid', object(String(object(id)['latest_invoice'])));
    expect(await history()).toHaveLength(1);
    expect(balance()).toBe(1_000);
  });

  it('does not begin with a card that is declined', async () => {
    const { id } = await open();
    expect(await tell('invoice.payment_failed', stripe.payBill(id, false))).toBe(200);
    expect(await mine()).toMatchObject({ tier: 'free', status: 'active' });
    expect(await history()).toMatchObject([{ status: 'failed' }]);
    await tell('invoice.paid', stripe.payBill(id));
    expect(await history()).toMatchObject([{ status: 'succeeded' }]);
    expect(await mine()).toMatchObject({ tier: 'personal' });
  });

  it('takes the place of the one before, which ends at Stripe too', async () => {
    const first = await subscribe(2);
    const second = await subscribe(4);
    expect([object(first)['status'], object(second)['status']]).toEqual(['canceled', 'active']);
    await tell('customer.subscription.deleted', object(first));
    expect(await mine()).toMatchObject({ tier: 'enterprise', status: 'active' });
  });

  it('counts when a step is paid that was given up here', async () => {
    const first = await open(2);
    await open(3);
    // It was paid in another window before Stripe heard of the end.
    stripe.change(first.id, { ended_at: null, canceled_at: null, status: 'incomplete' });
    await tell('invoice.paid', stripe.payBill(first.id));
    expect(await mine()).toMatchObject({ tier: 'personal', status: 'active' });
  });
});

describe('messages of Stripe', () => {
  it('are acted on once, however often they come', async () => {
    const { id } = await open();
    const paid = stripe.message('invoice.paid', stripe.payBill(id));
    expect(await send(paid)).toBe(200);
    const after = rowsNow();
    expect([await send(paid), await send(paid)]).toEqual([200, 200]);
    expect(await Promise.all([send(paid), send(paid)])).toEqual([200, 200]);
    expect(rowsNow()).toBe(after);
    expect(await history()).toHaveLength(1);
  });

  it('may come in any order', async () => {
    const { id } = await open();
    const created = stripe.message('customer.subscription.created', { ...object(id) });
    const invoice = stripe.payBill(id);
    const updated = stripe.message('customer.subscription.updated', { ...object(id) });
    const paid = stripe.message('invoice.paid', invoice);
    for (const message of [updated, paid, created]) expect(await send(message)).toBe(200);
    expect(await mine()).toMatchObject({ tier: 'personal', status: 'active' });

    const late = stripe.message('customer.subscription.updated', { ...object(id) });
    const deleted = stripe.message('customer.subscription.deleted', stripe.cancelNow(id));
    for (const message of [deleted, late]) expect(await send(message)).toBe(200);
    expect(await mine()).toMatchObject({ tier: 'free' });
    expect(await history()).toHaveLength(1);
  });

  it('are believed for their signature alone, for five minutes', async () => {
    const { id } = await open();
    const invoice = stripe.payBill(id);
    const seconds = Math.floor(clock.now() / 1_000);
    const good = stripe.message('invoice.paid', invoice);
    const wrong = [
      stripe.message('invoice.paid', invoice, { secret: 'whsec_of_another_account' }),
      stripe.message('invoice.paid', invoice, { at: seconds - 301 }),
      { ...good, headers: {} },
      { ...good, headers: { 'stripe-signature': 't=1,v1=00' } },
      { ...good, body: good.body.replace('invoice.paid', 'invoice.paid ') },
      { ...good, body: '' },
    ] as { body: string; headers: Record<string, string> }[];
    const before = rowsNow();
    for (const message of wrong) expect(await send(message)).toBe(400);
    expect(rowsNow()).toBe(before);
    expect(server.lines).toHaveLength(1);
    expect(await send(stripe.message('invoice.paid', invoice, { at: seconds - 299 }))).toBe(200);
  });

  it('about other things and other people change nothing', async () => {
    const id = await subscribe();
    const before = rowsNow();
    const stranger = { ...object(id), customer: 'cus_stranger' };
    expect(await tell('price.updated', { id: 'price_1', object: 'price' })).toBe(200);
    expect(await tell('customer.subscription.updated', stranger)).toBe(200);
    expect(await tell('customer.subscription.updated', stranger)).toBe(200);
    expect(rowsNow()).toBe(before);
    expect(server.lines).toEqual(['A message about a payment is for nobody here: cus_stranger.']);
  });

  it('are forgotten when nobody sends them any more, and bounded in size', async () => {
    const id = await subscribe();
    clock.pass(36 * 24 * 60 * 60 * 1_000);
    await tell('customer.subscription.updated', object(id));
    expect(server.store.all('payment_events')).toHaveLength(1);
    const headers = { 'stripe-signature': 't=1,v1=00' };
    expect(await send({ body: 'x'.repeat(1_100_000), headers })).toBe(413);
  });
});

describe('when Stripe fails', () => {
  it.each([
    ['error', 503],
    ['silent', 503],
  ] as const)(
    'with %s, the answer is %i and nothing is half stored',
    async (kind, status) => {
      await stripe.close();
      await start({ timeout: 60 });
      const active = await subscribe();
      const before = rowsNow();
      stripe.fault.kind = kind;
      for (const [call, body] of [
        [path, order(3)],
        ['/api/payment/cancel-subscription', undefined],
        ['/api/payment/buy-points', { packageId: 1 }],
      ] as const) {
        const answer = await member.call<{ error: string }>('POST', call, body);
        expect([answer.status, answer.headers.get('retry-after')]).toEqual([status, '30']);
        expect(answer.body.error).toMatch(/payment service does not answer/);
      }
      const message = stripe.message('customer.subscription.updated', object(active));
      expect(await send(message)).toBe(503);
      expect(rowsNow()).toBe(before);
      delete stripe.fault.kind;
      expect(await send(message)).toBe(200);
    },
    30_000,
  );

  it('for a wrong key, says so to the operator without the key', async () => {
    await stripe.close();
    await start({ secretKey: 'sk_test_of_another_account' });
    const answer = await member.refused('POST', path, order());
    expect([answer.status, answer.error]).toEqual([502, expect.stringMatching(/not set up/)]);
    expect(server.lines.join()).toMatch(/StripeAuthenticationError 401/);
    expect(server.lines.join()).not.toContain('another_account');
    expect(server.store.rowsBy('user_subscriptions', 'userId', userId)).toEqual([]);
  });

  it('no secret is in an answer, a log line or a row that is shown', async () => {
    const said: string[] = [];
    const listen = async (method: string, call: string, body?: unknown) =>
      said.push(await (await member.fetch(method, call, body)).text());
    await listen('GET', '/api/payment/settings');
    expect(said[0]).toContain(stripeKeys.publishableKey);
    await listen('POST', path, order());
    const id = stripe.subscriptions()[0]!.id;
    await tell('invoice.paid', stripe.payBill(id));
    for (const call of ['/api/membership/user-subscription', '/api/payment/history', '/api/user'])
      await listen('GET', call);
    await listen('POST', '/api/payment/buy-points', { packageId: 1 });
    stripe.fault.kind = 'error';
    await listen('POST', '/api/payment/cancel-subscription');
    const everything = [...said, ...server.lines].join('\n');
    for (const secret of [stripeKeys.secretKey, stripeKeys.webhookSecret, 'cus_', id])
      expect(everything).not.toContain(secret);
  }, 30_000);
});

describe('points through Stripe', () => {
  async function buy() {
    const { body } = await member.call<{ purchaseId: number; clientSecret: string }>(
      'POST',
      '/api/payment/buy-points',
      { packageId: 1 },
    );
    return { ...body, id: body.clientSecret.split('_secret_')[0]! };
  }
  const status = (id: number) => server.store.find('point_purchases', id)?.status;

  it('come with the payment, once, and go with a refund as far as they are left', async () => {
    const { id, purchaseId } = await buy();
    await tell('payment_intent.payment_failed', stripe.payIntent(id, false));
    expect([status(purchaseId), balance()]).toEqual(['failed', 100]);
    const paid = stripe.message('payment_intent.succeeded', stripe.payIntent(id));
    await send(paid);
    await send(paid);
    await tell('payment_intent.succeeded', object(id));
    expect([status(purchaseId), balance()]).toEqual(['completed', 600]);
    await tell('charge.refunded', stripe.refund(id));
    await tell('payment_intent.succeeded', object(id));
    expect([status(purchaseId), balance()]).toEqual(['refunded', 100]);
    expect(await history()).toMatchObject([{ status: 'refunded', amount: 690 }]);
    const lines = server.store.rowsBy('point_transactions', 'userId', userId);
    expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  });
});
