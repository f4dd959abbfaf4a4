'use client';

import { useCallback, useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { drawnNote } from '../frame/drawn-note.js';
import { useFigures } from '../frame/format.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { extremesOf } from '../maths/summary.js';
import type { ChartValue } from '../maths/values.js';
import { drawnCells, heatHeight } from './cell-layout.js';
import { cleanCells } from './cells.js';
import { HeatPlot } from './heat-plot.js';
import { HeatScale } from './heat-scale.js';

export interface HeatMapProps extends Omit<ChartProps, 'height'> {
  /** Names of the rows, from above. */
  rows: readonly string[];
  /** Names of the columns, from the start side. */
  columns: readonly string[];
  /** By row, then by column. */
  values: readonly (readonly ChartValue[])[];
  /** Head of the table's first column. @default 'Category' */
  rowLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
}

/** Where in a grid values are high: hours of a week, scores of options by criteria. */
export function HeatMap({
  rows: givenRows,
  columns: givenColumns,
  values: givenValues,
  rowLabel,
  format,
  ...frame
}: HeatMapProps) {
  const rows = listOrEmpty(givenRows);
  const columns = listOrEmpty(givenColumns);
  const values = listOrEmpty(givenValues);
  const labels = useChartLabels();
  const figures = useFigures(format);
  const cells = useMemo(
    () => cleanCells(rows, columns, values, (n) => labels.unnamed({ n })),
    [rows, columns, values, labels],
  );
  const sentence = useMemo(() => {
    const width = cells.columns.length;
    const all = new Float64Array(width * cells.rows.length);
    for (const [row, line] of cells.values.entries()) all.set(line, row * width);
    const found = extremesOf(all);
    if (!found) return '';
    const at = (place: number) =>
      labels.pair({
        first: cells.rows[Math.floor(place / width)] ?? '',
        second: cells.columns[place % width] ?? '',
      });
    return labels.extremes({
      count: found.count,
      high: figures.text(all[found.high]),
      highAt: at(found.high),
      low: figures.text(all[found.low]),
      lowAt: at(found.low),
    });
  }, [cells, figures, labels]);
  const count = cells.rows.length;
  const heightOf = useCallback((plot: Omit<Plot, 'height'>) => heatHeight(count, plot), [count]);
  const scale = cells.extent ? <HeatScale extent={cells.extent} figures={figures} /> : null;
  return (
    <ChartFrame
      {...frame}
      height={cells.extent ? heightOf : 240}
      isEmpty={!cells.extent}
      sentence={sentence}
      table={() => ({
        columns: [
          { label: rowLabel ?? labels.category },
          // A table of a thousand columns is a heat map again.
          ...cells.columns.slice(0, 100).map((label) => ({ label, numeric: true })),
        ],
        rowCount: cells.rows.length,
        row: (index) => [
          cells.rows[index] ?? '',
          ...Array.from(cells.values[index]?.subarray(0, 100) ?? [], figures.text),
        ],
      })}
      scale={() => scale}
      note={(plot) => drawnNote(labels, drawnCells(cells, plot), count * cells.columns.length)}
    >
      {(plot) => <HeatPlot plot={plot} cells={cells} figures={figures} labels={labels} />}
    </ChartFrame>
  );
}
