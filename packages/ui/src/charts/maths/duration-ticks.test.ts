import { expect, it } from 'vitest';

import { durationTicks } from './duration-ticks.js';

it('steps in round times', () => {
  expect(durationTicks(151_000, 4)).toEqual([0, 60_000, 120_000]);
  expect(durationTicks(840, 4)).toEqual([0, 500]);
  expect(durationTicks(0, 4)).toEqual([0]);
  expect(durationTicks(86_400_000 * 30, 3)).toHaveLength(4);
});
