import {
  bounds,
  type Payment,
  type PointPackage,
  type Subscription,
} from '@constella/api-client/contract';
import { beforeEach, describe, expect, it } from 'vitest';

import { addMonths, instant } from '../../base/clock.js';
import { pointsOf, post } from '../../money/ledger.js';
import { restart } from '../../testing/restart.js';
import {
  createTestServer,
  TestClock,
  testNow,
  type TestBrowser,
} from '../../testing/test-server.js';

let clock: TestClock;
let server: Awaited<ReturnType<typeof createTestServer>>;
let newcomer: TestBrowser;
let userId = 0;
beforeEach(async () => {
  clock = new TestClock();
  server = await createTestServer({ clock });
  newcomer = server.browser();
  const body = { username: 'newcomer', password: 'a long password' };
  userId = (await newcomer.call<{ id: number }>('POST', '/api/register', body)).body.id;
});

const subscription = async (browser = newcomer) =>
  (await browser.call<Subscription>('GET', '/api/membership/user-subscription')).body;
const history = async () => (await newcomer.call<Payment[]>('GET', '/api/payment/history')).body;
const balance = () => pointsOf(server.store, userId)?.currentBalance;
const ledger = () => server.store.rowsBy('point_transactions', 'userId', userId);

async function open(planId: number, billingCycle = 'monthly'): Promise<string> {
  const { body } = await newcomer.call<{ clientSecret: string }>(
    'POST',
    '/api/payment/create-subscription',
    { planId, billingCycle },
  );
  return body.clientSecret;
}
const confirm = (clientSecret: string, browser = newcomer) =>
  browser.call<{ state: string }>('POST', '/api/payment/confirm', { clientSecret });

/** Moves the clock and signs in again, for a session does not last as long. */
async function passTo(moment: number) {
  clock.pass(moment - clock.now());
  await newcomer.signIn('newcomer', 'a long password');
}

describe('a membership in test mode', () => {
  it('is said to be free of charge', async () => {
    const { body } = await server.browser().call('GET', '/api/payment/settings');
    expect(body).toEqual({ mode: 'test', publishableKey: null });
  });

  it('begins when its payment is confirmed, with a payment and the tier’s points', async () => {
    const secret = await open(2, 'quarterly');
    expect(await subscription()).toMatchObject({ tier: 'free', status: 'active' });
    expect(await history()).toEqual([]);
    expect((await confirm(secret)).body).toEqual({ state: 'succeeded' });
    expect(await subscription()).toMatchObject({
      tier: 'personal',
      status: 'active',
      nextBillingDate: instant(addMonths(testNow, 3)),
      limits: { tasks: 200 },
    });
    expect(await history()).toMatchObject([
      { amount: 2673, currency: 'USD', status: 'succeeded', testMode: true },
    ]);
    expect(balance()).toBe(1_000);
  });

  it('is paid once, however often it is confirmed', async () => {
    const secret = await open(2);
    await Promise.all([confirm(secret), confirm(secret), confirm(secret)]);
    await confirm(secret);
    expect(await history()).toHaveLength(1);
    expect(balance()).toBe(1_000);
  });

  it('is confirmed by nobody else, by no other secret, and not after a newer step', async () => {
    const secret = await open(2);
    const demo = await server.browser().signIn();
    for (const [browser, wrong] of [
      [demo, secret],
      [newcomer, `${secret}x`],
      [newcomer, 'test_1_secret_'],
    ] as const) {
      const answer = await browser.refused('POST', '/api/payment/confirm', { clientSecret: wrong });
      expect(answer.status).toBe(404);
    }
    const second = await open(3);
    const late = await newcomer.refused('POST', '/api/payment/confirm', { clientSecret: secret });
    expect(late.status).toBe(404);
    await confirm(second);
    expect(await subscription()).toMatchObject({ tier: 'professional' });
    expect(server.store.rowsBy('user_subscriptions', 'userId', userId)).toHaveLength(1);
  });

  it('takes the place of the one before, and gives its points once', async () => {
    await confirm(await open(2));
    await confirm(await open(4));
    expect(await subscription()).toMatchObject({ tier: 'enterprise', status: 'active' });
    expect(balance()).toBe(20_000);
    // Down and up again gives nothing twice.
    await confirm(await open(2));
    await confirm(await open(4));
    expect(balance()).toBe(20_000);
    const rows = server.store.rowsBy('user_subscriptions', 'userId', userId);
    expect(rows.map(({ status, autoRenew }) => [status, autoRenew])).toEqual([
      ['canceled', false],
      ['canceled', false],
      ['canceled', false],
      ['active', true],
    ]);
    expect(ledger().reduce((sum, { amount }) => sum + amount, 0)).toBe(balance());
  });

  it('renews itself at the end of every cycle, at the price it began with', async () => {
    await confirm(await open(2));
    const price = server.store.rowsBy('regional_pricing', 'planId', 2)[0]!;
    await server.store.write(() =>
      server.store.update('regional_pricing', price.id, { monthlyPrice: 99 }),
    );
    await passTo(addMonths(testNow, 3) - 1);
    expect(await subscription()).toMatchObject({ nextBillingDate: instant(addMonths(testNow, 3)) });
    clock.pass(1);
    expect(await subscription()).toMatchObject({
      status: 'active',
      nextBillingDate: instant(addMonths(testNow, 4)),
    });
    const payments = await history();
    expect(payments.map(({ createdAt }) => createdAt)).toEqual(
      [3, 2, 1, 0].map((months) => instant(addMonths(testNow, months))),
    );
    expect(new Set(payments.map(({ amount }) => amount))).toEqual(new Set([990]));
    expect(new Set(payments.map(({ invoiceId }) => invoiceId)).size).toBe(4);
  });

  it('that was canceled ends with its period; until then it can be taken back', async () => {
    await confirm(await open(2));
    await newcomer.call('POST', '/api/payment/cancel-subscription');
    expect(await subscription()).toMatchObject({ tier: 'personal', status: 'canceled' });
    const resumed = await newcomer.call('POST', '/api/payment/resume-subscription');
    expect(resumed.body).toEqual({ ok: true, endDate: null });
    expect(await subscription()).toMatchObject({ tier: 'personal', status: 'active' });
    expect((await newcomer.refused('POST', '/api/payment/resume-subscription')).status).toBe(409);
    await newcomer.call('POST', '/api/payment/cancel-subscription');
    await passTo(addMonths(testNow, 1));
    expect(await subscription()).toMatchObject({ tier: 'free', status: 'active' });
    expect((await newcomer.refused('POST', '/api/payment/resume-subscription')).status).toBe(409);
    expect(await history()).toHaveLength(1);
  });

  it('that is canceled late ends with the period it is in by then', async () => {
    await confirm(await open(2));
    await passTo(addMonths(testNow, 2) + 1);
    const { body } = await newcomer.call('POST', '/api/payment/cancel-subscription');
    expect(body).toEqual({ ok: true, endDate: instant(addMonths(testNow, 3)) });
  });

  it.each([
    ['paused', 20],
    ['unpaid', 20],
    ['past_due', 200],
    ['trialing', 200],
  ] as const)('that is %s is shown as it is, and allows %i tasks', async (status, tasks) => {
    await confirm(await open(2));
    const [row] = server.store.rowsBy('user_subscriptions', 'userId', userId);
    await server.store.write(() => server.store.update('user_subscriptions', row!.id, { status }));
    expect(await subscription()).toMatchObject({ tier: 'personal', status, limits: { tasks } });
  });

  it('has no webhook', async () => {
    const answer = await newcomer.refused('POST', '/api/payment/webhook', { id: 'evt_1' });
    expect(answer.status).toBe(404);
  });
});

