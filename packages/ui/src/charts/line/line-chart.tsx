'use client';

import { useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { ChartFrame, inNarrow } from '../frame/chart-frame.js';
import type { ChartProps } from '../frame/types.js';
import { useXyData } from '../frame/xy-data.js';
import type { ChartSeries } from '../maths/clean-series.js';
import { type LineTarget, withTarget } from './line-target.js';
import type { LineNote } from './line-notes.js';
import { LinePlot } from './line-plot.js';

export interface LineChartProps extends ChartProps {
  /** One to about six lines; each may have an interval. Gaps stay gaps. */
  series: readonly ChartSeries[];
  /** Head of the table's first column. @default 'Date', 'Position' or 'Category' */
  xLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** How numbers on the axis are written. */
  xFormat?: Intl.NumberFormatOptions;
  /** How dates are written in full; times are read in UTC unless it says otherwise. */
  dateFormat?: Intl.DateTimeFormatOptions;
  /** The axis begins at zero, even if all values are far from it. @default false */
  zero?: boolean;
  /** What the values are held against: a line across all. */
  target?: LineTarget;
  /** Names an outlier in the drawing. */
  notes?: readonly LineNote[];
}

/** How values change, with the interval they may lie in. */
export function LineChart({
  series,
  xLabel,
  format,
  xFormat,
  dateFormat,
  zero = false,
  target,
  notes: givenNotes,
  height = 240,
  ...frame
}: LineChartProps) {
  const notes = listOrEmpty(givenNotes);
  const data = useXyData({ series, xLabel, format, xFormat, dateFormat });
  const entries = useMemo(
    () =>
      data.series.length > 1
        ? data.series.map(({ name, index }) => ({ name, index, sign: 'line' as const }))
        : [],
    [data],
  );
  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={data.domain === undefined}
      sentence={data.sentence}
      table={() => withTarget(data.table(), target, data)}
      legend={{ entries, needed: inNarrow }}
    >
      {(plot) => <LinePlot plot={plot} data={data} zero={zero} target={target} notes={notes} />}
    </ChartFrame>
  );
}
