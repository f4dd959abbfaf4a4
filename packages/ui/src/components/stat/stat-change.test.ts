import { describe, expect, it } from 'vitest';

import { readChange } from './stat-change.js';

describe('readChange', () => {
  it.each([
    [0.061, 'up', 'up', 'better'],
    [-0.4, 'up', 'down', 'worse'],
    [-0.4, 'down', 'down', 'better'],
    [12, 'down', 'up', 'worse'],
    [12, 'none', 'up', 'neutral'],
    [0, 'up', 'none', 'neutral'],
    [-0, 'down', 'none', 'neutral'],
    [Infinity, 'up', 'up', 'better'],
  ] as const)('%f where %s is good: %s, %s', (change, good, direction, meaning) => {
    expect(readChange(change, good)).toEqual({ direction, meaning });
  });

  it.each([NaN, null, undefined])('says nothing about %s', (change) => {
    expect(readChange(change, 'up')).toBeUndefined();
  });
});
