import { scaleBand, stack, stackOffsetDiverging } from 'd3';

import { tickRoom } from '../frame/axes.js';
import { type CategoryData, sumOf } from '../frame/category-data.js';
import type { Mark, Plot } from '../frame/types.js';
import { labelRoom, valueAxis, type ValueAxis } from '../frame/value-axis.js';
import { shorten } from '../maths/shorten.js';
import type { Tick } from '../maths/ticks.js';
import { type ChartValue, extentOf, isValue, numberOrGap } from '../maths/values.js';

export const barOrientations = ['auto', 'vertical', 'horizontal'] as const;
export type BarOrientation = (typeof barOrientations)[number];

/** What bars are held against. */
export interface BarTarget {
  /** In a word: goal, budget. */
  label: string;
  /** One for all bars, or one for each of them. */
  value: number | readonly ChartValue[];
}

export interface BarOptions {
  data: CategoryData;
  stacked: boolean;
  orientation: BarOrientation;
  target?: BarTarget | undefined;
  /** A bar that is missing is an empty place. */
  outlined?: boolean;
  /** Words under standing bars, where their names are longer. */
  shortNames?: readonly string[] | undefined;
  textOf?: ((value: string, index: number) => string) | undefined;
}

/** The target of a bar; not a number where it has none. */
export const targetOf = ({ target }: Pick<BarOptions, 'target'>, index: number): number =>
  numberOrGap(typeof target?.value === 'number' ? target.value : target?.value[index]);

/** Px between a value and the mark it would touch. */
const clear = 6;
/** Share of the width that the words of a target may take beside standing bars. */
const targetShare = 0.3;

/** What stands under a bar. */
const underBar = ({ data, shortNames }: BarOptions, index: number): string =>
  shortNames?.[index] ?? data.names[index] ?? '';

/** Rows of a chart that lies on its side: more than these nobody compares. */
const mostRows = 50;
/** Px of one bar. */
const thinnest = 8;
const lying = 16;
/** Px between the rows of a chart that lies on its side, for groups and for single bars. */
const rowGap = 12;
/** Share of the width that the names of categories may take beside lying bars. */
const nameShare = 0.38;

const barsBeside = ({ data, stacked }: BarOptions) =>
  stacked ? 1 : Math.max(1, data.series.length);

/** Whether bars stand: as long as every name fits under its bar. */
export function barsStand(options: BarOptions, plot: Omit<Plot, 'height'>): boolean {
  if (options.orientation !== 'auto') return options.orientation === 'vertical';
  const { names } = options.data;
  const band = (plot.width - 48) / Math.max(1, names.length);
  return (
    band >= barsBeside(options) * 12 + 8 &&
    names.every((_, index) => plot.measure(underBar(options, index)) <= band - 8)
  );
}

/** Bars, or groups of them, that are drawn. */
export const drawnCount = (
  options: BarOptions,
  plot: Omit<Plot, 'height'>,
  stand: boolean,
): number => {
  const most = stand
    ? Math.floor((plot.width - 64) / (barsBeside(options) * thinnest + 4))
    : mostRows;
  return Math.max(1, Math.min(options.data.names.length, most));
};

/** Px a bar chart needs: lying bars take what their rows take. */
export function barHeight(options: BarOptions, plot: Omit<Plot, 'height'>, height: number): number {
  if (barsStand(options, plot)) return height;
  const row = Math.max(barsBeside(options) * lying, 14 * plot.em) + rowGap;
  return drawnCount(options, plot, false) * row + 8;
}

export interface DrawnBar extends Mark {
  row: number;
  index: number;
  /** Path with round corners at the far end. */
  path: string;
  /** Words at the far end, where there is room for them. */
  label: (Tick & { y: number; anchor: 'start' | 'middle' | 'end' }) | undefined;
}

export interface BarLayout {
  stand: boolean;
  count: number;
  values: ValueAxis;
  bars: DrawnBar[][];
  /** Marks of the targets of single bars. */
  aims: { x1: number; x2: number; y1: number; y2: number }[];
  /** The target of all bars: px on the value axis, and its words beside the bars or above them. */
  line: { at: number; text: string; isBeside: boolean } | undefined;
  /** Places of bars that are missing. */
  gaps: DrawnBar[];
  names: { text: string; x: number; y: number; anchor: 'middle' | 'end' }[];
  /** Px from the start side between which values run, and the plot's top and bottom. */
  start: number;
  end: number;
  top: number;
  bottom: number;
}

