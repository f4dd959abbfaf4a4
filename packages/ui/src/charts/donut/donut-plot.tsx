'use client';

import { useId, useMemo } from 'react';

import { classNames } from '../../components/private/class-names.js';
import type { ChartLabels } from '../../labels/types.js';
import { centred } from '../frame/axes.js';
import * as stage from '../frame/chart-stage.css.js';
import { ChartStage } from '../frame/chart-stage.js';
import * as styles from '../frame/series.css.js';
import { SeriesGroup, Textures } from '../frame/series.js';
import type { Plot, Walk } from '../frame/types.js';
import * as own from './donut.css.js';
import { layoutSlices, type Slice } from './slices.js';

export interface DonutPlotProps {
  plot: Plot;
  slices: readonly Slice[];
  /** Value and share of each slice. */
  texts: readonly string[];
  total: string;
  labels: ChartLabels;
}

/** The ring, its sum and the names of its slices. */
export function DonutPlot({ plot, slices, texts, total, labels }: DonutPlotProps) {
  const id = useId();
  const layout = useMemo(() => layoutSlices(plot, slices, texts), [plot, slices, texts]);
  const walk = useMemo(
    (): Walk => ({
      rows: [layout.slices.map(({ mark }) => mark)],
      axis: 'x',
      near: 'any',
      name: ({ index }) =>
        labels.point({ name: slices[index]?.name ?? '', value: texts[index] ?? '' }),
      tooltip: ({ index }) => ({
        title: slices[index]?.name ?? '',
        lines: [{ name: '', value: texts[index] ?? '' }],
      }),
      step: ({ index }, key) => {
        // A ring has no beginning and no end: up and down walk it too.
        const by = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
        const next = index + by;
        return by !== 0 && next >= 0 && next < slices.length ? { row: 0, index: next } : undefined;
      },
    }),
    [layout, slices, texts, labels],
  );
  const drawing = useMemo(
    () => (
      <>
        <Textures id={id} count={slices.length} />
        {layout.slices.map(({ path, label, leader }, index) => (
          <SeriesGroup key={index} id={id} index={index}>
            <path
              className={classNames(styles.fill, own.slice)}
              d={path}
              transform={`translate(${layout.cx} ${layout.cy})`}
              data-slice={index}
            />
            {leader ? <path className={stage.guide} d={leader} /> : null}
            {label ? (
              <>
                <text
                  className={styles.words}
                  x={label.x}
                  y={label.y - 2}
                  textAnchor={label.anchor}
                >
                  {label.lines[0]}
                </text>
                <text
                  className={stage.text}
                  x={label.x}
                  y={label.y + 14 * plot.em}
                  textAnchor={label.anchor}
                >
                  {label.lines[1]}
                </text>
              </>
            ) : null}
          </SeriesGroup>
        ))}
        <text
          className={own.total}
          x={layout.cx}
          y={centred(layout.cy, plot) + 3}
          textAnchor="middle"
        >
          {plot.measure(total) * 1.7 < layout.inner * 1.8 ? total : ''}
        </text>
      </>
    ),
    [id, plot, layout, slices, total],
  );
  return (
    <ChartStage
      plot={plot}
      walk={walk}
      renderMark={({ index }) => (
        <path
          className={stage.outline}
          d={layout.slices[index]?.path ?? ''}
          transform={`translate(${layout.cx} ${layout.cy})`}
        />
      )}
    >
      {drawing}
    </ChartStage>
  );
}
