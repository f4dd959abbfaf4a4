import type { UsageMeter } from '@constella/api-client/contract';

import { addMonths, instant } from '../base/clock.js';
import type { Store } from '../store/store.js';
import type { RowOf } from '../store/tables.js';

/** The counters and the begin of the cycle that is now: they start anew with every cycle. */
export function cycleOf(user: RowOf<'users'>, now: number): RowOf<'users'>['usage'] {
  const begin = Date.parse(user.usage.since);
  let months = 0;
  // Counted from the first day, so that a cycle begun on the 31st does not drift.
  while (addMonths(begin, months + 1) <= now) months += 1;
  if (months === 0) return user.usage;
  return {
    since: instant(addMonths(begin, months)),
    meters: { tasks: 0, tokens: 0, images: 0, audioMinutes: 0 },
  };
}

/** Adds to a user's counters; part of a `store.write`. */
export function countUsage(
  store: Store,
  userId: number,
  added: Partial<Record<UsageMeter, number>>,
  now: number,
): void {
  const user = store.find('users', userId);
  if (!user) return;
  const { since, meters } = cycleOf(user, now);
  const counted = { ...meters };
  for (const [meter, amount] of Object.entries(added) as [UsageMeter, number][])
    counted[meter] += amount;
  store.update('users', userId, { usage: { since, meters: counted } });
}

/** The moment a cycle that began then ends (milliseconds since 1970). */
export const cycleEnd = (since: string): number => addMonths(Date.parse(since), 1);
