import { geoArea } from 'd3';
import { describe, expect, it } from 'vitest';

import type { GeoFeature } from './geo-data.js';
import { boundsOf, cleanGeoPoints, cleanRegions } from './regions.js';

const nameOf = (feature: GeoFeature) => {
  const name = feature.properties?.['name'];
  return typeof name === 'string' ? name : '';
};
const unnamed = (n: number) => `Item ${n}`;
const square = [
  [0, 0],
  [0, 10],
  [10, 10],
  [10, 0],
  [0, 0],
];
const feature = (name: string, ring: unknown, id?: string): GeoFeature => ({
  ...(id && { id }),
  properties: { name },
  geometry: { type: 'Polygon', coordinates: [ring] },
});

describe('regions of a map', () => {
  it('reads rings of both directions as the land inside them', () => {
    const areas = cleanRegions(
      [feature('a', square), feature('b', square.toReversed())],
      [],
      nameOf,
      unnamed,
    ).map(({ shape }) => geoArea(shape));
    expect(areas[0]).toBeCloseTo(areas[1] as number);
    expect(areas[0]).toBeLessThan(1);
  });

  it('finds values by id and by name, and begins with the highest', () => {
    const regions = cleanRegions(
      [feature('a', square), feature('b', square, '276'), feature('c', square)],
      [
        { region: 276, value: 3 },
        { region: 'c', value: 8 },
        { region: 'a', value: null },
      ],
      nameOf,
      unnamed,
    );
    expect(regions.map(({ name, value }) => [name, value])).toEqual([
      ['c', 8],
      ['b', 3],
      ['a', Number.NaN],
    ]);
  });

  it('leaves out what cannot be drawn', () => {
    const broken: unknown[] = [
      null,
      { geometry: null },
      { geometry: { type: 'Polygon' } },
      { geometry: { type: 'Point', coordinates: [1, 2] } },
      feature('NaN', [
        [Number.NaN, 1],
        [2, 3],
        [4, 5],
        [Number.NaN, 1],
      ]),
      feature('kept', square),
    ];
    const regions = cleanRegions(broken as GeoFeature[], [], nameOf, unnamed);
    expect(regions.map(({ name }) => name)).toEqual(['kept']);
  });
});

describe('the part of a map that has figures', () => {
  const shifted = (by: number, times = 1) => square.map(([x = 0, y = 0]) => [x * times + by, y]);
  const regions = (...rings: unknown[]) =>
    cleanRegions(
      rings.map((ring, at) => feature(String(at), ring, String(at))),
      [
        { region: '0', value: 1 },
        { region: '1', value: 2 },
      ],
      nameOf,
      unnamed,
    );

  it('is their land, and a little around it', () => {
    const [west, south, east, north] = boundsOf(regions(square, shifted(20), shifted(100)))!;
    expect([west, south, east].map(Math.round)).toEqual([-4, -4, 34]);
    // A straight edge between two places of one latitude is bent towards the pole.
    expect(north).toBeGreaterThanOrEqual(14);
  });

  it.each([
    ['has no figures', [shifted(0)].slice(1)],
    ['is nearly the whole earth', [shifted(-100), shifted(100)]],
    ['lies across the edge of the map', [shifted(175), square]],
  ])('is the whole map where it %s', (_case, rings) => {
    expect(boundsOf(regions(...rings))).toBeUndefined();
  });
});

describe('points of a map', () => {
  it('needs both degrees', () => {
    const points = cleanGeoPoints(
      [
        { name: '', longitude: 1, latitude: 2 },
        { name: 'b', longitude: null, latitude: 2 },
        { name: 'c', longitude: 1, latitude: 200 },
        { name: 'd', longitude: 1, latitude: -3, value: 4 },
      ],
      unnamed,
    );
    expect(points.map(({ name }) => name)).toEqual(['d', 'Item 1']);
  });
});
