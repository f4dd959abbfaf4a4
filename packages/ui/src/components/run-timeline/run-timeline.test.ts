import { describe, expect, it } from 'vitest';

import { stepBars } from './run-steps.js';
import { timeMarks } from './time-marks.js';

describe('timeMarks', () => {
  it.each([
    [100_000, [0, 30_000, 60_000, 90_000]],
    [900, [0, 500]],
    [0, [0]],
    [NaN, [0]],
    [Infinity, [0]],
  ])('%d ms', (total, marks) => {
    expect(timeMarks(total)).toEqual(marks);
  });

  it('are never more than five', () => {
    for (let total = 1; total < 1e10; total *= 1.7)
      expect(timeMarks(total).length).toBeLessThanOrEqual(5);
  });
});

describe('stepBars', () => {
  it('follows starts and durations, and puts what has none after the step before', () => {
    const { bars, total } = stepBars(
      [
        { id: 'a', name: 'a', state: 'completed', duration: 6000 },
        { id: 'b', name: 'b', state: 'completed', duration: 31_000 },
        { id: 'c', name: 'c', state: 'completed', start: 24_000, duration: 22_000 },
        { id: 'd', name: 'd', state: 'running' },
        { id: 'e', name: 'e' },
        { id: 'f', name: 'f', state: 'skipped', duration: 5000 },
      ],
      60_000,
    );
    expect(bars).toEqual([
      { start: 0, length: 6000 },
      { start: 6000, length: 31_000 },
      { start: 24_000, length: 22_000 },
      { start: 46_000, length: 14_000 },
      { start: 60_000, length: undefined },
      { start: 60_000, length: undefined },
    ]);
    expect(total).toBe(60_000);
  });

  it('takes no bad number', () => {
    const { bars, total } = stepBars(
      [{ id: 'a', name: 'a', state: 'running', start: NaN, duration: -3 }],
      NaN,
    );
    expect(bars).toEqual([{ start: 0, length: undefined }]);
    expect(total).toBe(0);
    expect(stepBars([], undefined)).toEqual({ bars: [], total: 0 });
  });
});
