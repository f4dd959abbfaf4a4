import { describe, expect, it } from 'vitest';

import { subscriptionStatuses, type SubscriptionStatus } from './enums.js';
import { isEntitled, maySubscriptionBecome, subscriptionPath } from './subscription-status.js';

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

  it.each(pairs)('that is %s reaches %s by allowed steps alone', (from, to) => {
    const path = subscriptionPath(from, to) ?? [];
    const steps = path.map((step, index) => [path[index - 1] ?? from, step] as const);
    expect(steps.filter(([one, next]) => !maySubscriptionBecome(one, next))).toEqual([]);
    // A trial is where a subscription begins; nothing leads back into one.
    expect(path.at(-1) ?? from).toBe(to === 'trialing' ? from : to);
  });

  it.each(pairs.filter(([, , direct]) => direct))('that is %s goes to %s at once', (from, to) => {
    expect(subscriptionPath(from, to)).toEqual([to]);
  });

  it.each([
    ['past_due', 'canceled', ['unpaid', 'canceled']],
    ['trialing', 'canceled', ['active', 'canceled']],
    ['paused', 'unpaid', ['active', 'past_due', 'unpaid']],
    ['active', 'trialing', undefined],
    ['active', 'active', []],
  ] as const)('that is %s reaches %s over %j', (from, to, path) => {
    expect(subscriptionPath(from, to)).toEqual(path);
  });

  it('gives what its plan promises unless it is unpaid or paused', () => {
    expect(subscriptionStatuses.filter((status) => !isEntitled(status))).toEqual([
      'unpaid',
      'paused',
    ]);
  });
});
