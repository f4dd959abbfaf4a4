import { expect, it } from 'vitest';

import { withCoordinator } from './collaboration.js';
import { displayedPrice } from './price.js';
import { providerGroup } from './provider-group.js';
import { sessionIdOf, showsAdminLink } from './session.js';

it.each([
  [990, 'monthly', 990],
  [990, 'quarterly', 2673],
  [990, 'annual', 9504],
  [2990, 'quarterly', 8073],
  [2990, 'annual', 28_704],
  [9990, 'annual', 95_904],
  [0, 'annual', 0],
  // 999 × 3 × 0.9 = 2697.3 and 1 × 3 × 0.9 = 2.7 minor units: to the nearest whole one.
  [999, 'quarterly', 2697],
  [1, 'quarterly', 3],
] as const)('%i a month, paid %s, is %i', (monthly, cycle, price) => {
  expect(displayedPrice(monthly, cycle)).toBe(price);
});

it.each([
  ['openai/gpt', 'openai'],
  ['anthropic', 'anthropic'],
  ['/meta/llama', 'meta'],
  ['', 'other'],
  ['/', 'other'],
  [null, 'other'],
  [undefined, 'other'],
])('provider %j is in group %s', (provider, group) => {
  expect(providerGroup({ provider })).toBe(group);
});

it.each([
  [{ id: 5, role: 'user', username: 'ada' }, false],
  [{ id: 5, role: 'admin', username: 'ada' }, true],
  [{ id: 5, role: 'user', username: 'admin' }, true],
  [{ id: 1, role: 'user', username: 'ada' }, true],
] as const)('admin link for %j: %s', (user, shown) => {
  expect(showsAdminLink(user)).toBe(shown);
});

it('finds the session id in both shapes', () => {
  expect(sessionIdOf({ sessionId: 'a' })).toBe('a');
  expect(sessionIdOf({ sessionInfo: { id: 'b' } })).toBe('b');
  expect(sessionIdOf({})).toBeUndefined();
});

it('adds the coordinator once', () => {
  expect(withCoordinator([1, 2], 3)).toEqual([1, 2, 3]);
  expect(withCoordinator([3, 1, 3], 3)).toEqual([3, 1]);
});
