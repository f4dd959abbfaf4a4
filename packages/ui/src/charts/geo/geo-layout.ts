import {
  geoEqualEarth,
  geoMercator,
  geoNaturalEarth1,
  geoPath,
  type GeoPermissibleObjects,
  type GeoProjection,
} from 'd3';

import type { Mark, Plot } from '../frame/types.js';
import { levelOf } from '../heat-map/cells.js';
import { extentOf, isValue } from '../maths/values.js';
import { dotsOf } from '../scatter/points.js';
import type { GeoBounds, GeoProjectionName } from './geo-data.js';
import type { CleanGeoPoint, Region } from './regions.js';

export interface GeoData {
  regions: readonly Region[];
  points: readonly CleanGeoPoint[];
  projection: GeoProjectionName;
  isRoute: boolean;
  bounds: GeoBounds | undefined;
}

const makers: Record<GeoProjectionName, () => GeoProjection> = {
  'equal-earth': geoEqualEarth,
  'natural-earth': geoNaturalEarth1,
  mercator: geoMercator,
};

/** Points along the edges of a rectangle of degrees: what is straight there is bent here. */
function frameOf([west, south, east, north]: GeoBounds): GeoPermissibleObjects {
  const steps = Array.from({ length: 9 }, (_, n) => n / 8);
  const coordinates = steps.flatMap((share) => {
    const [x, y] = [west + (east - west) * share, south + (north - south) * share];
    return [
      [x, south],
      [x, north],
      [west, y],
      [east, y],
    ] as [number, number][];
  });
  return { type: 'MultiPoint', coordinates };
}

/** Area the map must show. */
function contentOf({ regions, points, bounds }: GeoData): GeoPermissibleObjects {
  if (bounds?.every(isValue)) return frameOf(bounds);
  if (regions.length > 0)
    return {
      type: 'GeometryCollection',
      geometries: regions.map(({ shape }) => shape),
    } as GeoPermissibleObjects;
  // A single point is no room: a few degrees around it are.
  const [west = -1, east = 1] = extentOf([points.map(({ longitude }) => longitude)]) ?? [];
  const [south = -1, north = 1] = extentOf([points.map(({ latitude }) => latitude)]) ?? [];
  const around = 2;
  return frameOf([
    west - around,
    Math.max(-89, south - around),
    east + around,
    Math.min(89, north + around),
  ]);
}

/** Height of the map as a share of its width. */
export function shapeOfMap(data: GeoData): number {
  const content = contentOf(data);
  const projection = makers[data.projection]().fitWidth(1000, content);
  const [[, top], [, bottom]] = geoPath(projection).bounds(content);
  const height = bottom - top;
  return Number.isFinite(height) && height > 0 ? height / 1000 : 0.5;
}

/** Px from the edges, so that outlines are not cut. */
const margin = 4;
/** Px of the smallest and the largest dot. */
const least = 4;
const most = 15;
/** Px of a stop: its number fits. */
const stop = 11;

export interface DrawnRegion {
  region: Region;
  path: string;
  level: ReturnType<typeof levelOf>;
  mark: Mark;
}

export interface DrawnDot {
  point: CleanGeoPoint;
  /** Points that lie in the same small square. */
  count: number;
  radius: number;
  mark: Mark;
}

/** Regions, dots and where they are. The earth is the same in every language: nothing is mirrored. */
export function layoutGeo(plot: Plot, data: GeoData): { regions: DrawnRegion[]; dots: DrawnDot[] } {
  const { regions, points } = data;
  const projection = makers[data.projection]().fitExtent(
    [
      [margin, margin],
      [plot.width - margin, plot.height - margin],
    ],
    contentOf(data),
  );
  if (data.bounds)
    projection.clipExtent([
      [0, 0],
      [plot.width, plot.height],
    ]);
  const path = geoPath(projection).digits(1);
  const extent = extentOf([regions.map(({ value }) => value)]) ?? ([0, 1] as const);
  const drawn = regions.flatMap((region): DrawnRegion[] => {
    const [x, y] = path.centroid(region.mainland);
    const shape = path(region.shape) ?? '';
    if (shape === '' || !isValue(x) || !isValue(y)) return [];
    return [
      {
        region,
        path: shape,
        level: levelOf(region.value, extent),
        mark: { x, y, width: 0, height: 0 },
      },
    ];
  });
  const largest = extentOf([points.map(({ value }) => value)])?.[1] ?? 0;
  const places = points.map(({ longitude: x, latitude: y, name }) => ({ x, y, name }));
  const dots = dotsOf(places, ({ x, y }) => projection([x, y]) ?? [Number.NaN, Number.NaN]);
  const crowd = dots.reduce((sum, { count }) => Math.max(sum, count), 1);
  const inside = (x: number, y: number) => x >= 0 && x <= plot.width && y >= 0 && y <= plot.height;
  return {
    regions: drawn,
    dots: dots.flatMap(({ x, y, count, place }): DrawnDot[] => {
      const point = points[place];
      if (!point || !inside(x, y)) return [];
      const share =
        crowd > 1 ? count / crowd : largest > 0 ? Math.max(0, point.value) / largest : NaN;
      return [
        {
          point,
          count,
          // Areas are compared, not widths.
          radius: data.isRoute
            ? stop
            : isValue(share)
              ? Math.max(least, Math.sqrt(share) * (crowd > 1 ? 6 : most))
              : least + 1,
          mark: { x, y, width: 0, height: 0 },
        },
      ];
    }),
  };
}
