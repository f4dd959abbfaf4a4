import { describe, expect, it } from 'vitest';

import { subscriptionStatuses, type SubscriptionStatus } from './enums.js';
import {
  isEntitled,
  maySubscriptionBecome,
  subscriptionPath,
  subscriptionTransitions,
} from './subscription-status.js';

/** Columns in the order of the enumeration; x where one step leads from row to column. */
const table: Record<SubscriptionStatus, string> = {
  //         active canceled past_due unpaid trialing paused
  active: '     .      x        x       .       .       x',
  canceled: '   x      .        .       .       .       .',
  past_due: '   x      .        .       x       .       .',
  unpaid: '     x      x        .       .       .       .',
  trialing: '   x      .        x       .       .       .',
  paused: '     x      .        .       .       .       .',
};

const pairs = subscriptionStatuses.flatMap((from) => {
  const marks = table[from].trim().split(/ +/);
  return subscriptionStatuses.map((to, index) => [from, to, marks[index] === 'x'] as const);
});

describe('a subscription', () => {
  it.each(pairs)('that is %s may become %s: %s', (from, to, allowed) => {
    expect(maySubscriptionBecome(from, to)).toBe(allowed);
  });

  it.each(pairs)('that is %s reaches %s by allowed steps alone', (from, to, direct) => {
    const path = subscriptionPath(from, to);
    if (from === to) expect(path).toEqual([]);
    else if (direct) expect(path).toEqual([to]);
    // A trial is where a subscription begins; nothing leads back into one.
    else if (to === 'trialing') expect(path).toBeUndefined();
    else {
      expect(path?.at(-1)).toBe(to);
      let at = from;
      for (const step of path ?? []) {
        expect(subscriptionTransitions[at]).toContain(step);
        at = step;
      }
    }
  });

  it('gives what its plan promises unless it is unpaid or paused', () => {
    expect(subscriptionStatuses.filter((status) => !isEntitled(status))).toEqual([
      'unpaid',
      'paused',
    ]);
  });
});