/** From and to of each bar on the value axis. */
function lengthsOf({ data, stacked }: BarOptions, count: number): [number, number][][] {
  const { series } = data;
  if (!stacked)
    return series.map(({ values }) => Array.from(values.subarray(0, count), (value) => [0, value]));
  const places = Array.from({ length: count }, (_, index) => index);
  const layers = stack<number, number>()
    .keys(series.keys())
    .value((index, row) => {
      const value = series[row]?.values[index];
      return isValue(value) ? value : 0;
    })
    .offset(stackOffsetDiverging)(places);
  return layers.map((layer, row) =>
    layer.map(([from, to], index) =>
      isValue(series[row]?.values[index]) ? [from, to] : [from, Number.NaN],
    ),
  );
}

/** Text at a bar: its value, at the last part of a stack the sum of all. */
function wordsOf(
  { data, stacked, outlined, textOf }: BarOptions,
  row: number,
  index: number,
): string {
  const { figures, series } = data;
  const value = series[row]?.values[index];
  // An empty place says itself that there is nothing.
  if (outlined && !isValue(value)) return '';
  if (!stacked) return textOf?.(figures.text(value), index) ?? figures.text(value);
  const parts = series.map(({ values }) => values[index] as number);
  // A sum of parts on both sides of zero is nowhere in the drawing.
  if (row < series.length - 1 || parts.some((part) => part < 0)) return '';
  return figures.text(sumOf(parts));
}

/** A box whose end away from zero is round. */
function barPath(
  { x, y, width, height }: Mark,
  end: 'top' | 'bottom' | 'left' | 'right',
  plain: boolean,
): string {
  const r = plain ? 0 : Math.max(0, Math.min(2, width / 2, height / 2));
  const corner = (round: boolean) => (round ? r : 0);
  const [tl, tr, br, bl] = [
    corner(end === 'top' || end === 'left'),
    corner(end === 'top' || end === 'right'),
    corner(end === 'bottom' || end === 'right'),
    corner(end === 'bottom' || end === 'left'),
  ];
  return `M${x + tl} ${y}h${width - tl - tr}q${tr} 0 ${tr} ${tr}v${height - tr - br}q0 ${br} ${-br} ${br}h${br + bl - width}q${-bl} 0 ${-bl} ${-bl}v${bl + tl - height}q0 ${-tl} ${tl} ${-tl}z`;
}

/** The target of all bars in words. */
const lineText = ({ data, target }: BarOptions, value: number, plot: Plot) =>
  shorten(
    data.labels.point({ name: target?.label ?? '', value: data.figures.text(value) }),
    plot.width * targetShare,
    plot.measure,
  );

/**
 * Where the words of a bar begin: beyond the target where they would lie across it.
 *
 * @param way the direction they run to, as a physical one
 */
function pastTarget(from: number, length: number, aim: number, way: 1 | -1): number {
  // How far the target is from where they begin; none is nowhere.
  const at = (aim - from) * way;
  return at > -clear / 2 && at < length + clear / 2 ? aim + way * clear : from;
}

