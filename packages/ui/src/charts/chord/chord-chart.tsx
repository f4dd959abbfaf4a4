'use client';

import { useCallback, useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { drawnNote } from '../frame/drawn-note.js';
import { useFigures } from '../frame/format.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps, Plot } from '../frame/types.js';
import { drawnCells, heatHeight } from '../heat-map/cell-layout.js';
import { HeatPlot } from '../heat-map/heat-plot.js';
import { HeatScale } from '../heat-map/heat-scale.js';
import type { ChartValue } from '../maths/values.js';
import { ChordPlot } from './chord-plot.js';
import { cleanRelations } from './relations.js';

export const chordForms = ['auto', 'chord', 'matrix'] as const;
export type ChordForm = (typeof chordForms)[number];

export interface ChordChartProps extends ChartProps {
  /** Names of the groups, in their order round the ring and down the matrix. */
  groups: readonly string[];
  /** How much goes from each group (row) to each group (column), itself included. */
  values: readonly (readonly ChartValue[])[];
  /**
   * A ring with ribbons or a square of cells. `auto` draws the matrix of more than twelve groups,
   * on a phone, and where a value is below zero.
   * @default 'auto'
   */
  form?: 'auto' | 'chord' | 'matrix';
  /** Head of the table's first column. @default 'From' */
  groupLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
}

const mostGroups = 12;
/** Px under which names leave the ring no room. */
const roomForRing = 420;

/** How much goes between each two of a few groups: handovers between agents, moves between plans. */
export function ChordChart({
  groups: givenGroups,
  values: givenValues,
  form = 'auto',
  groupLabel,
  format,
  height = 360,
  ...frame
}: ChordChartProps) {
  const groups = listOrEmpty(givenGroups);
  const values = listOrEmpty(givenValues);
  const labels = useChartLabels();
  const figures = useFigures(format);
  const relations = useMemo(
    () => cleanRelations(groups, values, (n) => labels.unnamed({ n })),
    [groups, values, labels],
  );
  const { cells, largest, mutual, positive, count } = relations;
  const size = cells.rows.length;
  const asRing = useCallback(
    ({ width }: Pick<Plot, 'width'>) =>
      positive && (form === 'auto' ? size <= mostGroups && width >= roomForRing : form === 'chord'),
    [form, positive, size],
  );
  const heightOf = useCallback(
    (plot: Omit<Plot, 'height'>) =>
      asRing(plot) ? height : heatHeight(size, plot, { captioned: !mutual }),
    [asRing, height, mutual, size],
  );
  const matrixLabels = useMemo(
    () => ({
      ...labels,
      // What two names of a cell mean to one another.
      ...(!mutual && {
        pair: ({ first, second }: { first: string; second: string }) =>
          labels.flow({ from: first, to: second }),
      }),
    }),
    [labels, mutual],
  );
  // What is the same in both directions comes from nowhere.
  const axes = useMemo(
    () =>
      mutual
        ? undefined
        : { rows: labels.fromRows, columns: labels.toColumns, keys: labels.matrixKeys },
    [labels, mutual],
  );
  const scale = cells.extent ? <HeatScale extent={cells.extent} figures={figures} /> : null;
  return (
    <ChartFrame
      {...frame}
      height={largest ? heightOf : 240}
      isEmpty={!largest}
      sentence={
        largest
          ? labels.flows({
              count,
              from: cells.rows[largest.from] ?? '',
              to: cells.rows[largest.to] ?? '',
              value: figures.text(largest.value),
            })
          : ''
      }
      table={() => ({
        columns: [
          { label: groupLabel ?? (mutual ? labels.category : labels.from) },
          // A table of a thousand columns is a matrix again.
          ...cells.columns.slice(0, 100).map((name) => ({
            label: mutual ? name : labels.point({ name: labels.to, value: name }),
            numeric: true,
          })),
        ],
        rowCount: size,
        row: (index) => [
          cells.rows[index] ?? '',
          ...Array.from(cells.values[index]?.subarray(0, 100) ?? [], figures.text),
        ],
      })}
      scale={(plot) => (asRing(plot) ? null : scale)}
      note={(plot) =>
        asRing(plot) ? undefined : drawnNote(labels, drawnCells(cells, plot), size * size)
      }
    >
      {(plot) =>
        asRing(plot) ? (
          <ChordPlot plot={plot} relations={relations} figures={figures} labels={labels} />
        ) : (
          <HeatPlot plot={plot} cells={cells} figures={figures} labels={matrixLabels} axes={axes} />
        )
      }
    </ChartFrame>
  );
}
