import { describe, expect, it } from 'vitest';

import { timeTicks } from './time-axis';

describe('the time axis of a road map', () => {
  it('has a line for each week of a short plan', () => {
    const { unit, ticks } = timeTicks('2026-02-23', 28);
    expect(unit).toBe('day');
    expect(ticks.map(({ day }) => day)).toEqual([
      '2026-02-23',
      '2026-03-02',
      '2026-03-09',
      '2026-03-16',
    ]);
    expect(ticks.map(({ at }) => at)).toEqual([0, 0.25, 0.5, 0.75]);
  });

  it('has a line for each first of a month of a long one', () => {
    const { unit, ticks } = timeTicks('2026-11-15', 120);
    expect(unit).toBe('month');
    expect(ticks.map(({ day }) => day)).toEqual([
      '2026-12-01',
      '2027-01-01',
      '2027-02-01',
      '2027-03-01',
    ]);
  });

  it('names no more lines than there is room for', () => {
    const { ticks } = timeTicks('2026-01-01', 3 * 365);
    expect(ticks).toHaveLength(36);
    expect(ticks.filter(({ isNamed }) => isNamed).length).toBeLessThanOrEqual(8);
  });

  it('has none for a plan without a day', () => {
    expect(timeTicks('2026-01-01', 0).ticks).toEqual([]);
  });
});
