import { expect, it } from 'vitest';

import { durationText, durationTicks } from './duration.js';

it('writes spans in their two largest units', () => {
  const text = (ms: number) => durationText(ms, 'en');
  expect(
    [0, 4.25, 840, 2400, 31_200, 59_960, 119_600, 151_000, 7_260_000, 90_000_000].map(text),
  ).toEqual([
    '0 ms',
    '4.3 ms',
    '840 ms',
    '2.4 sec',
    '31 sec',
    '1 min',
    '2 min',
    '2 min 31 sec',
    '2 hr 1 min',
    '1 day 1 hr',
  ]);
  expect(text(Number.NaN)).toBe('');
  expect(durationText(2400, 'de')).toBe('2,4 Sek.');
});

it('steps in round times', () => {
  expect(durationTicks(151_000, 4)).toEqual([0, 60_000, 120_000]);
  expect(durationTicks(840, 4)).toEqual([0, 500]);
  expect(durationTicks(0, 4)).toEqual([0]);
  expect(durationTicks(86_400_000 * 30, 3)).toHaveLength(4);
});
