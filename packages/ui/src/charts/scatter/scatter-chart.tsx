'use client';

import { useMemo } from 'react';

import { ChartFrame } from '../frame/chart-frame.js';
import { useFigures } from '../frame/format.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps } from '../frame/types.js';
import { relationOf } from '../maths/summary.js';
import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { cleanPoints, type ScatterSeries } from './points.js';
import { ScatterPlot } from './scatter-plot.js';

export interface ScatterChartProps extends ChartProps {
  /** One to about four clouds; each has its own shape. */
  series: readonly ScatterSeries[];
  /** Labels of the x and the y axis; under and over the plot, and in the table. */
  xLabel: string;
  yLabel: string;
  /** How figures of each axis are written: that of `Intl.NumberFormat`. */
  xFormat?: Intl.NumberFormatOptions;
  yFormat?: Intl.NumberFormatOptions;
}

/** Whether two figures go together. */
export function ScatterChart({
  series: givenSeries,
  xLabel: givenXLabel,
  yLabel: givenYLabel,
  xFormat,
  yFormat,
  height = 320,
  ...frame
}: ScatterChartProps) {
  const given = listOrEmpty(givenSeries);
  const xLabel = givenXLabel ?? '';
  const yLabel = givenYLabel ?? '';
  const labels = useChartLabels();
  const xFigures = useFigures(xFormat);
  const yFigures = useFigures(yFormat);
  const data = useMemo(() => {
    const series = given.map(({ name, points }, index) => ({
      name: name || labels.series({ n: index + 1 }),
      points: cleanPoints(points),
    }));
    const all = series.flatMap(({ name, points }) =>
      points.map((point) => ({ series: name, point })),
    );
    return {
      series,
      all,
      trend: relationOf(
        all.map(({ point }) => point.x),
        all.map(({ point }) => point.y),
      ),
    };
  }, [given, labels]);
  const named = data.series.some(({ points }) => points.some(({ name }) => name));
  const several = data.series.length > 1;
  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={data.all.length === 0}
      sentence={labels.relation({
        count: data.all.length,
        trend: data.trend,
        x: xLabel,
        y: yLabel,
      })}
      table={() => ({
        columns: [
          { label: named ? labels.name : labels.position },
          ...(several ? [{ label: labels.category }] : []),
          { label: xLabel, numeric: true },
          { label: yLabel, numeric: true },
        ],
        rowCount: data.all.length,
        row: (index) => {
          const row = data.all[index];
          return [
            row?.point.name ?? labels.unnamed({ n: index + 1 }),
            ...(several ? [row?.series ?? ''] : []),
            xFigures.text(row?.point.x),
            yFigures.text(row?.point.y),
          ];
        },
      })}
      legend={{
        entries: several
          ? data.series.map(({ name }, index) => ({ name, index, sign: 'symbol' as const }))
          : [],
        needed: () => true,
      }}
    >
      {(plot) => (
        <ScatterPlot
          plot={plot}
          series={data.series}
          xLabel={xLabel}
          yLabel={yLabel}
          xFigures={xFigures}
          yFigures={yFigures}
          labels={labels}
        />
      )}
    </ChartFrame>
  );
}
