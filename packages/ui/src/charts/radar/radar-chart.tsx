'use client';

import { useMemo } from 'react';

import { type CategorySeries, useCategoryData } from '../frame/category-data.js';
import { ChartFrame } from '../frame/chart-frame.js';
import type { ChartProps } from '../frame/types.js';
import { extentOf, isValue } from '../maths/values.js';
import { RadarPlot } from './radar-plot.js';

export interface RadarChartProps extends ChartProps {
  /** Names of the spokes, three to about eight, all on one scale. */
  categories: readonly string[];
  /** One to three shapes; more hide one another. */
  series: readonly CategorySeries[];
  /** Value at the outer ring. @default the largest value */
  max?: number;
  /** Head of the table's first column. @default 'Category' */
  categoryLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
}

/** The profile of few things by several criteria. To compare values exactly, bars are better. */
export function RadarChart({
  categories,
  series,
  max,
  categoryLabel,
  format,
  height = 320,
  ...frame
}: RadarChartProps) {
  const data = useCategoryData({ categories, series, categoryLabel, format });
  const sentence = useMemo(() => data.extremes(), [data]);
  const largest = extentOf(data.series.map(({ values }) => values))?.[1] ?? 1;
  const outer = isValue(max) && max > 0 ? max : largest > 0 ? largest : 1;
  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={!data.hasValues}
      sentence={sentence}
      table={() => data.table(false)}
      legend={{
        entries: data.series.map(({ name }, index) => ({ name, index, sign: 'line' as const })),
        needed: () => data.series.length > 1,
      }}
    >
      {(plot) => <RadarPlot plot={plot} data={data} max={outer} />}
    </ChartFrame>
  );
}
