import { feature } from 'topojson-client';
import world from 'world-atlas/countries-110m.json';

import type { GeoShapes } from './geo-data.js';

const topology = world as unknown as Parameters<typeof feature>[0];

/** The world's countries without Antarctica; their names are English. */
export const countries: GeoShapes = (() => {
  const { countries: objects } = topology.objects;
  const all = feature(topology, objects as never) as unknown as GeoShapes;
  return {
    features: all.features.filter(({ properties }) => properties?.['name'] !== 'Antarctica'),
  };
})();

/** Active agents by country. */
export const agents = [
  ['Germany', 1840],
  ['France', 1310],
  ['Poland', 1220],
  ['United Kingdom', 1105],
  ['Spain', 820],
  ['Netherlands', 760],
  ['Italy', 705],
  ['Sweden', 430],
  ['Czechia', 385],
  ['Austria', 310],
  ['Denmark', 240],
  ['Portugal', 190],
  ['Norway', 170],
  ['Greece', 96],
] as const;

export const values = agents.map(([region, value]) => ({ region, value }));

export const europe = [-11, 36, 30, 66] as const;

/** Three ports. */
export const ports = [
  { name: 'Gdańsk', longitude: 18.65, latitude: 54.35, value: 77 },
  { name: 'Rotterdam', longitude: 4.48, latitude: 51.92, value: 64 },
  { name: 'Hamburg', longitude: 9.99, latitude: 53.55, value: 63 },
];
