import { describe, expect, it } from 'vitest';

import { addMonths } from '../base/clock.js';
import { textsFor } from '../base/language/texts.js';
import { MemoryStore } from '../store/memory-store.js';
import { TestClock, testNow } from '../testing/test-server.js';
import { openAccount, pointsOf, reserve } from './ledger.js';
import { cycleOf } from './usage.js';

async function account() {
  const clock = new TestClock();
  const store = new MemoryStore();
  const texts = await textsFor('en');
  openAccount({ store, clock }, 1, 'free', 'Monthly points');
  const spend = (points: number) =>
    reserve({ store, clock }, 1, { points, description: 'x', source: 'test', texts });
  const lines = () => store.rowsBy('point_transactions', 'userId', 1);
  return { clock, store, spend, lines };
}

describe('points', () => {
  it('come every month, once, however long nobody came by', async () => {
    const { clock, store, spend, lines } = await account();
    spend(30);
    clock.pass(addMonths(testNow, 1) - testNow - 1);
    spend(0);
    expect(pointsOf(store, 1)?.currentBalance).toBe(70);
    clock.pass(1);
    spend(0);
    expect(pointsOf(store, 1)?.currentBalance).toBe(170);
    clock.pass(addMonths(testNow, 7) - clock.now());
    spend(0);
    spend(0);
    expect(pointsOf(store, 1)).toMatchObject({
      currentBalance: 270,
      lifetimeEarned: 300,
      lifetimeSpent: 30,
      nextMonthlyAllocation: new Date(addMonths(testNow, 8)).toISOString(),
    });
    expect(lines().reduce((sum, { amount }) => sum + amount, 0)).toBe(270);
    expect(lines().map(({ balance }) => balance)).toEqual([100, 70, 170, 270]);
  });

  it('grow with every full month of a paid membership, by twelve percent at most', async () => {
    const { clock, store, spend, lines } = await account();
    const plan = store.insert('subscription_plans', {
      name: 'personal',
      tier: 'personal',
      description: '',
      features: [],
      limits: {},
      active: true,
      updatedAt: new Date(testNow).toISOString(),
      createdAt: new Date(testNow).toISOString(),
    });
    const subscription = {
      userId: 1,
      planId: plan.id,
      billingCycle: 'monthly',
      autoRenew: true,
      canceledAt: null,
      nextBillingDate: new Date(addMonths(testNow, 1)).toISOString(),
      createdAt: new Date(testNow).toISOString(),
    } as const;
    // Two memberships without a gap count as one; an open payment step is none.
    store.insert('user_subscriptions', {
      ...subscription,
      status: 'canceled',
      startDate: new Date(addMonths(testNow, -4)).toISOString(),
      endDate: new Date(testNow).toISOString(),
    });
    store.insert('user_subscriptions', {
      ...subscription,
      status: 'active',
      startDate: new Date(testNow).toISOString(),
      endDate: null,
    });
    store.insert('user_subscriptions', {
      ...subscription,
      status: 'unpaid',
      startDate: new Date(addMonths(testNow, -50)).toISOString(),
      endDate: null,
      nextBillingDate: null,
    });
    const bonuses: number[] = [];
    for (let month = 1; month <= 10; month += 1) {
      clock.pass(addMonths(testNow, month) - clock.now());
      spend(0);
      bonuses.push(pointsOf(store, 1)?.monthlyBonus ?? 0);
    }
    expect(bonuses).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 12, 12]);
    const amounts = lines().map(({ type, amount }) => `${type} ${amount}`);
    expect(amounts.slice(0, 5)).toEqual([
      'earn 100',
      'earn 1000',
      'bonus 50',
      'earn 1000',
      'bonus 60',
    ]);
    expect(lines().at(-1)).toMatchObject({
      source: 'loyalty_bonus',
      amount: 120,
      description: 'Loyalty bonus (12%)',
    });
    expect(pointsOf(store, 1)?.currentBalance).toBe(
      lines().reduce((sum, { amount }) => sum + amount, 0),
    );
  });

  it('are never overdrawn', async () => {
    const { store, spend } = await account();
    expect(() => spend(101)).toThrow(expect.objectContaining({ status: 402 }));
    spend(100);
    expect(() => spend(1)).toThrow(expect.objectContaining({ status: 402 }));
    expect(pointsOf(store, 1)?.currentBalance).toBe(0);
  });
});

describe('months', () => {
  it.each([
    ['2026-01-31T10:00:00.000Z', 1, '2026-02-28T10:00:00.000Z'],
    ['2024-01-31T10:00:00.000Z', 1, '2024-02-29T10:00:00.000Z'],
    ['2026-12-15T00:00:00.000Z', 1, '2027-01-15T00:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', -1, '2026-02-28T00:00:00.000Z'],
    ['2026-05-31T00:00:00.000Z', 12, '2027-05-31T00:00:00.000Z'],
  ])('%s and %i more', (from, months, to) => {
    expect(new Date(addMonths(Date.parse(from), months)).toISOString()).toBe(to);
  });

  it('of a cycle are counted from its first day', () => {
    const usage = {
      since: '2026-01-31T00:00:00.000Z',
      meters: { tasks: 3, tokens: 0, images: 0, audioMinutes: 0 },
    };
    const at = (moment: string) => cycleOf({ usage } as never, Date.parse(moment));
    expect(at('2026-02-27T23:00:00.000Z')).toBe(usage);
    expect(at('2026-03-30T00:00:00.000Z')).toMatchObject({
      since: '2026-02-28T00:00:00.000Z',
      meters: { tasks: 0 },
    });
    expect(at('2026-04-01T00:00:00.000Z').since).toBe('2026-03-31T00:00:00.000Z');
  });
});
