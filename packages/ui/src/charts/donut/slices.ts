import { arc, pie } from 'd3';

import type { Mark, Plot } from '../frame/types.js';
import { placeLabels } from '../maths/place-labels.js';
import { shorten } from '../maths/shorten.js';
import { type ChartValue, isValue } from '../maths/values.js';

export interface DonutSlice {
  name: string;
  /** Part of the whole; what is missing, zero or less is not drawn. */
  value: ChartValue;
}

/** More parts than these nobody compares by angle. */
export const mostSlices = 4;

export interface Slice {
  name: string;
  value: number;
  share: number;
}

/** Slices drawn: at most four slices, of which the last may be all the others. */
export function foldSlices(
  given: readonly DonutSlice[],
  other: string,
  unnamed: (n: number) => string,
): { slices: Slice[]; all: Slice[]; total: number; folded: boolean } {
  const known = given.flatMap(({ name, value }, index) =>
    isValue(value) && value > 0 ? [{ name: name || unnamed(index + 1), value }] : [],
  );
  const total = known.reduce((sum, { value }) => sum + value, 0);
  const withShare = (slice: { name: string; value: number }): Slice => ({
    ...slice,
    share: slice.value / total,
  });
  const all = known.map(withShare);
  if (known.length <= mostSlices) return { slices: all, all, total, folded: false };
  const ordered = all.toSorted((a, b) => b.value - a.value);
  const largest = ordered.slice(0, mostSlices - 1);
  const rest = ordered.slice(mostSlices - 1).reduce((sum, { value }) => sum + value, 0);
  return {
    slices: [...largest, withShare({ name: other, value: rest })],
    all: ordered,
    total,
    folded: true,
  };
}

export interface DrawnSlice {
  path: string;
  mark: Mark;
  label: { lines: [string, string]; x: number; y: number; anchor: 'start' | 'end' } | undefined;
  /** From the ring to the label. */
  leader: string;
}

/** Under this width there is no room beside the ring. */
export const labelsBelow = ({ width }: Pick<Plot, 'width'>): boolean => width < 440;

/** Ring and labels. In reading direction of the language: clockwise, or against it. */
export function layoutSlices(plot: Plot, slices: readonly Slice[], texts: readonly string[]) {
  const radius = Math.max(
    20,
    Math.min(plot.height / 2 - 8, labelsBelow(plot) ? plot.width / 2 - 8 : 120),
  );
  const inner = radius * 0.64;
  const cx = plot.width / 2;
  const cy = plot.height / 2;
  const turn = plot.rtl ? -1 : 1;
  const angles = pie<Slice>()
    // d3's own: the slices keep their order.
    // eslint-disable-next-line unicorn/no-array-sort
    .sort(null)
    .value(({ value }) => value)
    .startAngle(0)
    .endAngle(turn * 2 * Math.PI)(slices as Slice[]);
  const ring = arc<(typeof angles)[number]>()
    .innerRadius(inner)
    .outerRadius(radius)
    .cornerRadius(2);
  const middles = angles.map(({ startAngle, endAngle }) => (startAngle + endAngle) / 2);
  const line = 12 * plot.em * 1.4;
  const room = Math.max(24, plot.width / 2 - radius - 32);
  // Labels of each side move apart.
  const ys = middles.map((angle) => cy - Math.cos(angle) * (radius + 12));
  for (const side of [1, -1]) {
    const mine = middles.flatMap((angle, index) =>
      Math.sin(angle) >= 0 === side > 0 ? [index] : [],
    );
    const placed = placeLabels(
      mine.map((index) => ys[index] as number),
      line * 2.4,
      [0, plot.height],
    );
    for (const [order, index] of mine.entries()) ys[index] = placed[order] as number;
  }
  return {
    cx,
    cy,
    inner,
    radius,
    slices: slices.map((slice, index): DrawnSlice => {
      const angle = middles[index] as number;
      const outwards = Math.sin(angle) >= 0 ? 1 : -1;
      const at = (distance: number) => [
        cx + Math.sin(angle) * distance,
        cy - Math.cos(angle) * distance,
      ];
      const [x = cx, y = cy] = at((inner + radius) / 2);
      const [fromX = cx, fromY = cy] = at(radius + 3);
      const labelX = cx + outwards * (radius + 24);
      const labelY = ys[index] as number;
      return {
        path: ring(angles[index] as (typeof angles)[number]) ?? '',
        mark: { x, y, width: 0, height: 0 },
        label: labelsBelow(plot)
          ? undefined
          : {
              lines: [shorten(slice.name, room, plot.measure), texts[index] ?? ''],
              x: labelX,
              y: labelY,
              anchor: outwards > 0 === !plot.rtl ? 'start' : 'end',
            },
        leader: labelsBelow(plot) ? '' : `M${fromX} ${fromY}L${labelX - outwards * 6} ${labelY}`,
      };
    }),
  };
}
