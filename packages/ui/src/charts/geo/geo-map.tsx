'use client';

import { useCallback, useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { useFigures } from '../frame/format.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { HeatScale } from '../heat-map/heat-scale.js';
import { extremesOf } from '../maths/summary.js';
import { extentOf, isValue } from '../maths/values.js';
import type { GeoBounds, GeoFeature, GeoPoint, GeoShapes, GeoValue } from './geo-data.js';
import { shapeOfMap } from './geo-layout.js';
import { GeoPlot } from './geo-plot.js';
import { boundsOf, cleanGeoPoints, cleanRegions } from './regions.js';

export interface GeoMapProps extends ChartProps {
  /** Land as a feature collection of GeoJSON, in degrees. Areas only; rings may run either way. */
  shapes: GeoShapes | null | undefined;
  /** Figures of regions; they decide the colour. */
  values?: readonly GeoValue[];
  /** Places on the map. */
  points?: readonly GeoPoint[];
  /** Points are the stops of a way in the order of their values: numbered, named and joined. */
  isRoute?: boolean;
  /** Name of a region. @default the `name` among its properties, else its id */
  regionName?: (feature: GeoFeature) => string;
  /** How the earth is made flat; the first two keep areas comparable, or nearly so. @default 'equal-earth' */
  projection?: 'equal-earth' | 'natural-earth' | 'mercator';
  /**
   * Degrees that fill the room: west, south, east, north; `values` for the regions that have a
   * figure. @default all shapes
   */
  bounds?: readonly [west: number, south: number, east: number, north: number] | 'values';
  /** Name of the figures. @default 'Value' */
  valueLabel?: string;
  /** Head of the table's first column. @default 'Name' */
  nameLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
}

const ownName = ({ properties, id }: GeoFeature): string =>
  typeof properties?.['name'] === 'string' ? properties['name'] : String(id ?? '');
/** Px. */
const tallest = 480;
const lowest = 140;

/** Where values are high on the earth, and where things are. The earth is never mirrored. */
export function GeoMap({
  shapes,
  values: givenValues,
  points: givenPoints,
  isRoute = false,
  regionName = ownName,
  projection = 'equal-earth',
  bounds,
  valueLabel,
  nameLabel,
  format,
  height,
  ...frame
}: GeoMapProps) {
  const values = listOrEmpty(givenValues);
  const points = listOrEmpty(givenPoints);
  const { locale } = useUi();
  const labels = useChartLabels();
  const figures = useFigures(format);
  const regions = useMemo(
    () =>
      cleanRegions(listOrEmpty(shapes?.features), values, regionName, (n) => labels.unnamed({ n })),
    [shapes, values, regionName, labels],
  );
  const places = useMemo(
    () => cleanGeoPoints(points, (n) => labels.unnamed({ n })),
    [points, labels],
  );
  // Written in JSX, the bounds are another list each time.
  const edges = bounds === 'values' ? boundsOf(regions)?.join(' ') : bounds?.join(' ');
  const data = useMemo(
    () => ({
      regions,
      points: places,
      projection,
      isRoute,
      bounds: edges?.split(' ').map(Number) as unknown as GeoBounds | undefined,
    }),
    [regions, places, projection, isRoute, edges],
  );
  const isEmpty = regions.length === 0 && places.length === 0;
  const share = useMemo(() => (isEmpty ? 0.5 : shapeOfMap(data)), [isEmpty, data]);
  const heightOf = useCallback(
    ({ width }: Pick<Plot, 'width'>) =>
      height ?? Math.min(tallest, Math.max(lowest, width * share)),
    [height, share],
  );
  const extent = extentOf([regions.map(({ value }) => value)]);
  const sentence = useMemo(() => {
    // The values of stops are their places in a row: none is high or low.
    if (isRoute && places.length > 0) return labels.points({ count: places.length });
    const told = regions.some(({ value }) => isValue(value)) ? regions : places;
    const found = extremesOf(told.map(({ value }) => value));
    if (!found) return places.length > 0 ? labels.points({ count: places.length }) : labels.empty;
    const say = (place: number) => figures.text(told[place]?.value);
    if (found.count > 1 && told[found.high]?.value === told[found.low]?.value)
      return labels.same({ count: found.count, value: say(found.high) });
    return labels.extremes({
      count: found.count,
      high: say(found.high),
      highAt: told[found.high]?.name ?? '',
      low: say(found.low),
      lowAt: told[found.low]?.name ?? '',
    });
  }, [regions, places, isRoute, figures, labels]);
  // Of one value there are no steps.
  const scale =
    extent && extent[0] < extent[1] ? <HeatScale extent={extent} figures={figures} /> : null;
  return (
    <ChartFrame
      {...frame}
      height={heightOf}
      isEmpty={isEmpty}
      sentence={sentence}
      table={() => {
        const degrees = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
        // Land without a figure comes last.
        const valued = regions.filter(({ value }) => isValue(value)).length;
        return {
          columns: [
            { label: nameLabel ?? labels.name },
            { label: valueLabel ?? labels.value, numeric: true },
            ...(places.length > 0 ? [{ label: labels.position, numeric: true }] : []),
          ],
          rowCount: regions.length + places.length,
          row: (index) => {
            const point = places[index - valued];
            const row = point ?? regions[index < valued ? index : index - places.length];
            const at = point
              ? labels.pair({
                  first: degrees.format(point.latitude),
                  second: degrees.format(point.longitude),
                })
              : labels.none;
            return [row?.name ?? '', figures.text(row?.value), ...(places.length > 0 ? [at] : [])];
          },
        };
      }}
      scale={() => scale}
    >
      {(plot) => (
        <GeoPlot
          plot={plot}
          data={data}
          figures={figures}
          labels={labels}
          valueLabel={valueLabel ?? labels.value}
        />
      )}
    </ChartFrame>
  );
}
