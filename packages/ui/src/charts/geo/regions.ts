import { geoArea, geoBounds, type GeoPermissibleObjects } from 'd3';

import { isValue } from '../maths/values.js';
import type { GeoFeature, GeoGeometry, GeoPoint, GeoValue } from './geo-data.js';

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
