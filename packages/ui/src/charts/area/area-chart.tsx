'use client';

import { useMemo } from 'react';

import { ChartFrame, inNarrow } from '../frame/chart-frame.js';
import type { ChartProps } from '../frame/types.js';
import { useXyData } from '../frame/xy-data.js';
import { LinePlot } from '../line/line-plot.js';
import type { ChartSeries } from '../maths/clean-series.js';
import { alignSeries, stackShapes } from './stack-shapes.js';

export interface AreaChartProps extends ChartProps {
  /** One ground under a line, or several on one another whose sum matters. Intervals are not drawn. */
  series: readonly ChartSeries[];
  /** Head of the table's first column. @default 'Date', 'Position' or 'Category' */
  xLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
  /** How numbers on the axis are written. */
  xFormat?: Intl.NumberFormatOptions;
  /** How dates are written in full; times are read in UTC unless it says otherwise. */
  dateFormat?: Intl.DateTimeFormatOptions;
}

const noNotes = [] as const;

/** How an amount changes, and of what it consists. */
export function AreaChart({
  series,
  xLabel,
  format,
  xFormat,
  dateFormat,
  height = 240,
  ...frame
}: AreaChartProps) {
  const given = useXyData({ series, xLabel, format, xFormat, dateFormat });
  const data = useMemo(
    () => ({
      ...given,
      series: alignSeries(given.series).map((one) => ({ ...one, hasInterval: false })),
    }),
    [given],
  );
  const shapes = useMemo(() => stackShapes(data.series), [data]);
  const entries = data.series.map(({ name, index }) => ({ name, index, sign: 'line' as const }));
  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={data.domain === undefined}
      sentence={data.sentence}
      table={data.table}
      legend={{ entries: entries.length > 1 ? entries : [], needed: inNarrow }}
    >
      {(plot) => <LinePlot plot={plot} data={data} zero notes={noNotes} shapes={shapes} />}
    </ChartFrame>
  );
}
