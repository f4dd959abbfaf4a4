import type { ChartValue } from '../maths/values.js';

/** The geometry of a GeoJSON feature. */
export interface GeoGeometry {
  type: string;
  coordinates?: unknown;
  geometries?: unknown;
}

/** A feature of GeoJSON: a country, a district. */
export interface GeoFeature {
  id?: string | number;
  properties?: Readonly<Record<string, unknown>> | null;
  geometry: GeoGeometry | null;
}

/** A feature collection of GeoJSON, in degrees. */
export interface GeoShapes {
  features: readonly GeoFeature[];
}

export interface GeoValue {
  /** Id of the feature, or its name where it has none. */
  region: string | number;
  /** A region without a figure is drawn plain. */
  value: ChartValue;
}

export interface GeoPoint {
  name: string;
  /** Degrees; a point without both is not drawn. */
  longitude: ChartValue;
  latitude: ChartValue;
  /** Decides the size of the dot. */
  value?: ChartValue;
}

/** Degrees: west, south, east, north. */
export type GeoBounds = readonly [west: number, south: number, east: number, north: number];

export const geoProjections = ['equal-earth', 'natural-earth', 'mercator'] as const;
export type GeoProjectionName = (typeof geoProjections)[number];
