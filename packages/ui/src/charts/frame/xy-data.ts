'use client';

import { bisector } from 'd3';
import { useMemo } from 'react';

import type { ChartLabels } from '../../labels/types.js';
import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { useUi } from '../../provider/ui-context.js';
import {
  type ChartSeries,
  type CleanData,
  cleanSeries,
  type CleanSeries,
} from '../maths/clean-series.js';
import { extremesOf, trendOf } from '../maths/summary.js';
import { extentOf, isValue } from '../maths/values.js';
import { dateText, fullDateFormat } from './dates.js';
import { type Figures, useFigures } from './format.js';
import { useChartLabels } from './labels.js';
import type { TableTwin } from './types.js';

export interface XyOptions {
  series: readonly ChartSeries[];
  /** Label of the axis, as the head of the table's first column. */
  xLabel: string | undefined;
  format: Intl.NumberFormatOptions | undefined;
  /** Of numbers on the axis. */
  xFormat: Intl.NumberFormatOptions | undefined;
  dateFormat: Intl.DateTimeFormatOptions | undefined;
}

/** Series along an axis, ready to be drawn, said and tabled. */
export interface XyData extends CleanData {
  figures: Figures;
  xFigures: Figures;
  locale: string;
  labels: ChartLabels;
  /** Smallest and largest x; `undefined` where there is no value at all. */
  domain: readonly [number, number] | undefined;
  /** Values given. */
  count: number;
  /** A place on the axis in words. */
  xText: (x: number) => string;
  /** Where a series has this very x, or -1. */
  placeAt: (series: CleanSeries, x: number) => number;
  sentence: string;
  table: () => TableTwin;
}

const bisect = bisector((value: number) => value).left;

const placeAt = ({ xs }: CleanSeries, x: number) => {
  const place = bisect(xs, x);
  return xs[place] === x ? place : -1;
};

function sentenceOf(
  { series }: CleanData,
  { figures, labels, xText }: Pick<XyData, 'figures' | 'labels' | 'xText'>,
): string {
  const found = series.flatMap((one) => {
    const extremes = extremesOf(one.ys);
    return extremes ? [{ one, extremes }] : [];
  });
  const [only] = found;
  if (!only) return labels.empty;
  const say = ({ ys }: CleanSeries, place: number) => figures.text(ys[place]);
  const where = ({ xs }: CleanSeries, place: number) => xText(xs[place] as number);
  if (found.length === 1 && only.extremes.count > 1) {
    const { one, extremes } = only;
    return labels.trend({
      trend: trendOf(one.ys, extremes),
      name: one.name,
      first: say(one, extremes.first),
      last: say(one, extremes.last),
      high: say(one, extremes.high),
      highAt: where(one, extremes.high),
      low: say(one, extremes.low),
      lowAt: where(one, extremes.low),
    });
  }
  const value = ({ one }: typeof only, place: number) => one.ys[place] as number;
  const high = found.reduce((a, b) =>
    value(b, b.extremes.high) > value(a, a.extremes.high) ? b : a,
  );
  const low = found.reduce((a, b) => (value(b, b.extremes.low) < value(a, a.extremes.low) ? b : a));
  const at = ({ one }: typeof only, place: number) =>
    found.length > 1
      ? labels.pair({ first: one.name, second: where(one, place) })
      : where(one, place);
  return labels.extremes({
    count: found.reduce((sum, { extremes }) => sum + extremes.count, 0),
    high: say(high.one, high.extremes.high),
    highAt: at(high, high.extremes.high),
    low: say(low.one, low.extremes.low),
    lowAt: at(low, low.extremes.low),
  });
}

function tableOf(data: Omit<XyData, 'sentence' | 'table'>, xLabel: string | undefined): TableTwin {
  const { series, figures, labels, kind, xText } = data;
  const [first] = series;
  const shared = series.every(
    ({ xs }) => xs.length === first?.xs.length && xs.every((x, place) => x === first.xs[place]),
  );
  const xs = shared
    ? (first?.xs ?? new Float64Array())
    : Float64Array.from(new Set(series.flatMap((one) => [...one.xs]))).toSorted((a, b) => a - b);
  const named = { time: labels.date, number: labels.position, category: labels.category };
  return {
    columns: [
      { label: xLabel ?? named[kind] },
      ...series.flatMap(({ name, hasInterval }) => [
        { label: name, numeric: true },
        ...(hasInterval
          ? [
              { label: labels.low({ name }), numeric: true },
              { label: labels.high({ name }), numeric: true },
            ]
          : []),
      ]),
    ],
    rowCount: xs.length,
    row: (index) => {
      const x = xs[index] as number;
      return [
        xText(x),
        ...series.flatMap((one) => {
          const place = shared ? index : placeAt(one, x);
          const texts = [figures.text(one.ys[place])];
          if (one.hasInterval)
            texts.push(figures.text(one.lows[place]), figures.text(one.highs[place]));
          return texts;
        }),
      ];
    },
  };
}

/** Cleans the series once, and says what they are. */
export function useXyData({
  series: given,
  xLabel,
  format,
  xFormat,
  dateFormat,
}: XyOptions): XyData {
  const series = listOrEmpty(given);
  const { locale } = useUi();
  const labels = useChartLabels();
  const figures = useFigures(format);
  const xFigures = useFigures(xFormat);
  const dateKey = JSON.stringify(dateFormat);
  return useMemo(() => {
    const data = cleanSeries(series, (n) => labels.series({ n }));
    const date =
      data.kind === 'time'
        ? fullDateFormat(
            data.series.map(({ xs }) => xs),
            locale,
            dateKey === undefined ? undefined : (JSON.parse(dateKey) as Intl.DateTimeFormatOptions),
          )
        : undefined;
    const xText = (x: number) =>
      date
        ? dateText(date, x)
        : data.kind === 'number'
          ? xFigures.text(x)
          : (data.categories[x] ?? '');
    const hasValues = data.series.some(({ ys }) => ys.some(isValue));
    const known = {
      ...data,
      figures,
      xFigures,
      locale,
      labels,
      xText,
      placeAt,
      domain: hasValues ? extentOf(data.series.map(({ xs }) => xs)) : undefined,
      count: data.series.reduce((sum, { ys }) => sum + ys.length, 0),
    };
    return {
      ...known,
      sentence: sentenceOf(data, known),
      table: () => tableOf(known, xLabel),
    };
  }, [series, xLabel, figures, xFigures, labels, locale, dateKey]);
}
