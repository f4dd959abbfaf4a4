import { post } from '../money/ledger.js';
import { packageText } from '../money/payments/purchases.js';
import type { Texts } from '../base/language/texts.js';
import type { RowInput } from '../store/tables.js';
import { day, daysBefore, keysOf, type Owner, type Seeding } from './seeding.js';
import type { SeedTexts } from './seed-texts.js';

type RuleRow = RowInput<'point_rules'>;

const rules: Record<
  keyof SeedTexts['rules'],
  Pick<RuleRow, 'triggerAction' | 'pointAmount' | 'category' | 'frequency'> & Partial<RuleRow>
> = {
  profile: {
    triggerAction: 'profile.completed',
    pointAmount: 50,
    category: 'account',
    frequency: 'once',
  },
  firstRun: {
    triggerAction: 'run.completed',
    pointAmount: 20,
    category: 'runs',
    frequency: 'once',
  },
  streak: {
    triggerAction: 'learning.streak',
    pointAmount: 15,
    category: 'learning',
    frequency: 'weekly',
    cooldownPeriod: 168,
  },
  feedback: {
    triggerAction: 'result.rated',
    pointAmount: 1,
    category: 'runs',
    frequency: 'daily',
    maxAmount: 3,
  },
  referral: {
    triggerAction: 'referral.subscribed',
    pointAmount: 500,
    category: 'account',
    frequency: 'each',
    active: false,
  },
  modelTest: {
    triggerAction: 'model.tested',
    pointAmount: -1,
    category: 'models',
    frequency: 'each',
  },
};

/** The rules points are given by. */
export function seedPoints({ store, texts, begin }: Seeding): void {
  const createdAt = daysBefore(begin, 0);
  for (const key of keysOf(rules))
    store.insert('point_rules', { ...texts.rules[key], ...rules[key], createdAt });
}

/** A package somebody bought, and one whose payment failed: that one gave no points. */
export function seedPurchases({ store, now }: Seeding, owner: Owner, said: Texts): void {
  const [small, medium] = store.all('point_packages');
  if (!small || !medium) return;
  for (const [bought, age, status] of [
    [medium, 19, 'failed'],
    [small, 18, 'completed'],
  ] as const) {
    const createdAt = daysBefore(now, age);
    const paid = status === 'completed';
    const amount = Math.round(bought.price * 100);
    const { currency, points } = bought;
    const purchase = store.insert('point_purchases', {
      userId: owner.id,
      packageId: bought.id,
      points,
      amount,
      currency,
      paymentId: `test_package_${age}`,
      status,
      metadata: { testMode: true },
      completedAt: paid ? createdAt : null,
      createdAt,
    });
    store.insert('payments', {
      userId: owner.id,
      amount,
      currency,
      status: paid ? 'succeeded' : 'failed',
      paymentMethod: 'stripe',
      paymentId: purchase.paymentId,
      metadata: { testMode: true },
      createdAt,
    });
    if (paid)
      post({ store, clock: { now: () => now - age * day } }, owner.id, {
        type: 'earn',
        amount: points,
        description: said.say('server.points.bought', { name: packageText(said, bought.name) }),
        source: 'point_purchase',
        sourceId: String(purchase.id),
      });
  }
}
