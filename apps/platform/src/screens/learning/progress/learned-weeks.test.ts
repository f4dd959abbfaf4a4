import { describe, expect, it } from 'vitest';

import { learnedWeeks } from './learned-weeks';

const finished = (completedAt: string, durationMinutes: number | null = 30) => ({
  completed: true,
  completedAt,
  durationMinutes,
});
const frame = {
  timeZone: 'Europe/Berlin',
  now: Date.parse('2026-03-29T20:00:00Z'),
  shown: 3,
};

describe('learnedWeeks', () => {
  it('counts from Monday to Sunday, through the week a clock is moved in', () => {
    expect(
      learnedWeeks(
        [
          finished('2026-03-29T21:59:00Z'),
          // Monday in Berlin already.
          finished('2026-03-22T23:00:00Z', 20),
          finished('2026-03-22T22:59:00Z', 10),
          finished('2026-03-10T12:00:00Z', null),
        ],
        frame,
      ),
    ).toEqual([
      { from: '2026-03-09', minutes: 0 },
      { from: '2026-03-16', minutes: 10 },
      { from: '2026-03-23', minutes: 50 },
    ]);
  });
  it('leaves out what is not finished, or on no day', () => {
    const open = { ...finished('2026-03-25T12:00:00Z'), completed: false };
    const undated = { completed: true, completedAt: null, durationMinutes: 30 };
    expect(learnedWeeks([open, undated], frame).every(({ minutes }) => minutes === 0)).toBe(true);
  });
});