/** Everything of a bar chart that has a place in px. */
export function layoutBars(plot: Plot, options: BarOptions): BarLayout {
  const { data, stacked } = options;
  const stand = barsStand(options, plot);
  const count = drawnCount(options, plot, stand);
  const lengths = lengthsOf(options, count);
  const targets = Array.from({ length: count }, (_, index) => targetOf(options, index));
  const extent = extentOf([...lengths.flat(), targets]);
  const { figures } = data;
  const words = lengths.map((row, series) =>
    row.map((_, index) => wordsOf(options, series, index)),
  );
  const wordRoom = Math.max(0, ...words.flat().map((text) => plot.measure(text)));
  const nameRoom = Math.min(
    plot.width * nameShare,
    Math.max(0, ...data.names.slice(0, count).map((name) => plot.measure(name))),
  );

  const goal = typeof options.target?.value === 'number' ? options.target.value : undefined;
  const lineWords = goal === undefined ? '' : lineText(options, goal, plot);
  const nameGap = options.shortNames ? 1 : 4;
  // Beside the bars the words of the target take room their names may need; then they stand above.
  const wanted = lineWords && stand ? plot.measure(lineWords) * 1.08 + clear : 0;
  const isBeside = data.names
    .slice(0, count)
    .every(
      (_, index) =>
        plot.measure(underBar(options, index)) <= (plot.width - 48 - wanted) / count - nameGap,
    );
  const lineRoom = isBeside ? wanted : 0;
  const top = stand ? (wanted > lineRoom ? 28 : 12) * plot.em + 4 : 0;
  const bottom = stand ? plot.height - tickRoom(plot) : plot.height;
  const negative = (extent?.[0] ?? 0) < 0;
  const most = plot.width - wordRoom - 12;
  const lyingStart = nameRoom + 12 + (negative ? wordRoom + 8 : 0);
  // Standing bars begin where the labels of the axis end, which depend on the axis.
  const values = stand
    ? valueAxis(extent, [bottom, top], figures, { zero: true })
    : valueAxis(extent, [plot.fromStart(lyingStart), plot.fromStart(most)], figures, {
        zero: true,
        // Nothing is read off an axis here: the longest bar takes all the room there is.
        round: false,
      });
  const start = stand ? labelRoom(values, plot) : lyingStart;
  const end = stand ? plot.width - lineRoom : most;

  const band = scaleBand<number>()
    .domain(Array.from({ length: count }, (_, index) => index))
    .range(stand ? [plot.fromStart(start), plot.fromStart(end)] : [top, bottom])
    .paddingInner(stand ? (barsBeside(options) === 1 ? 0.35 : 0.25) : 0)
    .paddingOuter(stand ? 0.2 : 0);
  const step = band.step();
  // Lying bars keep a fixed distance; standing ones a share of their width, and never a slab.
  const thick = stand ? Math.min(band.bandwidth(), 64 * barsBeside(options)) : step - rowGap;
  const one = thick / barsBeside(options);
  const gap = barsBeside(options) > 1 ? Math.min(2, one / 4) : 0;

  const fits = stand ? wordRoom <= one + (barsBeside(options) === 1 ? step - thick - 4 : 4) : true;
  const bars = lengths.map((row, series) =>
    row.map(([from, to], index): DrawnBar => {
      const value = isValue(to) ? to : from;
      const [a, b] = [values.at(from), values.at(value)];
      const beside = stacked ? 0 : plot.rtl && stand ? barsBeside(options) - 1 - series : series;
      const across =
        (band(index) ?? 0) +
        (stand ? (band.bandwidth() - thick) / 2 : rowGap / 2) +
        beside * one +
        gap / 2;
      const box = stand
        ? { x: across, y: Math.min(a, b), width: one - gap, height: Math.abs(a - b) }
        : { x: Math.min(a, b), y: across, width: Math.abs(a - b), height: one - gap };
      // A hair of ground between the parts of a stack.
      if (stacked && stand && box.height > 2) box.height -= 1;
      if (stacked && !stand && box.width > 2) box.width -= 1;
      const away = stand ? (b <= a ? 'top' : 'bottom') : b >= a ? 'right' : 'left';
      const text = words[series]?.[index] ?? '';
      const below = value < 0;
      const aim = values.at(targets[index] ?? Number.NaN);
      const way = plot.rtl === below ? 1 : -1;
      const label =
        !fits || text === ''
          ? undefined
          : stand
            ? {
                text,
                at: across + (one - gap) / 2,
                y: below
                  ? box.y + box.height + 12 * plot.em
                  : pastTarget(box.y - 5, 12 * plot.em, aim, -1),
                anchor: 'middle' as const,
              }
            : {
                text,
                at: pastTarget(b + way * clear, plot.measure(text), aim, way),
                y: across + (one - gap) / 2 + 12 * plot.em * 0.35,
                anchor: below ? ('end' as const) : ('start' as const),
              };
      return { ...box, row: series, index, path: barPath(box, away, stacked), label };
    }),
  );
  const names = data.names.slice(0, count).map((name, index) => {
    const middle = (band(index) ?? 0) + band.bandwidth() / 2;
    const room = stand ? step - nameGap : nameRoom + 1;
    const text = shorten(stand ? underBar(options, index) : name, room, plot.measure);
    return stand
      ? { text, x: middle, y: bottom + 8 + 12 * plot.em, anchor: 'middle' as const }
      : {
          text,
          x: plot.fromStart(nameRoom),
          y: middle + 12 * plot.em * 0.35,
          anchor: 'end' as const,
        };
  });
  // Somewhat beyond its bar on both sides, so that it is seen at a full one too.
  const aims = targets.flatMap((target, index): BarLayout['aims'] => {
    const bar = bars[0]?.[index];
    if (!isValue(target) || !bar || typeof options.target?.value === 'number') return [];
    const at = values.at(target);
    const [from, to] = stand ? [bar.x, bar.x + bar.width] : [bar.y, bar.y + bar.height];
    return stand
      ? [{ x1: from - 3, x2: to + 3, y1: at, y2: at }]
      : [{ x1: at, x2: at, y1: from - 3, y2: to + 3 }];
  });
  const line = goal === undefined ? undefined : { at: values.at(goal), text: lineWords, isBeside };
  const gaps = (options.outlined && stand ? bars.flat() : []).filter(
    ({ row, index }) => !isValue(data.series[row]?.values[index]),
  );
  return {
    stand,
    count,
    values,
    bars,
    aims,
    line,
    gaps,
    names,
    start,
    end,
    top,
    bottom,
  };
}
