import { timeCommitmentHours, type TimeCommitment } from '../enums/learning.js';
import { dayAfter } from '../days.js';

/** Minutes a week: the middle of what the commitment promises, its lower end where it is open. */
export const weeklyMinutes = (commitment: TimeCommitment): number => {
  const [least, most] = timeCommitmentHours[commitment];
  return ((least + (most ?? least)) / 2) * 60;
};

/**
 * The days activities are due on when they are done one after the other.
 *
 * @param minutes of each activity, in order
 * @param start the first day: `2026-03-29`
 */
export function dueDays(
  minutes: readonly number[],
  { start, commitment }: { readonly start: string; readonly commitment: TimeCommitment },
): string[] {
  const aDay = weeklyMinutes(commitment) / 7;
  let sum = 0;
  return minutes.map((length) => {
    sum += length;
    return dayAfter(start, Math.max(Math.ceil(sum / aDay), 1) - 1);
  });
}
