import type { Plan, Subscription } from '@constella/api-client/contract';
import { describe, expect, it } from 'vitest';

import { regionalPrice } from '../../seed/plans.js';
import { createTestServer, TestClock } from '../../testing/test-server.js';

const day = 24 * 60 * 60 * 1_000;

describe('plans', () => {
  it.each([
    ['US', 'USD', [0, 990, 2990, 9990]],
    ['EU', 'EUR', [0, 890, 2790, 9190]],
    ['CN', 'CNY', [0, 6900, 21900, 71900]],
  ])('have the prices of %s', async (region, currency, prices) => {
    const browser = (await createTestServer()).browser();
    const { body } = await browser.call<Plan[]>('GET', `/api/membership/plans?region=${region}`);
    expect(body.map(({ tier }) => tier)).toEqual([
      'free',
      'personal',
      'professional',
      'enterprise',
    ]);
    expect(body.map(({ monthlyPrice }) => monthlyPrice)).toEqual(prices);
    expect(new Set(body.map((plan) => plan.currency))).toEqual(new Set([currency]));
  });

  it('have the limits of the product, and features in words', async () => {
    const browser = (await createTestServer()).browser();
    const { body } = await browser.call<Plan[]>('GET', '/api/membership/plans');
    expect(
      body.map(({ limits }) => [
        limits.tasks,
        limits.tokens,
        limits.images,
        limits.audioMinutes,
        limits.points,
      ]),
    ).toEqual([
      [20, 10_000, 0, 0, 100],
      [200, 500_000, 100, 0, 1_000],
      [1_000, 5_000_000, 1_000, 300, 5_000],
      [-1, -1, -1, -1, 20_000],
    ]);
    expect(body[0]?.features).toEqual([
      '20 tasks a month',
      '10,000 tokens a month',
      '100 points a month',
      'All personal assistants',
    ]);
    expect(body[3]?.features).toContain('Unlimited tasks');
    const headers = { 'accept-language': 'zh' };
    const inChinese = await browser.call<Plan[]>('GET', '/api/membership/plans', undefined, {
      headers,
    });
    expect(inChinese.body[2]?.name).toBe('专业版');
  });

  it('are those of the user’s own region unless asked otherwise', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    await browser.call('PATCH', '/api/user', { region: 'EU' });
    const { body } = await browser.call<Plan[]>('GET', '/api/membership/plans');
    expect(body[1]?.monthlyPrice).toBe(890);
  });

  it('cost what a shop would ask', () => {
    expect([990, 2990, 9990, 0].map((price) => regionalPrice(price, 'EU'))).toEqual([
      890, 2790, 9190, 0,
    ]);
  });
});

describe('a subscription', () => {
  it('is the free tier for whoever never subscribed', async () => {
    const browser = (await createTestServer()).browser();
    await browser.call('POST', '/api/register', {
      username: 'newcomer',
      password: 'a long password',
    });
    const { body } = await browser.call<Subscription>('GET', '/api/membership/user-subscription');
    expect(body).toEqual({
      id: null,
      tier: 'free',
      tierName: 'Free',
      status: 'active',
      statusText: 'Active',
      nextBillingDate: null,
      usage: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 },
      limits: { tasks: 20, tokens: 10_000, images: 0, audioMinutes: 0 },
    });
  });

  it('is paid through a secret of test mode, and waits until it is paid', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const body = { planId: 4, billingCycle: 'annual' };
    const first = await browser.call<{ clientSecret: string }>(
      'POST',
      '/api/payment/create-subscription',
      body,
    );
    const second = await browser.call<{ clientSecret: string }>(
      'POST',
      '/api/payment/create-subscription',
      body,
    );
    expect(first.body.clientSecret).toMatch(/^test_\d+_secret_/);
    expect(second.body.clientSecret).not.toBe(first.body.clientSecret);
    const { body: current } = await browser.call<Subscription>(
      'GET',
      '/api/membership/user-subscription',
    );
    expect(current).toMatchObject({ tier: 'professional', status: 'active' });
  });

  it('one already has is not sold again', async () => {
    const browser = await (await createTestServer()).browser().signIn();
    const answer = await browser.refused('POST', '/api/payment/create-subscription', {
      planId: 3,
      billingCycle: 'monthly',
    });
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([409, ['planId']]);
  });

  it('that is canceled runs to the end of its period, then it is free again', async () => {
    const clock = new TestClock();
    const browser = await (await createTestServer({ clock })).browser().signIn();
    expect((await browser.call('POST', '/api/payment/cancel-subscription')).status).toBe(200);
    const canceled = await browser.call<Subscription>('GET', '/api/membership/user-subscription');
    expect(canceled.body).toMatchObject({ tier: 'professional', status: 'canceled' });
    expect((await browser.refused('POST', '/api/payment/cancel-subscription')).status).toBe(409);
    clock.pass(Date.parse(canceled.body.nextBillingDate ?? '') - clock.now());
    await browser.signIn();
    const over = await browser.call<Subscription>('GET', '/api/membership/user-subscription');
    expect(over.body).toMatchObject({ tier: 'free', status: 'active' });
  });

  it('counts from nothing in every cycle', async () => {
    const clock = new TestClock();
    const browser = await (await createTestServer({ clock })).browser().signIn();
    const before = await browser.call<Subscription>('GET', '/api/membership/user-subscription');
    expect(before.body.usage.tasks).toBeGreaterThan(0);
    clock.pass(29 * day);
    const after = await browser.call<Subscription>('GET', '/api/membership/user-subscription');
    expect(after.body.usage).toEqual({ tasks: 0, tokens: 0, images: 0, audioMinutes: 0 });
  });
});
