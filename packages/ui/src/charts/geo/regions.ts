import { extent, geoArea, geoBounds, type GeoPermissibleObjects } from 'd3';

import { isValue } from '../maths/values.js';
import type { GeoBounds, GeoFeature, GeoGeometry, GeoPoint, GeoValue } from './geo-data.js';

/** A region that can be drawn. */
export interface Region {
  name: string;
  /** A gap is NaN. */
  value: number;
  shape: GeoPermissibleObjects;
  /** The largest of its islands, where it is pointed at. */
  mainland: GeoPermissibleObjects;
}

type Ring = readonly unknown[];
type Polygon = readonly Ring[];

const asPolygon = (coordinates: Polygon) =>
  ({ type: 'Polygon', coordinates }) as unknown as GeoPermissibleObjects;

/** More than half of the earth: its rings run the other way round than d3 reads them. */
const halfEarth = 2 * Math.PI;

function woundRight(polygon: Polygon): Polygon {
  return geoArea(asPolygon(polygon)) > halfEarth
    ? polygon.map((ring) => [...ring].toReversed())
    : polygon;
}

function shapeOf(geometry: GeoGeometry): Pick<Region, 'shape' | 'mainland'> | undefined {
  const polygons =
    geometry.type === 'Polygon'
      ? [geometry.coordinates as Polygon]
      : geometry.type === 'MultiPolygon'
        ? (geometry.coordinates as readonly Polygon[])
        : undefined;
  if (!polygons) return undefined;
  const wound = polygons.map(woundRight);
  const areas = wound.map((polygon) => geoArea(asPolygon(polygon)));
  const mainland = wound[areas.indexOf(Math.max(...areas))];
  const shape = {
    type: 'MultiPolygon',
    coordinates: wound,
  } as unknown as GeoPermissibleObjects;
  const bounds = geoBounds(shape).flat();
  if (!mainland || !bounds.every(isValue)) return undefined;
  return { shape, mainland: asPolygon(mainland) };
}

/** Features of any quality with their values: the highest value first, then those without one. */
export function cleanRegions(
  features: readonly GeoFeature[],
  values: readonly GeoValue[],
  nameOf: (feature: GeoFeature) => string,
  unnamed: (n: number) => string,
): Region[] {
  const known = new Map(values.map(({ region, value }) => [String(region), value]));
  const regions = features.flatMap((feature, index): Region[] => {
    const name = (feature && nameOf(feature)) || unnamed(index + 1);
    const given = known.get(String(feature?.id)) ?? known.get(name);
    try {
      const shape = feature?.geometry && shapeOf(feature.geometry);
      return shape ? [{ name, value: isValue(given) ? given : Number.NaN, ...shape }] : [];
    } catch {
      // Coordinates that are none at all: there is nothing to draw.
      return [];
    }
  });
  const rank = ({ value }: Region) => (isValue(value) ? value : Number.NEGATIVE_INFINITY);
  return regions.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}

/** Degrees around the regions with a figure, for the land beside them to be known by. */
const around = 4;
/** Degrees from west to east above which a part of the earth is no easier to read than all of it. */
const widest = 150;

/** The degrees the regions with a figure take, without islands far away; nothing for half the earth. */
export function boundsOf(regions: readonly Region[]): GeoBounds | undefined {
  const corners = regions
    .filter(({ value }) => isValue(value))
    .map(({ mainland }) => geoBounds(mainland));
  const [west, east] = extent(corners.flatMap(([[from], [to]]) => [from, to]));
  const [south, north] = extent(corners.flatMap(([[, from], [, to]]) => [from, to]));
  // One that begins in the east and ends in the west lies across the edge of the map.
  const isCut = corners.some(([[from], [to]]) => from > to);
  if (west === undefined || east === undefined || south === undefined || north === undefined)
    return undefined;
  if (isCut || east - west > widest) return undefined;
  return [
    west - around,
    Math.max(-89, south - around),
    east + around,
    Math.min(89, north + around),
  ];
}

export interface CleanGeoPoint {
  name: string;
  longitude: number;
  latitude: number;
  value: number;
}

/** Points on the earth, the largest first. */
export function cleanGeoPoints(
  points: readonly GeoPoint[],
  unnamed: (n: number) => string,
): CleanGeoPoint[] {
  const known = points.flatMap(({ name, longitude, latitude, value }, index) =>
    isValue(longitude) && isValue(latitude) && Math.abs(latitude) <= 90
      ? [
          {
            name: name || unnamed(index + 1),
            longitude,
            latitude,
            value: isValue(value) ? value : Number.NaN,
          },
        ]
      : [],
  );
  const rank = ({ value }: CleanGeoPoint) => (isValue(value) ? value : Number.NEGATIVE_INFINITY);
  return known.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}
