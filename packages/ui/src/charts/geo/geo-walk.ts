import { type ArrowKey, arrowKeys, pointAhead } from '../../graph/walk.js';
import type { ChartLabels } from '../../labels/types.js';
import type { Figures } from '../frame/format.js';
import type { Place, Walk } from '../frame/types.js';
import { isValue } from '../maths/values.js';
import type { layoutGeo } from './geo-layout.js';

interface Options {
  layout: ReturnType<typeof layoutGeo>;
  figures: Figures;
  labels: ChartLabels;
  valueLabel: string;
}

/** Arrows go where they point on the map; Page Up and Page Down go by value, and reach everything. */
export function geoWalk({ layout, figures, labels, valueLabel }: Options): Walk {
  const { regions, dots } = layout;
  const places: Place[] = [
    ...regions.map((_, index) => ({ row: 0, index })),
    ...dots.map((_, index) => ({ row: 1, index })),
  ];
  const marks = [...regions.map(({ mark }) => mark), ...dots.map(({ mark }) => mark)];
  const orderOf = ({ row, index }: Place) => (row === 0 ? index : regions.length + index);
  const valued = regions.filter(({ region }) => isValue(region.value)).length;
  // Among many plain regions only those with a value are worth a stop.
  const stops = places.map(orderOf).filter((order) => {
    if (order >= regions.length || valued === 0) return true;
    return order < valued;
  });
  const factsOf = ({ row, index }: Place) => {
    const dot = row === 1 ? dots[index] : undefined;
    if (dot && dot.count > 1) return { name: labels.points({ count: dot.count }), value: '' };
    if (dot)
      return {
        name: dot.point.name,
        value: isValue(dot.point.value) ? figures.text(dot.point.value) : '',
      };
    const region = regions[index]?.region;
    return {
      name: region?.name ?? '',
      value: isValue(region?.value) ? figures.text(region.value) : labels.noValue,
    };
  };
  return {
    rows: [regions.map(({ mark }) => mark), dots.map(({ mark }) => mark)],
    axis: 'x',
    near: 'any',
    shapes: true,
    keys: labels.mapKeys,
    name: (place) => {
      const facts = factsOf(place);
      return facts.value ? labels.point(facts) : facts.name;
    },
    tooltip: (place) => {
      const { name, value } = factsOf(place);
      return { title: name, lines: value ? [{ name: valueLabel, value }] : [] };
    },
    step: (from, key) => {
      const order = orderOf(from);
      const by = { PageDown: 1, PageUp: -1 }[key];
      if (by) return places[order + by] ?? from;
      if (!arrowKeys.includes(key as ArrowKey)) return undefined;
      const seen = stops.includes(order) ? stops : [order, ...stops];
      const at = (stop: number) => marks[seen[stop] ?? -1];
      const next = pointAhead(
        seen.indexOf(order),
        key as ArrowKey,
        {
          count: seen.length,
          x: (stop) => at(stop)?.x ?? 0,
          y: (stop) => at(stop)?.y ?? 0,
        },
        () => false,
      );
      return places[seen[next] ?? -1] ?? from;
    },
  };
}
