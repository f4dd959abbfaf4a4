import { billingCycleFacts } from '@constella/api-client/contract';

import { addMonths, instant } from '../base/clock.js';
import { openAccount } from '../money/ledger.js';
import type { Texts } from '../base/language/texts.js';
import type { Person } from '../base/people.js';
import { plans } from './plans.js';
import type { Owner, Seeding } from './seeding.js';

const hour = 60 * 60 * 1_000;

/** Opens the account of a person: the user, what they pay for, and the points of this month. */
export function seedPerson(
  { store, locale, begin, now }: Seeding,
  { username, fullName, email, role, tier, billingCycle }: Person,
  password: string,
  said: Texts,
): Owner {
  const user = store.insert('users', {
    username,
    password,
    email,
    fullName,
    role,
    stripeCustomerId: null,
    stripeSubscriptionId: null,
    lastLogin: null,
    preferences: {},
    region: 'US',
    language: locale,
    usage: {
      since: instant(addMonths(now, -1) + hour),
      meters: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 },
    },
    verificationToken: null,
    verified: true,
    googleId: null,
    avatarUrl: null,
    createdAt: instant(begin),
  });
  const planId = store.all('subscription_plans').find((plan) => plan.tier === tier)?.id ?? 1;
  const months = billingCycleFacts[billingCycle].multiplier;
  let nextBilling = addMonths(begin, months);
  for (let cycles = 2; nextBilling <= now; cycles += 1)
    nextBilling = addMonths(begin, months * cycles);
  const subscription = store.insert('user_subscriptions', {
    userId: user.id,
    planId,
    status: 'active',
    startDate: instant(begin),
    endDate: null,
    autoRenew: true,
    billingCycle,
    nextBillingDate: instant(nextBilling),
    canceledAt: null,
    createdAt: instant(begin),
  });
  store.insert('payments', {
    userId: user.id,
    subscriptionId: subscription.id,
    amount: plans.find((plan) => plan.tier === tier)?.price ?? 0,
    currency: 'USD',
    status: 'succeeded',
    paymentMethod: 'stripe',
    paymentId: null,
    invoiceId: `T-${String(subscription.id).padStart(4, '0')}`,
    metadata: { testMode: true },
    createdAt: instant(begin),
  });
  const opened = { now: () => addMonths(now, -1) + hour };
  openAccount({ store, clock: opened }, user.id, tier, said.say('server.points.monthly'));
  return user;
}
