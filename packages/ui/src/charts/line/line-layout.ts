import { area, line } from 'd3';

import { tickRoom } from '../frame/axes.js';
import { placeAxis } from '../frame/place-axis.js';
import type { Mark, Plot } from '../frame/types.js';
import { labelRoom, valueAxis } from '../frame/value-axis.js';
import type { XyData } from '../frame/xy-data.js';
import type { CleanSeries } from '../maths/clean-series.js';
import { drawnPlaces } from '../maths/downsample.js';
import { placeLabels } from '../maths/place-labels.js';
import { shorten } from '../maths/shorten.js';
import { extremesOf } from '../maths/summary.js';
import { extentOf } from '../maths/values.js';
import { type LineTarget, targetText } from './line-target.js';

export interface EndLabel {
  text: string;
  /** Middle of the text. */
  y: number;
  /** End of the line. */
  atX: number;
  atY: number;
}

export interface DrawnLine {
  index: number;
  name: string;
  /** Path of the line, and of the interval around it. */
  path: string;
  band: string;
  marks: Mark[];
  /** For each mark its place in the series' values. */
  places: number[];
  /** A value without neighbours, which no line shows. */
  lonely: { x: number; y: number }[];
  label: EndLabel | undefined;
}

/** Most of the width that the names at the ends of lines may take. */
const endShare = 0.3;

/** Where a series is drawn: its line, and the ends of the ground around or under it. */
export interface Shape {
  mid: Float64Array;
  low: Float64Array;
  high: Float64Array;
  hasBand: boolean;
}

const own = ({ ys, lows, highs, hasInterval }: CleanSeries): Shape => ({
  mid: ys,
  low: lows,
  high: highs,
  hasBand: hasInterval,
});

/**
 * Everything of a line chart that has a place in px.
 *
 * @param options.shapes where the lines run, if not through their values: on one another
 */
export function layoutLines(
  plot: Plot,
  data: XyData,
  {
    zero,
    target,
    shapes = data.series.map(own),
  }: { zero: boolean; target?: LineTarget | undefined; shapes?: readonly Shape[] | undefined },
) {
  const { figures, domain } = data;
  // On a phone the words of the target would leave the dates no room: there they stand above.
  const isAbove = target !== undefined && plot.narrow;
  const top = (isAbove ? 28 : 12) * plot.em;
  const bottom = plot.height - tickRoom(plot);
  const extent = extentOf([
    ...shapes.flatMap(({ mid, low, high }) => [mid, low, high]),
    ...(target ? [[target.value]] : []),
  ]);
  const values = valueAxis(extent, [bottom, top], figures, { zero });
  const start = labelRoom(values, plot);

  const ends = data.series.map((one) => extremesOf(one.ys)?.last ?? -1);
  const named = data.series.length > 1;
  const direct =
    !plot.narrow && data.series.length * 15 * plot.em <= bottom - top && data.series.length <= 8;
  const most = plot.width * endShare;
  const words = data.series.map(({ name, ys }, row) => {
    const end = ends[row] as number;
    if (!direct || end < 0) return '';
    const value = figures.text(ys[end]);
    if (!named) return value;
    const room = most - plot.measure(value) - 20;
    return `${shorten(name, Math.max(24, room), plot.measure)} ${value}`;
  });
  const aimRoom = isAbove ? plot.width - start - 16 : most;
  const aimText = target && shorten(targetText(target, data), aimRoom, plot.measure);
  const endRoom = Math.max(
    16,
    ...[...words, isAbove ? '' : (aimText ?? '')].map((text) =>
      text ? plot.measure(text) * 1.08 + 14 : 0,
    ),
  );
  const axis = placeAxis({
    kind: data.kind,
    categories: data.categories,
    domain: domain ?? [0, 1],
    range: [start, plot.width - endRoom],
    plot,
    figures: data.xFigures,
    locale: data.locale,
  });
  const labelled = data.series.filter((_, row) => words[row] !== '');
  const wanted = labelled.map((one) =>
    values.at(shapes[one.index]?.mid[ends[one.index] as number] as number),
  );
  const aimAt = target && values.at(target.value);
  const beside = aimAt === undefined || isAbove ? [] : [aimAt];
  const middles = placeLabels([...wanted, ...beside], 15 * plot.em, [top - 8, bottom + 8]);

  const buckets = Math.max(1, (plot.width - start - endRoom) / 2);
  const lines = data.series.map((one): DrawnLine => {
    const { mid, low, high, hasBand } = shapes[one.index] ?? own(one);
    const places = drawnPlaces(one.xs, [mid, low, high], buckets);
    const x = (place: number) => axis.at(one.xs[place] as number);
    const has = (column: Float64Array, place: number) => !Number.isNaN(column[place] ?? Number.NaN);
    const present = places.filter((place) => has(mid, place));
    const marks = present.map((place): Mark => ({
      x: x(place),
      y: values.at(mid[place] as number),
      width: 0,
      height: 0,
    }));
    const row = labelled.indexOf(one);
    const end = ends[one.index] as number;
    return {
      index: one.index,
      name: one.name,
      path:
        line<number>()
          .defined((place) => has(mid, place))
          .x(x)
          .y((place) => values.at(mid[place] as number))(places) ?? '',
      band: hasBand
        ? (area<number>()
            .defined((place) => has(low, place) && has(high, place))
            .x(x)
            .y0((place) => values.at(low[place] as number))
            .y1((place) => values.at(high[place] as number))(places) ?? '')
        : '',
      marks,
      places: present,
      lonely: places.flatMap((place, at) => {
        const alone = [places[at - 1], places[at + 1]].every(
          (beside) => beside === undefined || !has(mid, beside),
        );
        if (!alone || !has(mid, place)) return [];
        return [{ x: x(place), y: values.at(mid[place] as number) }];
      }),
      label:
        row < 0
          ? undefined
          : {
              text: words[one.index] as string,
              y: middles[row] as number,
              atX: x(end),
              atY: wanted[row] as number,
            },
    };
  });
  const aim =
    aimAt === undefined || aimText === undefined
      ? undefined
      : { at: aimAt, text: aimText, y: isAbove ? undefined : (middles.at(-1) ?? aimAt) };
  return { top, bottom, start, end: plot.width - endRoom, values, axis, lines, aim };
}

export type LineLayout = ReturnType<typeof layoutLines>;
