'use client';

import { useMemo } from 'react';

import { listOrEmpty } from '../../components/private/list-or-empty.js';
import { warnOnce } from '../../components/private/warn-once.js';
import { ChartFrame } from '../frame/chart-frame.js';
import { useFigures } from '../frame/format.js';
import { useChartLabels } from '../frame/labels.js';
import type { ChartProps } from '../frame/types.js';
import { DonutPlot } from './donut-plot.js';
import { type DonutSlice, foldSlices, labelsBelow, mostSlices } from './slices.js';

export interface DonutChartProps extends ChartProps {
  /** Two to four parts of one whole. Of more, the three largest are drawn and the rest is "Other". */
  slices: readonly DonutSlice[];
  /** Head of the table's first column. @default 'Category' */
  categoryLabel?: string;
  /** How values are written: that of `Intl.NumberFormat`. */
  format?: Intl.NumberFormatOptions;
}

/** Shares of one whole. Where they are to be compared, bars are better. */
export function DonutChart({
  slices: givenSlices,
  categoryLabel,
  format,
  height = 240,
  ...frame
}: DonutChartProps) {
  const slices = listOrEmpty(givenSlices);
  const labels = useChartLabels();
  const figures = useFigures(format);
  const data = useMemo(
    () => foldSlices(slices, labels.other, (n) => labels.unnamed({ n })),
    [slices, labels],
  );
  const { folded } = data;
  const { title } = frame;
  warnOnce(
    `DonutChart "${title}"`,
    folded,
    `more than ${mostSlices} slices cannot be compared by angle, so all but the largest are drawn as one. Pass ${mostSlices} or fewer, or use BarChart.`,
  );
  // What is folded is no slice of the data, however large it is together.
  const largest = data.all.reduce<(typeof data.all)[number] | undefined>(
    (best, slice) => (best && best.value >= slice.value ? best : slice),
    undefined,
  );
  const texts = useMemo(
    () =>
      data.slices.map(({ value, share }) =>
        labels.pair({ first: figures.text(value), second: figures.share(share) }),
      ),
    [data, figures, labels],
  );
  return (
    <ChartFrame
      {...frame}
      height={height}
      isEmpty={largest === undefined}
      sentence={
        largest
          ? labels.whole({
              total: figures.text(data.total),
              name: largest.name,
              value: figures.text(largest.value),
              share: figures.share(largest.share),
            })
          : ''
      }
      table={() => ({
        columns: [
          { label: categoryLabel ?? labels.category },
          { label: labels.value, numeric: true },
          { label: labels.share, numeric: true },
        ],
        rowCount: data.all.length,
        row: (index) => {
          const slice = data.all[index];
          return [
            slice?.name ?? '',
            figures.text(slice?.value),
            slice ? figures.share(slice.share) : labels.none,
          ];
        },
      })}
      legend={{
        entries: data.slices.map(({ name }, index) => ({
          name: labels.point({ name, value: texts[index] ?? '' }),
          index,
          sign: 'fill',
        })),
        needed: labelsBelow,
      }}
    >
      {(plot) => (
        <DonutPlot
          plot={plot}
          slices={data.slices}
          texts={texts}
          total={figures.text(data.total)}
          labels={labels}
        />
      )}
    </ChartFrame>
  );
}
