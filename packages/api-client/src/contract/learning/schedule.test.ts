import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { timeCommitments } from '../enums/learning.js';
import { dueDays, weeklyMinutes } from './schedule.js';

describe('dueDays', () => {
  it.each([
    ['minimal', 150],
    ['moderate', 300],
    ['intensive', 420],
  ] as const)('%s is %d minutes a week', (commitment, minutes) => {
    expect(weeklyMinutes(commitment)).toBe(minutes);
  });
  it('spreads a week’s minutes over the week, leap day and clock changes included', () => {
    const week = { start: '2028-02-25', commitment: 'intensive' } as const;
    expect(dueDays([60, 60, 60, 60, 60, 60, 60], week)).toEqual([
      '2028-02-25',
      '2028-02-26',
      '2028-02-27',
      '2028-02-28',
      '2028-02-29',
      '2028-03-01',
      '2028-03-02',
    ]);
  });
  it('never goes back, and takes longer with less time', () => {
    const lengths = fc.array(fc.integer({ min: 0, max: 300 }), { maxLength: 60 });
    fc.assert(
      fc.property(lengths, (minutes) => {
        const [slow = [], , fast = []] = timeCommitments.map((commitment) =>
          dueDays(minutes, { start: '2026-03-20', commitment }),
        );
        expect(slow.toSorted()).toEqual(slow);
        expect(slow.every((day, at) => day >= fast[at]!)).toBe(true);
      }),
    );
  });
});
