import type { SubscriptionTier } from './enums.js';

/** Points a membership gives each month. */
export const monthlyPoints: Readonly<Record<SubscriptionTier, number>> = {
  free: 100,
  personal: 1_000,
  professional: 5_000,
  enterprise: 20_000,
};

/** Percent a full month of paid membership adds to the monthly points, and the most it can add. */
export const loyaltyBonus = { perMonth: 1, max: 12 } as const;

/** The loyalty bonus after so many full months of paid membership, in percent: 0..12. */
export const loyaltyPercent = (fullMonths: number): number =>
  Math.min(loyaltyBonus.max, Math.max(0, Math.floor(fullMonths)) * loyaltyBonus.perMonth);

/** The points one month gives: the tier's points, and whole points of loyalty bonus on top. */
export function monthlyAllocation(
  tier: SubscriptionTier,
  fullMonths: number,
): { points: number; bonus: number; percent: number } {
  const points = monthlyPoints[tier];
  const percent = loyaltyPercent(fullMonths);
  return { points, bonus: Math.floor((points * percent) / 100), percent };
}
