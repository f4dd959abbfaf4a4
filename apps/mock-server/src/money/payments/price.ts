import {
  accountDefaults,
  displayedPrice,
  regionFacts,
  regions,
  type BillingCycleId,
  type Currency,
} from '@constella/api-client/contract';

import type { Store } from '../../store/store.js';
import type { RowOf } from '../../store/tables.js';
import type { Money } from './payments.js';

/** A stored price (decimal, two places) in minor units, in which money is held everywhere else. */
export const minorUnits = (price: number): number => Math.round(price * 100);

/** The monthly price of a plan in a region, before the discount of a longer cycle. */
export function monthlyPrice(store: Store, planId: number, region: string): Money | undefined {
  const price = store
    .rowsBy('regional_pricing', 'planId', planId)
    .find((entry) => entry.region === region && entry.active);
  return price && { amount: minorUnits(price.monthlyPrice), currency: price.currency };
}

/**
 * The amount of one payment of a cycle: the price a member has seen is the one they are asked for.
 */
export function cyclePrice(
  store: Store,
  plan: RowOf<'subscription_plans'>,
  region: string,
  cycle: BillingCycleId,
): Money | undefined {
  const monthly = monthlyPrice(store, plan.id, region);
  return monthly && { ...monthly, amount: displayedPrice(monthly.amount, cycle) };
}

/** The currency a member pays in. */
export const currencyOf = (region: string): Currency =>
  regionFacts[regions.find((known) => known === region) ?? accountDefaults.region].currency;
