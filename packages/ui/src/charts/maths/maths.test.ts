import { array, assert, constant, double, oneof, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { cleanSeries } from './clean-series.js';
import { drawnPlaces } from './downsample.js';
import { placeLabels } from './place-labels.js';
import { shorten } from './shorten.js';
import { extremesOf, relationOf, trendOf } from './summary.js';
import { everyNth, fittingTicks } from './ticks.js';
import { extentOf, spread, withZero } from './values.js';

const unnamed = (n: number) => `Series ${n}`;
const measure = (text: string) => text.length * 6;

describe('extents', () => {
  it('leave gaps out and know when there is nothing', () => {
    expect(extentOf([[Number.NaN, 4, -2], [7]])).toEqual([-2, 7]);
    expect(extentOf([[Number.NaN], []])).toBeUndefined();
    expect(spread([3, 3])).toEqual([1.5, 4.5]);
    expect(spread([0, 0])).toEqual([-1, 1]);
    expect(withZero([4, 9])).toEqual([0, 9]);
    expect(withZero([-4, -1])).toEqual([-4, 0]);
    expect(withZero([0, 0])).toEqual([0, 1]);
  });
});

describe('cleanSeries', () => {
  it('sorts by date, drops points without one and keeps gaps', () => {
    const day = (n: number) => new Date(Date.UTC(2026, 0, n));
    const { kind, series } = cleanSeries(
      [
        {
          name: '',
          values: [
            { x: day(3), y: 3 },
            { x: day(1), y: Number.NaN },
            { x: new Date(Number.NaN), y: 9 },
            { x: day(2), y: null, low: 1, high: 2 },
          ],
        },
      ],
      unnamed,
    );
    expect(kind).toBe('time');
    expect(series[0]?.name).toBe('Series 1');
    expect([...series[0]!.ys]).toEqual([Number.NaN, Number.NaN, 3]);
    expect([...series[0]!.xs].map((x) => new Date(x).getUTCDate())).toEqual([1, 2, 3]);
    expect(series[0]?.hasInterval).toBe(true);
  });

  it('gives a category the same place in every series', () => {
    const { categories, series } = cleanSeries(
      [
        {
          name: 'a',
          values: [
            { x: 'Q1', y: 1 },
            { x: 'Q2', y: 2 },
          ],
        },
        {
          name: 'b',
          values: [
            { x: 'Q2', y: 3 },
            { x: 'Q3', y: 4 },
          ],
        },
      ],
      unnamed,
    );
    expect(categories).toEqual(['Q1', 'Q2', 'Q3']);
    expect([...series[1]!.xs]).toEqual([1, 2]);
  });

  it('is empty for nothing', () => {
    expect(cleanSeries([], unnamed).series).toEqual([]);
    expect(cleanSeries([{ name: 'a', values: [] }], unnamed).series[0]?.ys).toHaveLength(0);
  });
});

describe('drawnPlaces', () => {
  const dense = (count: number, y: (place: number) => number) => ({
    xs: Float64Array.from({ length: count }, (_, place) => place),
    ys: Float64Array.from({ length: count }, (_, place) => y(place)),
  });

  it('keeps everything when there is little', () => {
    const { xs, ys } = dense(40, (place) => place);
    expect(drawnPlaces(xs, [ys], 10)).toHaveLength(40);
  });

  it('keeps both ends and both extremes of a million points in few', () => {
    const { xs, ys } = dense(1e6, (place) => Math.sin(place / 5e4));
    ys[123_456] = 99;
    ys[654_321] = -99;
    const places = drawnPlaces(xs, [ys], 600);
    expect(places.length).toBeLessThanOrEqual(2404);
    expect(places).toEqual(expect.arrayContaining([0, 123_456, 654_321, 999_999]));
  });

  it('ascends without repeats and keeps gaps', () => {
    assert(
      property(array(oneof(double({ noNaN: true }), constant(Number.NaN))), (list) => {
        const { xs, ys } = dense(list.length, (place) => list[place]!);
        const places = drawnPlaces(xs, [ys], 3);
        expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
        expect(extentOf([places.map((place) => ys[place]!)])).toEqual(extentOf([ys]));
      }),
    );
    const { xs, ys } = dense(1000, (place) => (place >= 400 && place < 600 ? Number.NaN : 1));
    expect(drawnPlaces(xs, [ys], 10).some((place) => Number.isNaN(ys[place]!))).toBe(true);
  });

  it('draws points that all share one x', () => {
    expect(
      drawnPlaces(new Float64Array(100), [Float64Array.from({ length: 100 }, (_, n) => n)], 5),
    ).toEqual([0, 99]);
  });
});

describe('summaries', () => {
  it('find the extremes between gaps', () => {
    const values = [Number.NaN, 4, 9, 1, Number.NaN];
    const found = extremesOf(values)!;
    expect(found).toEqual({ count: 3, first: 1, last: 3, high: 2, low: 3, sum: 14 });
    expect(trendOf(values, found)).toBe('down');
    expect(extremesOf([Number.NaN])).toBeUndefined();
  });

  it('call a small change no trend', () => {
    const trend = (...values: number[]) => trendOf(values, extremesOf(values)!);
    expect(trend(1, 100, 2)).toBe('other');
    expect(trend(5)).toBe('other');
    expect(trend(1, 2)).toBe('up');
  });

  it('tell a relation from a cloud', () => {
    expect(relationOf([1, 2, 3, 4], [2, 4, 5, 9])).toBe('up');
    expect(relationOf([1, 2, 3, 4], [9, 5, 4, 2])).toBe('down');
    expect(relationOf([1, 1, 1], [1, 2, 3])).toBe('other');
    expect(relationOf([], [])).toBe('other');
  });
});

describe('labels', () => {
  it('move apart and stay in the room', () => {
    expect(placeLabels([10, 12, 90], 16, [0, 100])).toEqual([10, 26, 90]);
    expect(placeLabels([99, 98], 16, [0, 100])).toEqual([92, 76]);
    expect(placeLabels([5, 5, 5, 5], 16, [0, 32])).toEqual([4, 12, 20, 28]);
    expect(placeLabels([], 16, [0, 32])).toEqual([]);
  });

  it('thin out instead of turning', () => {
    const ticks = Array.from({ length: 10 }, (_, index) => ({ at: index * 20, text: 'label' }));
    expect(everyNth(ticks, measure).map(({ at }) => at)).toEqual([0, 60, 120, 180]);
    const make = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ at: (index * 200) / count, text: 'label' }));
    expect(fittingTicks(make, 20, measure)).toHaveLength(4);
  });

  it('are cut at whole characters', () => {
    expect(shorten('Decision', 60, measure)).toBe('Decision');
    expect(shorten('Decision support', 48, measure)).toBe('Decisio…');
    expect(shorten('👩🏽‍🔬👩🏽‍🔬👩🏽‍🔬', 60, measure)).toBe('👩🏽‍🔬…');
    expect(shorten('x'.repeat(1e5), 30, measure)).toBe('xxxx…');
    expect(shorten('Decision', 2, measure)).toBe('…');
  });
});
