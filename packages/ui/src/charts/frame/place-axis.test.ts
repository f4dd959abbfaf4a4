import { describe, expect, it } from 'vitest';

import type { AxisKind } from '../maths/clean-series.js';
import { figuresIn } from './format.js';
import { placeAxis } from './place-axis.js';
import type { Plot } from './types.js';

const plot = {
  em: 1,
  measure: (text: string) => text.length * 6,
  fromStart: (distance: number) => distance,
} as Plot;
const axis = (kind: AxisKind, domain: readonly [number, number]) =>
  placeAxis({
    kind,
    categories: [],
    domain,
    range: [0, 600],
    plot,
    figures: figuresIn('en', undefined, '–'),
    locale: 'en',
  });

describe('placeAxis', () => {
  it.each<[AxisKind, number, string]>([
    ['number', 1, '1'],
    ['number', 0, '0'],
    ['number', 12_500, '12,500'],
    ['time', Date.UTC(2026, 10, 23), 'Nov 23, 2026'],
    ['time', Date.UTC(2026, 10, 23, 9, 30), 'Nov 23, 2026, 9:30 AM'],
  ])('has one tick where there is one value: %s %d', (kind, value, text) => {
    const { at, ticks } = axis(kind, [value, value]);
    // Which space stands before AM is the version's of Intl.
    expect(ticks.map((tick) => ({ ...tick, text: tick.text.replace(/\s/g, ' ') }))).toEqual([
      { at: 300, text },
    ]);
    expect(at(value)).toBe(300);
  });

  it('has several over a range', () => {
    expect(axis('number', [0, 10]).ticks.length).toBeGreaterThan(2);
    expect(axis('time', [0, 86_400_000]).ticks.length).toBeGreaterThan(2);
  });
});
