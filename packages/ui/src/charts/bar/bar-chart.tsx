'use client';

import { useCallback, useMemo } from 'react';

import { type CategorySeries, useCategoryData } from '../frame/category-data.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { drawnNote } from '../frame/drawn-note.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { barHeight, barsStand, type BarTarget, drawnCount } from './bar-layout.js';
import { BarPlot } from './bar-plot.js';
import { withTargets } from './bar-targets.js';

export interface BarChartProps extends ChartProps {
  /** Names of the bars, or of the groups of bars. */
  categories: readonly string[];
  /** One for plain bars; up to about four stand side by side. */
  series: readonly CategorySeries[];
  /** `auto`: bars stand as long as every name fits under its bar. @default 'auto' */
  orientation?: 'auto' | 'vertical' | 'horizontal';
  /** Head of the table's first column. @default 'Category' */
  categoryLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** What the bars are held against: a line across all, or a mark at each. */
  target?: BarTarget;
  /** Draws a standing bar that is missing as an empty place, without guessing its height. @default false */
  outlined?: boolean;
  /** Words under standing bars, where the names are longer: `T` for a Tuesday in November. */
  shortNames?: readonly string[];
  /** Words at a bar instead of its value alone. */
  textOf?: (value: string, index: number) => string;
}

export interface BarFrameProps extends BarChartProps {
  stacked: boolean;
}

/** Compares values by length, from a common zero. */
export function BarChart(props: BarChartProps) {
  return <BarFrame {...props} stacked={false} />;
}

/** Shared frame of side-by-side and stacked bars. */
export function BarFrame({
  categories,
  series,
  orientation = 'auto',
  categoryLabel,
  format,
  target,
  outlined = false,
  shortNames,
  textOf,
  height = 240,
  stacked,
  ...frame
}: BarFrameProps) {
  const data = useCategoryData({ categories, series, categoryLabel, format });
  const options = useMemo(
    () => ({ data, stacked, orientation, target, outlined, shortNames, textOf }),
    [data, stacked, orientation, target, outlined, shortNames, textOf],
  );
  const heightOf = useCallback(
    (plot: Omit<Plot, 'height'>) => barHeight(options, plot, height),
    [options, height],
  );
  const entries =
    data.series.length > 1
      ? data.series.map(({ name }, index) => ({ name, index, sign: 'fill' as const }))
      : [];
  const sentence = useMemo(() => (stacked ? data.whole() : data.extremes()), [data, stacked]);
  return (
    <ChartFrame
      {...frame}
      height={heightOf}
      isEmpty={!data.hasValues}
      sentence={sentence}
      table={() => withTargets(data.table(stacked), options)}
      legend={{ entries, needed: () => true }}
      note={(plot) =>
        drawnNote(
          data.labels,
          drawnCount(options, plot, barsStand(options, plot)),
          data.names.length,
        )
      }
    >
      {(plot) => <BarPlot plot={plot} options={options} />}
    </ChartFrame>
  );
}
