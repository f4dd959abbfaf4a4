import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { dayAfter, dayReader } from '../days.js';
import { knownTimeZone, learningDays, streakOf } from './streak.js';

const zones = [
  'UTC',
  'Europe/Stockholm',
  'America/New_York',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
];
const zone = fc.constantFrom(...zones);
/** Days of a calendar, each with the hour something was finished at. */
const start = fc.integer({ min: 0, max: 6_000 }).map((days) => dayAfter('2015-01-01', days));
const hour = 3_600_000;

/** A moment that a zone's calendar counts to a day: found by asking the zone, hour by hour. */
function momentOn(day: string, timeZone: string, skip = 0): number {
  const dayOf = dayReader(timeZone);
  const from = Date.parse(`${day}T00:00:00Z`) - 15 * hour;
  const hours = Array.from({ length: 54 }, (_, at) => from + at * hour).filter(
    (moment) => dayOf(moment) === day,
  );
  return hours[skip % hours.length]!;
}

describe('days in a row', () => {
  it('count each day once, in every zone, over leap days and changes of the clock', () => {
    fc.assert(
      fc.property(
        zone,
        start,
        fc.array(fc.integer({ min: 0, max: 24 }), { minLength: 1, maxLength: 40 }),
        (timeZone, first, skips) => {
          const moments = skips.map((skip, at) => momentOn(dayAfter(first, at), timeZone, skip));
          const now = moments.at(-1)!;
          const twice = [...moments, ...moments.toReversed()];
          expect(streakOf(twice, { timeZone, now })).toEqual({
            current: skips.length,
            longest: skips.length,
            today: true,
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('end with a day without anything, and not before it is over', () => {
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 1, max: 20 }), (timeZone, first, length) => {
        const moments = Array.from({ length }, (_, at) => momentOn(dayAfter(first, at), timeZone));
        const at = (days: number) => momentOn(dayAfter(first, length - 1 + days), timeZone, 23);
        expect(streakOf(moments, { timeZone, now: at(1) })).toMatchObject({
          current: length,
          today: false,
        });
        expect(streakOf(moments, { timeZone, now: at(2) })).toMatchObject({
          current: 0,
          longest: length,
        });
      }),
      { numRuns: 150 },
    );
  });

  it('are never more than the days there are, and do not depend on the order', () => {
    const moments = fc.array(fc.integer({ min: 0, max: 60 * 24 }), { maxLength: 60 });
    fc.assert(
      fc.property(zone, moments, (timeZone, hours) => {
        const begin = Date.parse('2024-02-10T00:00:00Z');
        const given = hours.map((at) => begin + at * hour);
        const frame = { timeZone, now: begin + 60 * 24 * hour };
        const { current, longest } = streakOf(given, frame);
        expect(longest).toBeLessThanOrEqual(learningDays(given, frame).length);
        expect(current).toBeLessThanOrEqual(longest);
        expect(streakOf(given.toReversed(), frame)).toEqual({
          ...streakOf(given, frame),
        });
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    ['a leap day', 'UTC', ['2024-02-28T12:00Z', '2024-02-29T12:00Z', '2024-03-01T12:00Z'], 3],
    ['a February without one', 'UTC', ['2026-02-28T12:00Z', '2026-03-01T12:00Z'], 2],
    ['a leap day that was missed', 'UTC', ['2024-02-28T12:00Z', '2024-03-01T12:00Z'], 1],
    [
      'the night clocks go forward',
      'Europe/Stockholm',
      ['2026-03-28T22:30Z', '2026-03-29T21:30Z', '2026-03-30T21:30Z'],
      3,
    ],
    [
      'the night they go back',
      'Europe/Stockholm',
      ['2026-10-24T21:30Z', '2026-10-25T22:30Z', '2026-10-26T22:30Z'],
      3,
    ],
    [
      'midnight that there was not',
      'America/Sao_Paulo',
      ['2018-11-03T15:00Z', '2018-11-04T03:30Z', '2018-11-05T03:30Z'],
      3,
    ],
    [
      'two days of Greenwich on one',
      'America/New_York',
      ['2026-01-05T23:00Z', '2026-01-06T04:00Z'],
      1,
    ],
    [
      'one day of Greenwich on two',
      'America/New_York',
      ['2026-01-06T04:00Z', '2026-01-06T23:00Z'],
      2,
    ],
    ['the turn of a year', 'Asia/Tokyo', ['2025-12-31T10:00Z', '2025-12-31T20:00Z'], 2],
  ] as const)('%s', (_case, timeZone, moments, longest) => {
    const now = Math.max(...moments.map((moment) => Date.parse(moment)));
    expect(streakOf(moments, { timeZone, now }).longest).toBe(longest);
  });

  it('leaves out what a wrong clock put after today', () => {
    const now = Date.parse('2026-03-10T12:00Z');
    expect(streakOf(['2026-03-10T08:00Z', '2026-03-11T08:00Z'], { timeZone: 'UTC', now })).toEqual({
      current: 1,
      longest: 1,
      today: true,
    });
    expect(streakOf([], { timeZone: 'UTC', now })).toEqual({
      current: 0,
      longest: 0,
      today: false,
    });
  });
});

it.each([
  ['Europe/Stockholm', 'Europe/Stockholm'],
  ['Middle/Earth', undefined],
  ['', undefined],
  [null, undefined],
])('of the zone %j it knows %j', (said, known) => expect(knownTimeZone(said)).toBe(known));
