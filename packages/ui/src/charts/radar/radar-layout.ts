import { lineRadial, curveLinearClosed } from 'd3';

import type { CategoryData } from '../frame/category-data.js';
import type { Mark, Plot } from '../frame/types.js';
import { shorten } from '../maths/shorten.js';
import { isValue } from '../maths/values.js';

const rings = 4;

/** Web, shapes and names. Names go round in reading direction. */
export function layoutRadar(plot: Plot, data: CategoryData, max: number) {
  const { names, series } = data;
  const line = 12 * plot.em * 1.4;
  const room = plot.width * 0.28;
  const shown = names.map((name) => shorten(name, room, plot.measure));
  const widest = Math.max(0, ...shown.map((name) => plot.measure(name)));
  const radius = Math.max(24, Math.min(plot.height / 2 - line - 10, plot.width / 2 - widest - 14));
  const [cx, cy] = [plot.width / 2, plot.height / 2];
  const angle = (index: number) =>
    ((plot.rtl ? -1 : 1) * 2 * Math.PI * index) / Math.max(1, names.length);
  const at = (index: number, distance: number) => ({
    x: cx + Math.sin(angle(index)) * distance,
    y: cy - Math.cos(angle(index)) * distance,
  });
  const length = (value: number) => (Math.min(Math.max(value, 0), max) / max) * radius;
  const web = lineRadial<number>()
    .angle((_, index) => angle(index))
    .curve(curveLinearClosed);
  const places = names.map((_, index) => index);
  return {
    cx,
    cy,
    radius,
    rings: Array.from({ length: rings }, (_, ring) => {
      const share = (ring + 1) / rings;
      return {
        path: web.radius(radius * share)(places) ?? '',
        value: max * share,
        y: cy - radius * share,
      };
    }),
    spokes: places.map((index) => at(index, radius)),
    names: shown.map((text, index) => {
      const { x, y } = at(index, radius + 10);
      const side = Math.sin(angle(index));
      // In right-to-left text `start` is the right end.
      const outwards: 'start' | 'middle' | 'end' =
        Math.abs(side) < 0.1 ? 'middle' : side > 0 === !plot.rtl ? 'start' : 'end';
      const low = -Math.cos(angle(index));
      return {
        text,
        x,
        y: y + 12 * plot.em * (0.35 + low * 0.35),
        anchor: outwards,
      };
    }),
    // A gap is no zero: the shape leaves that spoke out.
    shapes: series.map(({ values }) => {
      const present = places.filter((index) => isValue(values[index]));
      const path = lineRadial<number>()
        .angle((index) => angle(index))
        .radius((index) => length(values[index] as number))
        .curve(curveLinearClosed)(present);
      return path ?? '';
    }),
    marks: series.map(({ values }) =>
      places.map((index): Mark => {
        const value = values[index];
        return { ...at(index, isValue(value) ? length(value) : 0), width: 0, height: 0 };
      }),
    ),
  };
}
