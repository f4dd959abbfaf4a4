import {
  displayedPrice,
  monthlyPoints,
  regionFacts,
  regions,
  type RegionId,
  type SubscriptionTier,
} from '@constella/api-client/contract';

import { instant } from '../base/clock.js';
import type { Store } from '../store/store.js';

interface PlanFacts {
  readonly tier: SubscriptionTier;
  /** US cents a month. */
  readonly price: number;
  /** -1 means unlimited. */
  readonly limits: { tasks: number; tokens: number; images: number; audioMinutes: number };
  /** Names of `server.feature.*`; those that are also limits are shown with their number. */
  readonly features: readonly string[];
}

/** Prices and limits of the product description. */
export const plans: readonly PlanFacts[] = [
  {
    tier: 'free',
    price: 0,
    limits: { tasks: 20, tokens: 10_000, images: 0, audioMinutes: 0 },
    features: ['tasks', 'tokens', 'points', 'personalAssistants'],
  },
  {
    tier: 'personal',
    price: 990,
    limits: { tasks: 200, tokens: 500_000, images: 100, audioMinutes: 0 },
    features: ['tasks', 'tokens', 'points', 'images', 'collaboration'],
  },
  {
    tier: 'professional',
    price: 2_990,
    limits: { tasks: 1_000, tokens: 5_000_000, images: 1_000, audioMinutes: 300 },
    features: ['tasks', 'tokens', 'points', 'images', 'audioMinutes', 'enterpriseAssistants'],
  },
  {
    tier: 'enterprise',
    price: 9_990,
    limits: { tasks: -1, tokens: -1, images: -1, audioMinutes: -1 },
    features: [
      'tasks',
      'tokens',
      'points',
      'images',
      'audioMinutes',
      'adminConsole',
      'ownEndpoints',
    ],
  },
];

/** The rate of a dollar in each region. */
const rates: Record<RegionId, number> = { US: 1, EU: 0.92, CN: 7.2 };

/**
 * A price as a shop would write it: in euro the nearest that ends in .90, in yuan the nearest
 * whole one that ends in 9. Minor units in and out (990 → 890 in EU, 6900 in CN).
 */
export function regionalPrice(usCents: number, region: RegionId): number {
  if (usCents === 0 || region === 'US') return usCents;
  const exact = usCents * rates[region];
  return region === 'EU'
    ? Math.round((exact - 90) / 100) * 100 + 90
    : Math.round((exact - 900) / 1_000) * 1_000 + 900;
}

/** Puts the plans and their prices into an empty store. */
export function seedPlans(store: Store, now: number): void {
  for (const { tier, price, limits, features } of plans) {
    const plan = store.insert('subscription_plans', {
      name: tier,
      tier,
      description: `server.plan.${tier}.description`,
      features: [...features],
      limits: { ...limits, points: monthlyPoints[tier] },
      active: true,
      updatedAt: instant(now),
      createdAt: instant(now),
    });
    for (const region of regions) {
      const monthly = regionalPrice(price, region);
      store.insert('regional_pricing', {
        planId: plan.id,
        region,
        currency: regionFacts[region].currency,
        monthlyPrice: monthly / 100,
        yearlyPrice: displayedPrice(monthly, 'annual') / 100,
        active: true,
        createdAt: instant(now),
      });
    }
  }
}
