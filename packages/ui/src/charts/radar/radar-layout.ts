import { lineRadial, curveLinearClosed } from 'd3';

import type { CategoryData } from '../frame/category-data.js';
import type { Mark, Plot } from '../frame/types.js';
import { isValue } from '../maths/values.js';
import { wrapLines } from '../maths/wrap-lines.js';

const rings = 4;

/** Web, shapes and names. Names go round in reading direction. */
export function layoutRadar(plot: Plot, data: CategoryData, max: number) {
  const { names, series } = data;
  const line = 12 * plot.em * 1.4;
  // On a phone a name that is two lines high leaves the web twice the room.
  const room = plot.narrow ? Math.min(plot.width * 0.24, 76 * plot.em) : plot.width * 0.28;
  const most = plot.narrow ? 2 : 1;
  const shown = names.map((name) => wrapLines(name, room, plot.measure, most));
  const turn = (index: number) => (2 * Math.PI * index) / Math.max(1, names.length);
  const lines = Math.max(1, ...shown.map(({ length }) => length));
  // Names at the sides need their width, those above and below hardly any.
  const beside = shown.map((words, index) => {
    const width = Math.max(0, ...words.map(plot.measure));
    return (plot.width / 2 - width - 4) / Math.max(0.35, Math.abs(Math.sin(turn(index)))) - 10;
  });
  const radius = Math.max(24, Math.min(plot.height / 2 - lines * line - 10, ...beside));
  const [cx, cy] = [plot.width / 2, plot.height / 2];
  const angle = (index: number) => (plot.rtl ? -1 : 1) * turn(index);
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
        // Rings that lie close are told by the outer one.
        named: ring === rings - 1 || radius / rings >= 16 * plot.em,
      };
    }),
    spokes: places.map((index) => at(index, radius)),
    names: shown.map((words, index) => {
      const { x, y } = at(index, radius + 10);
      const side = Math.sin(angle(index));
      // In right-to-left text `start` is the right end.
      const outwards: 'start' | 'middle' | 'end' =
        Math.abs(side) < 0.1 ? 'middle' : side > 0 === !plot.rtl ? 'start' : 'end';
      const low = -Math.cos(angle(index));
      return {
        lines: words,
        x,
        // Above the web the last line is next to it, below it the first.
        y: y + 12 * plot.em * (0.35 + low * 0.35) - ((1 - low) / 2) * (words.length - 1) * line,
        line,
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
