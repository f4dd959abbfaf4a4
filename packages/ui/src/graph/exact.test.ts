import { describe, expect, it } from 'vitest';

import { exact } from './exact.js';

/** A browser's value for a place on a page scrolled that far. */
const added = (px: number, scrolled: number) =>
  Math.fround(Math.fround(Math.fround(px) - scrolled) + scrolled);

describe('exact', () => {
  it.each([454.9726093134854, 224.1447407820996, 12.24, 1 / 3, -71.02463589415004])(
    'keeps %d where it is however far the page is scrolled',
    (px) => {
      const place = exact(px);
      expect(Math.abs(place - px)).toBeLessThanOrEqual(1 / 16);
      for (let scrolled = 0; scrolled < 20_000; scrolled += 137)
        expect(added(place, scrolled)).toBe(place);
    },
  );
});
