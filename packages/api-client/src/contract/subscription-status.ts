import type { SubscriptionStatus } from './enums.js';

/**
 * The states each state of a subscription may become. `canceled` keeps what was paid for until the
 * period ends, and may be taken back until then. `active → past_due`, a renewal that fails, is the
 * one step the product description does not name: without it only a trial could ever be overdue.
 */
export const subscriptionTransitions: Readonly<
  Record<SubscriptionStatus, readonly SubscriptionStatus[]>
> = {
  active: ['canceled', 'paused', 'past_due'],
  canceled: ['active'],
  past_due: ['unpaid', 'active'],
  unpaid: ['active', 'canceled'],
  trialing: ['active', 'past_due'],
  paused: ['active'],
};

/** Whether a subscription may go from one state to another in one step; staying is no step. */
export const maySubscriptionBecome = (from: SubscriptionStatus, to: SubscriptionStatus): boolean =>
  subscriptionTransitions[from].includes(to);

/**
 * The shortest allowed way from one state to another, without the first and with the last; empty
 * for staying, `undefined` where no way leads. A payment provider may report the end of several
 * steps at once: `past_due` to `canceled` is the way over `unpaid`.
 */
export function subscriptionPath(
  from: SubscriptionStatus,
  to: SubscriptionStatus,
): readonly SubscriptionStatus[] | undefined {
  const ways = new Map<SubscriptionStatus, readonly SubscriptionStatus[]>([[from, []]]);
  // A map's keys go on while it grows: breadth first.
  for (const [status, way] of ways) {
    if (status === to) return way;
    for (const next of subscriptionTransitions[status])
      if (!ways.has(next)) ways.set(next, [...way, next]);
  }
  return undefined;
}

/**
 * Whether a state gives what the plan promises: paid for, or the payment is still being collected.
 * `canceled` counts until its end date, which a state alone cannot know.
 */
export const isEntitled = (status: SubscriptionStatus): boolean =>
  status !== 'unpaid' && status !== 'paused';
