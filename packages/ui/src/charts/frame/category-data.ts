'use client';

import { useMemo } from 'react';

import type { ChartLabels } from '../../labels/types.js';
import { extremesOf } from '../maths/summary.js';
import { type ChartValue, isValue, numberOrGap } from '../maths/values.js';
import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { type Figures, useFigures } from './format.js';
import { useChartLabels } from './labels.js';
import type { TableTwin } from './types.js';

export interface CategorySeries {
  /** Stands in the legend and in the head of the table's column. */
  name: string;
  /** One for each category, in their order; what is missing is a gap. */
  values: readonly ChartValue[];
}

/** Values by category, as they are drawn, said and tabled. */
export interface CategoryData {
  names: readonly string[];
  series: readonly { name: string; values: Float64Array }[];
  figures: Figures;
  labels: ChartLabels;
  hasValues: boolean;
  /** A value with its category, or its words where it is missing. */
  text: (row: number, index: number) => string;
  /** Highest and lowest of all values. */
  extremes: () => string;
  /** The sum of all and its largest series; where parts are negative, the extremes. */
  whole: () => string;
  table: (totals: boolean) => TableTwin;
}

/** Sum of the figures that are there. */
export const sumOf = (values: Iterable<number>): number => {
  let sum = 0;
  for (const value of values) if (isValue(value)) sum += value;
  return sum;
};

interface Options {
  categories: readonly string[];
  series: readonly CategorySeries[];
  categoryLabel: string | undefined;
  format: Intl.NumberFormatOptions | undefined;
}

/** Cleans values by category once, and says what they are. */
export function useCategoryData(options: Options): CategoryData {
  const { categoryLabel, format } = options;
  const categories = listOrEmpty(options.categories);
  const given = listOrEmpty(options.series);
  const labels = useChartLabels();
  const figures = useFigures(format);
  return useMemo(() => {
    const names = categories.map((name, index) => name || labels.unnamed({ n: index + 1 }));
    const series = given.map(({ name, values }, index) => ({
      name: name || labels.series({ n: index + 1 }),
      values: Float64Array.from(names, (_, place) => numberOrGap(values[place])),
    }));
    const text = (row: number, index: number) => {
      const value = series[row]?.values[index];
      return isValue(value) ? figures.text(value) : labels.noValue;
    };
    const extremes = () => {
      const all = series.flatMap(({ values }) => [...values]);
      const found = extremesOf(all);
      if (!found) return labels.empty;
      const at = (place: number) => {
        const name = names[place % names.length] ?? '';
        const of = series[Math.floor(place / names.length)]?.name ?? '';
        return series.length > 1 ? labels.pair({ first: of, second: name }) : name;
      };
      return labels.extremes({
        count: found.count,
        high: figures.text(all[found.high]),
        highAt: at(found.high),
        low: figures.text(all[found.low]),
        lowAt: at(found.low),
      });
    };
    const whole = () => {
      const sums = series.map(({ values }) => sumOf(values));
      const total = sumOf(sums);
      const top = extremesOf(sums)?.high ?? -1;
      const largest = sums[top];
      const parts = series.every(({ values }) => values.every((value) => !(value < 0)));
      if (!parts || largest === undefined || !(total > 0)) return extremes();
      return labels.whole({
        total: figures.text(total),
        name: series[top]?.name ?? '',
        value: figures.text(largest),
        share: figures.share(largest / total),
      });
    };
    return {
      names,
      series,
      figures,
      labels,
      hasValues: series.some(({ values }) => values.some(isValue)),
      text,
      extremes,
      whole,
      table: (totals) => ({
        columns: [
          { label: categoryLabel ?? labels.category },
          ...series.map(({ name }) => ({ label: name, numeric: true })),
          ...(totals ? [{ label: labels.total, numeric: true }] : []),
        ],
        rowCount: names.length,
        row: (index) => [
          names[index] ?? '',
          ...series.map(({ values }) => figures.text(values[index])),
          ...(totals
            ? [figures.text(sumOf(series.map(({ values }) => values[index] as number)))]
            : []),
        ],
      }),
    };
  }, [categories, given, categoryLabel, figures, labels]);
}
