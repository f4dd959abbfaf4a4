'use client';

import { BarFrame } from '../bar/bar-chart.js';
import type { CategorySeries } from '../frame/category-data.js';
import type { ChartProps } from '../frame/types.js';

export interface StackedBarChartProps extends ChartProps {
  /** Names of the bars. */
  categories: readonly string[];
  /** Parts of each bar, from zero outwards; negative ones on the other side of zero. */
  series: readonly CategorySeries[];
  /** `auto`: bars stand as long as every name fits under its bar. @default 'auto' */
  orientation?: 'auto' | 'vertical' | 'horizontal';
  /** Head of the table's first column. @default 'Category' */
  categoryLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
}

/** Compares totals, and shows of what they consist. For exact parts, bars side by side are better. */
export function StackedBarChart(props: StackedBarChartProps) {
  return <BarFrame {...props} stacked />;
}
