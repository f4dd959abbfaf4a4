import { describe, expect, it } from 'vitest';

import { readUsage } from './usage-state.js';

describe('readUsage', () => {
  it.each([
    [31, 40, 'normal', 0.775, 9],
    [32, 40, 'warning', 0.8, 8],
    [40, 40, 'reached', 1, 0],
    [50, 40, 'over', 1.25, 10],
    [-3, 40, 'normal', 0, 40],
    [0, 0, 'reached', 1, 0],
    [1, 0, 'over', Infinity, 1],
    [1, -5, 'over', Infinity, 1],
  ] as const)('%f of %f is %s', (used, limit, state, share, rest) => {
    expect(readUsage(used, limit, 0.8)).toEqual({ state, share, rest });
  });

  it.each([null, undefined, Infinity, NaN])('has no limit with %s', (limit) => {
    expect(readUsage(7, limit, 0.8).state).toBe('unlimited');
  });

  it.each([null, undefined, Infinity, NaN])('does not know about %s', (used) => {
    expect(readUsage(used, 40, 0.8).state).toBe('unknown');
  });
});
