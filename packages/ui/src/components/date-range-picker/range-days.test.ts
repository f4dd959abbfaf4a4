import { CalendarDate } from '@internationalized/date';
import { describe, expect, it } from 'vitest';

import { daysIn, isFree, markInSpan, reachFrom, spanOf } from './range-days.js';

const day = (number: number) => new CalendarDate(2026, 11, number);
const isUnavailable = (iso: string) => iso === '2026-11-10' || iso === '2026-11-20';

describe('ranges', () => {
  it('put the earlier date first and count both ends', () => {
    expect(spanOf(day(9), day(5))).toEqual([day(5), day(9)]);
    expect(daysIn([day(5), day(9)])).toBe(5);
    expect(daysIn([day(5), day(5)])).toBe(1);
  });

  it('reach to the nearest day that is taken, or to the bounds', () => {
    const free = reachFrom(day(15), { isUnavailable });
    expect([free.min?.toString(), free.max?.toString()]).toEqual(['2026-11-11', '2026-11-19']);
    const bounded = reachFrom(day(8), { isUnavailable, min: day(3), max: day(30) });
    expect([bounded.min?.toString(), bounded.max?.toString()]).toEqual([
      '2026-11-03',
      '2026-11-09',
    ]);
    expect(reachFrom(day(8), { min: day(3) })).toEqual({ min: day(3) });
  });

  it('are free when every day of them is', () => {
    expect(isFree([day(11), day(19)], { isUnavailable })).toBe(true);
    expect(isFree([day(9), day(11)], { isUnavailable })).toBe(false);
    expect(isFree([day(9), day(11)], {})).toBe(true);
    expect(isFree([day(1), day(5)], { min: day(2) })).toBe(false);
  });

  it('are drawn from end to end', () => {
    const span = [day(5), day(7)] as const;
    expect([4, 5, 6, 7, 8].map((number) => markInSpan(day(number), span, false))).toEqual([
      {},
      { chosen: true, span: 'start', preview: false },
      { span: 'middle', preview: false },
      { chosen: true, span: 'end', preview: false },
      {},
    ]);
    expect(markInSpan(day(5), [day(5), day(5)], true)).toEqual({ chosen: true });
    expect(markInSpan(day(5), undefined, true)).toEqual({});
  });
});