describe('points bought in test mode', () => {
  const packages = async () =>
    (await newcomer.call<PointPackage[]>('GET', '/api/payment/packages')).body;

  it('are offered in the currency of the region, in the reader’s language', async () => {
    const offered = await packages();
    expect(offered.map(({ price, currency, points }) => [price, currency, points])).toEqual([
      [690, 'USD', 500],
      [2290, 'USD', 2_000],
      [8990, 'USD', 10_000],
      [34990, 'USD', 50_000],
    ]);
    expect(offered[0]).toMatchObject({ name: 'Small package' });
    await newcomer.call('PATCH', '/api/user', { region: 'CN' });
    const headers = { 'accept-language': 'zh' };
    const { body } = await newcomer.call<PointPackage[]>(
      'GET',
      '/api/payment/packages',
      undefined,
      { headers },
    );
    expect(body[0]).toMatchObject({ name: '小型积分包', currency: 'CNY', price: 4900 });
  });

  it('come once, when the payment is confirmed', async () => {
    const { body, status } = await newcomer.call<{ purchaseId: number; clientSecret: string }>(
      'POST',
      '/api/payment/buy-points',
      { packageId: 2 },
    );
    expect(status).toBe(201);
    expect(balance()).toBe(100);
    await Promise.all([confirm(body.clientSecret), confirm(body.clientSecret)]);
    expect(balance()).toBe(2_100);
    expect(ledger().at(-1)).toMatchObject({
      type: 'earn',
      amount: 2_000,
      source: 'point_purchase',
      sourceId: String(body.purchaseId),
      description: 'Points bought: Medium package',
    });
    expect(server.store.find('point_purchases', body.purchaseId)).toMatchObject({
      status: 'completed',
      completedAt: instant(testNow),
      points: 2_000,
      amount: 2290,
    });
    expect(await history()).toMatchObject([{ amount: 2290, subscriptionId: null, testMode: true }]);
  });

  it('are not sold when there are more than a balance holds, and what is given stays within it', async () => {
    const { max } = bounds.wholeNumber;
    const { id, userId } = server.store.all('user_points').at(-1)!;
    await server.store.write(() =>
      server.store.update('user_points', id, { currentBalance: max - 1_999, lifetimeEarned: 100 }),
    );
    const refused = await newcomer.refused('POST', '/api/payment/buy-points', { packageId: 2 });
    expect(refused).toMatchObject({ status: 409 });
    // Paid for at the provider, while others came.
    const books = { store: server.store, clock: server.clock };
    const line = { type: 'earn', amount: 2_000, description: 'Paid', source: 'test' } as const;
    await server.store.write(() => post(books, userId, line));
    expect(balance()).toBe(max);
    expect(ledger().at(-1)).toMatchObject({ amount: 1_999, balance: max });
    expect(await restart(server.store)).toEqual([]);
  });

  it('are not sold off the list, nor in another currency', async () => {
    const [first] = await packages();
    await server.store.write(() =>
      server.store.update('point_packages', first!.id, { status: 'inactive' }),
    );
    for (const packageId of [first!.id, 5, 999]) {
      const answer = await newcomer.refused('POST', '/api/payment/buy-points', { packageId });
      expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([422, ['packageId']]);
    }
  });
});
