import { billingCycleFacts } from './enums.js';
import type { BillingCycleId } from './enums.js';

/**
 * The price of one payment of a cycle: monthly price × multiplier × (1 − discount), to two
 * decimals. Minor units in, whole minor units out (990 a month, quarterly: 2673, shown as 26.73):
 * the only place a price is computed.
 */
export function displayedPrice(monthlyPriceMinor: number, cycle: BillingCycleId): number {
  const { multiplier, discount } = billingCycleFacts[cycle];
  // Whole percents first: 1 − 0.1 is not exact in binary, and a cent must not depend on it.
  const paidPercent = 100 - Math.round(discount * 100);
  return Math.round((monthlyPriceMinor * multiplier * paidPercent) / 100);
}
